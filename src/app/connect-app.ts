import { createActor, fromCallback, fromPromise } from 'xstate'
import { appMachine } from '../../machines/app/app.machine'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import { cookieNoticeMachine } from '../../machines/cookie-notice/cookie-notice.machine'
import { customerCodeMachine } from '../../machines/customer-code/customer-code.machine'
import { navigationMachine } from '../../machines/navigation/navigation.machine'
import { resourceMachine } from '../../machines/resource/resource.machine'
import { resourcesMachine } from '../../machines/resource/resources.machine'
import { lazy } from '../../machines/support/lazy'
import { toasterMachine, type ToastCommand } from '../../machines/toaster/toaster.machine'
import type { Api, ReadName } from '../../model/contract'
import type { Tag } from '../../model/contract/endpoint'
import { LostCode } from '../../model/lost-code'
import { historyPort, type HistoryWorld } from '../platform/history/history'
import { networkPort } from '../platform/network'
import { tabsPort } from '../platform/tabs'
import type { Customer } from './customer/connect-customer'
import { connectSession } from './connect-session'
import type { AppActor } from '../shop/app-actor'
import type { Lazy } from '../shop/code/lazy'

/** What the shop needs from server and browser; tests pass their own. */
export type Ports = {
  api: Api
  customer: Lazy<Customer>
  /** Tags of a read; empty while its contract row is not loaded, as no page can show its data then. */
  tagsOf: (name: ReadName) => readonly Tag[]
  /** The name of the channel between tabs. */
  channel: string
  world: HistoryWorld
  readConsent: () => boolean
  keepConsent: () => void
  keepRegion: (id: number) => void
  keepAddress: (id: number) => void
  forgetStored: () => void
  drawToast: (command: Extract<ToastCommand, { type: 'toast.draw' }>) => void
  wipeToasts: () => void
  log: (problem: { error: unknown; source: string }) => void
}

/** The app machine with all effects implemented: calls go to `api`, everything else to the browser through the ports. */
export function connectApp(ports: Ports): typeof appMachine {
  const { api, customer } = ports
  return appMachine.provide({
    actors: {
      tabs: tabsPort(ports.channel),
      connectivity: connectivityMachine.provide({ actors: { network: networkPort } }),
      navigation: navigationMachine.provide({ actors: { history: historyPort(ports.world) } }),
      cookieNotice: cookieNoticeMachine.provide({
        actors: { loadConsent: fromPromise(async () => ports.readConsent()) },
        actions: { keepConsent: () => ports.keepConsent() },
      }),
      toaster: toasterMachine.provide({
        actors: {
          toasts: fromCallback<ToastCommand>(({ receive }) =>
            receive((command) => (command.type === 'toast.draw' ? ports.drawToast(command) : ports.wipeToasts())),
          ),
        },
      }),
      session: connectSession(api, customer),
      customerCode: customerCodeMachine.provide({ actors: { loadCode: fromPromise<unknown, void>(() => customer.load()) } }),
      customer: lazy(() => machineOf(customer.get())),
      resources: resourcesMachine.provide({
        actors: {
          // `useResource` has checked the arguments against the name.
          resource: resourceMachine.provide({
            actors: { load: fromPromise(({ input, signal }) => api(input.name, input.args as never, { signal })) },
            guards: { isTouched: (_, { request, tags }) => ports.tagsOf(request.name).some((tag) => tags.includes(tag)) },
          }),
        },
      }),
    },
    actions: {
      logCrash: (_, { actorId, error }) => ports.log({ error, source: `machine ${actorId}` }),
      keepRegion: (_, { region }) => ports.keepRegion(region.id),
      keepAddress: (_, { id }) => ports.keepAddress(id),
      forgetStored: (_, { userId, ending }) => {
        // The customer's code is loaded whenever somebody was signed in.
        if (userId !== null) customer.get()?.forget(userId, ending)
        // Another user may have logged in since: the storage shared by the tabs stays.
        if (ending !== 'elsewhere') ports.forgetStored()
      },
    },
  })
}

function machineOf(customer: Customer | undefined): Customer['machine'] {
  if (!customer) throw new LostCode('Somebody is signed in before the code of the customer is there')
  return customer.machine
}

export type StartOptions = { tab: string; path: string; remembered: { regionId: number | null; addressId: number | null } }

/** The root actor of the shop, not started yet. */
export const createApp = (ports: Ports, input: StartOptions): AppActor => createActor(connectApp(ports), { input })
