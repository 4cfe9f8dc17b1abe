import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { appMachine } from '../../machines/app/app.machine'
import type { SightCommand } from '../../machines/app/app.types'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import { cookieNoticeMachine } from '../../machines/cookie-notice/cookie-notice.machine'
import { navigationMachine } from '../../machines/navigation/navigation.machine'
import { pricesMachine } from '../../machines/prices/prices.machine'
import { regionsMachine } from '../../machines/regions/regions.machine'
import { resourceMachine } from '../../machines/resource/resource.machine'
import { resourcesMachine } from '../../machines/resource/resources.machine'
import { toasterMachine, type ToastCommand } from '../../machines/toaster/toaster.machine'
import type { Api } from '../../model/contract'
import { historyPort, type HistoryWorld } from '../platform/history/history'
import { networkPort } from '../platform/network'
import { tabsPort } from '../platform/tabs'
import type { EnteredRows } from '../platform/wishes/entered-rows'
import type { WishStore } from '../platform/wishes/wishes'
import { connectCancellation } from './customer/connect-cancellation'
import { connectCart } from './customer/connect-cart'
import { connectCartGift } from './customer/connect-cart-gift'
import { connectCheckout, type Drafts } from './customer/connect-checkout'
import { connectDelivery } from './customer/connect-delivery'
import { connectFavorites } from './customer/connect-favorites'
import { type BegunLines, connectQuickEntry } from './customer/connect-quick-entry'
import { connectSession } from './connect-session'

/** What the shop needs of the browser; tests give their own. */
export type Ports = Drafts &
  BegunLines & {
    api: Api
    wishes: WishStore
    rows: EnteredRows
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
    /** Whether the row of a product is to be seen in the cart; nothing is where nobody looks. */
    isInSight?: (productId: number) => boolean
    log: (problem: { error: unknown; source: string }) => void
  }
export type AppActor = ActorRefFrom<typeof appMachine>

/** The app machine with its effects bound to the server behind `api` and to the browser behind the ports. */
export function connectApp(ports: Ports): typeof appMachine {
  const { api } = ports
  return appMachine.provide({
    actors: {
      tabs: tabsPort(ports.channel),
      sight: fromCallback<SightCommand>(({ receive, sendBack }) =>
        receive(({ row, refusal }) => {
          if (!ports.isInSight?.(row)) sendBack({ type: 'refusal.unseen', refusal })
        }),
      ),
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
      session: connectSession(api, ports.wishes, ports.rows),
      cart: connectCart(api, ports.wishes),
      regions: regionsMachine.provide({
        actors: {
          loadRegions: fromPromise(({ input, signal }) => api('regions.list', { params: { id: input.userId }, query: {} }, { signal })),
        },
      }),
      prices: pricesMachine.provide({
        actors: {
          loadPrices: fromPromise(({ input, signal }) =>
            api('products.stocksAndPrices', { body: { company_region_id: input.regionId, products_ids: [...input.ids] } }, { signal }).then(
              ({ products }) => products,
            ),
          ),
        },
      }),
      cartGift: connectCartGift(api),
      cancellation: connectCancellation(api),
      delivery: connectDelivery(api, ports),
      favorites: connectFavorites(api),
      quickEntry: connectQuickEntry(api, ports.rows, ports),
      checkout: connectCheckout(api, ports),
      resources: resourcesMachine.provide({
        actors: {
          // The request was made by `useResource`, which checked the arguments against the name.
          resource: resourceMachine.provide({
            actors: { load: fromPromise(({ input, signal }) => api(input.name, input.args as never, { signal })) },
          }),
        },
      }),
    },
    actions: {
      logCrash: (_, { actorId, error }) => ports.log({ error, source: `machine ${actorId}` }),
      keepRegion: (_, { region }) => ports.keepRegion(region.id),
      keepAddress: (_, { id }) => ports.keepAddress(id),
      forgetStored: (_, { userId, ending }) => {
        // Others may have logged in since: of what the tabs share nothing is touched.
        if (userId !== null) {
          ports.rows.forgetOwn(userId)
          ports.keepLine(userId, null)
        }
        if (ending === 'elsewhere') return userId === null ? undefined : ports.wishes.forgetOwn(userId)
        if (userId !== null) ports.wishes.forget(userId)
        ports.forgetStored()
      },
    },
  })
}

export type StartOptions = { tab: string; path: string; remembered: { regionId: number | null; addressId: number | null } }

/** The shop, ready to be started. */
export const createApp = (ports: Ports, input: StartOptions): AppActor => createActor(connectApp(ports), { input })
