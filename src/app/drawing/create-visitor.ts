import { createActor, fromCallback } from 'xstate'
import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { navigationMachine, type NavigationCommand } from '../../../machines/navigation/navigation.machine'
import type { Api } from '../../../model/contract'
import type { Visitor } from '../../../model/heads/drawing'
import { EMPTY_SETUP } from '../../../model/identity/company-form'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import type { TabMessage } from '../../../model/tab-message'
import { loadCustomerParts } from '../../hooks/visitor/customer-parts'
import { readSurvey } from '../../platform/drafts'
import { memoryReviews } from '../../platform/reviews'
import { memoryRows } from '../../platform/wishes/entered-rows'
import { memoryWishes } from '../../platform/wishes/wishes'
import type { AppActor } from '../../shop/app-actor'
import { createLazy } from '../../shop/code/lazy'
import { connectApp } from '../connect-app'
import { connectCustomer, type Customer } from '../customer/connect-customer'

/** The root actor of whoever `api` answers, without a browser: nothing is kept, nothing is told. @param path of the page, with its query */
export function createVisitor(api: Api, path: string, { hasConsent, regionId, addressId }: Visitor): AppActor {
  const log = ({ error, source }: { error: unknown; source: string }) => console.error(`Drawing ${path}, ${source}:`, error)
  const customer = createLazy<Customer>(async () => {
    await loadCustomerParts()
    return connectCustomer({
      api,
      log,
      wishes: memoryWishes(),
      rows: memoryRows(),
      reviews: memoryReviews(),
      readDraft: () => EMPTY_DRAFT,
      keepDraft: () => {},
      readSurvey,
      keepSurvey: () => {},
      readLine: () => null,
      keepLine: () => {},
      readSetup: () => EMPTY_SETUP,
      keepSetup: () => {},
    })
  })
  const machine = connectApp({
    api,
    log,
    customer,
    tagsOf: () => [],
    channel: '',
    world: undefined as never, // its port is replaced below
    readConsent: () => hasConsent,
    keepConsent: () => {},
    keepRegion: () => {},
    keepAddress: () => {},
    forgetStored: () => {},
    drawToast: () => {},
    wipeToasts: () => {},
  }).provide({
    actors: {
      tabs: fromCallback<{ type: 'tabs.tell'; message: TabMessage }>(() => {}),
      connectivity: connectivityMachine.provide({ actors: { network: fromCallback<{ type: 'network.none' }>(() => {}) } }),
      navigation: navigationMachine.provide({ actors: { history: fromCallback<NavigationCommand>(() => {}) } }),
    },
  })
  return createActor(machine, { input: { tab: 'server', path, remembered: { regionId, addressId } } })
}
