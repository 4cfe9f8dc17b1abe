import { fromCallback, fromPromise } from 'xstate'
import { customerMachine } from '../../../machines/customer/customer.machine'
import type { SightCommand } from '../../../machines/customer/customer.types'
import { pricesMachine } from '../../../machines/prices/prices.machine'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import type { Ending } from '../../../machines/session/session.setup'
import type { CartQueue } from '../../../model/cart/cart-queue'
import type { Unfinished } from '../../../model/cart/unfinished'
import type { Api } from '../../../model/contract'
import type { EnteredRows } from '../../platform/wishes/entered-rows'
import { forgetNames } from '../../platform/wishes/typed-names'
import type { ReviewStore } from '../../platform/reviews'
import type { WishStore } from '../../platform/wishes/wishes'
import { connectCancellation } from './connect-cancellation'
import { connectCart } from './connect-cart'
import { connectCartGift } from './connect-cart-gift'
import { connectCheckout, type Drafts } from './connect-checkout'
import { connectDelivery } from './connect-delivery'
import { connectFavorites } from './connect-favorites'
import { connectCompanySetup, type SetupDrafts } from './conversations/connect-company-setup'
import { connectNotifications, connectPromoNotification } from './conversations/connect-notifications'
import { connectReview } from './conversations/connect-review'
import { connectSurvey, type SurveyDrafts } from './conversations/connect-survey'
import { connectProductNotifications } from './connect-product-notifications'
import { type BegunLines, connectQuickEntry } from './connect-quick-entry'
import { createSavedSending } from '../../cart/saved/saved-sending'

/** What a customer needs of the browser; tests give their own. */
export type CustomerPorts = Drafts &
  SetupDrafts &
  BegunLines &
  SurveyDrafts & {
    api: Api
    wishes: WishStore
    rows: EnteredRows
    reviews: ReviewStore
    /** Whether the row of a product is to be seen in the cart; nothing is where nobody looks. */
    isInSight?: (productId: number) => boolean
    log: (problem: { error: unknown; source: string }) => void
  }

/** What the shop has of the customer once his code is there. */
export type Customer = {
  machine: typeof customerMachine
  /** What of this person the cart does not count: wishes and entered rows of other tabs, living and dead, and changes of saved carts. [DEC-010] */
  elsewhere: (userId: number) => Promise<Unfinished>
  /** The wishes that dead tabs left, this tab's from now on; changes of saved carts are sent. */
  adopt: (userId: number) => Promise<CartQueue>
  /** Nothing unsent is left of this person; where the login ended `elsewhere`, nothing that this tab holds: what the tabs share may be another's by now. */
  forget: (userId: number, ending: Ending) => void
}

/** The customer with his effects bound to the server behind `api` and to the browser behind the ports. */
export function connectCustomer(ports: CustomerPorts): Customer {
  const { api, wishes, rows } = ports
  const saved = createSavedSending(api)
  const machine = customerMachine.provide({
    actors: {
      sight: fromCallback<SightCommand>(({ receive, sendBack }) =>
        receive(({ row, refusal }) => {
          if (!ports.isInSight?.(row)) sendBack({ type: 'refusal.unseen', refusal })
        }),
      ),
      cart: connectCart(api, wishes),
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
      notifications: connectNotifications(api),
      promoNotification: connectPromoNotification(api),
      companySetup: connectCompanySetup(api, ports),
      review: connectReview(api, ports.reviews),
      survey: connectSurvey(api, ports),
      productNotifications: connectProductNotifications(api),
      quickEntry: connectQuickEntry(api, rows, ports),
      checkout: connectCheckout(api, ports),
    },
    actions: { logCrash: (_, { actorId, error }) => ports.log({ error, source: `machine ${actorId}` }) },
  })
  return {
    machine,
    elsewhere: async (userId) => {
      const [kept, entered] = await Promise.all([wishes.elsewhere(userId), rows.elsewhere(userId)])
      const changes = saved.count(userId)
      return {
        unsent: kept.unsent + entered.unsent + changes.unsent,
        refused: [...kept.refused, ...entered.refused, ...changes.refused],
        saved: changes.unsent,
      }
    },
    adopt: (userId) => {
      void saved.send(userId)
      return wishes.adopt(userId)
    },
    forget: (userId, ending) => {
      rows.forgetOwn(userId)
      ports.keepLine(userId, null)
      forgetNames(userId)
      ports.keepSetup(userId, null)
      if (ending === 'elsewhere') wishes.forgetOwn(userId)
      else wishes.forget(userId)
    },
  }
}
