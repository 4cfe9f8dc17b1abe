import { enqueueActions } from 'xstate'
import { orderableQuantity } from '../../model/cart/quantity'
import { QUANTITY_MAX } from '../../model/limits'
import { cartMachine } from '../cart/cart.machine'
import { selectQuantity } from '../cart/cart.selectors'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { pricesMachine } from '../prices/prices.machine'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import type { QuickEntryFact } from '../quick-entry/quick-entry.types'
import { regionsMachine } from '../regions/regions.machine'
import { snapshotOf, to } from './app.address'
import { appSetup } from './app.setup'

type Added = Extract<QuickEntryFact, { type: 'entry.added' }>
type Withdrawn = Extract<QuickEntryFact, { type: 'entry.withdrawn' }>
type System = Parameters<typeof snapshotOf>[1]

/** What stands in the cart of this region; undefined where no cart of it is known yet. */
function cartOf(system: System, regionId: number) {
  const cart = snapshotOf(cartMachine, system, 'cart')
  const isKnown = cart?.context.regionId === regionId && (cart.hasTag('known') || cart.context.known.size > 0)
  return isKnown ? cart : undefined
}
const stockOf = (system: System, productId: number) =>
  snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price?.stock ?? null

const OTHER_REGION = 'Регион сменился, строка не\u00a0добавлена. Введите её снова.'

/** The setup of the root with what the machines of a customer are told: also the way from the entry by article into the cart. */
export const customerSetup = appSetup.extend({
  actions: {
    /** What kept their lists away may be over: those that have none ask again, and marks that waited go out. */
    retryLists: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'regions.retried' })
      enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.retried' })
      enqueue.sendTo(to(favoritesMachine, 'favorites'), { type: 'favorites.retried' })
      enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' })
    }),
    /** Adds to what stands in the cart, and tells the entry how many pieces more that makes; the cart's own words say why it is another number. [DEC-019] */
    takeIn: enqueueActions(({ context, enqueue, system }, { entryId, regionId, product, quantity }: Added) => {
      const entry = to(quickEntryMachine, 'quickEntry')
      if (regionId !== context.region?.id) return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: OTHER_REGION })
      const cart = cartOf(system, regionId)
      if (!cart) return enqueue.sendTo(entry, { type: 'entry.missed', entryId })
      const before = selectQuantity(product.id)(cart)
      const wish = Math.min(before + quantity, QUANTITY_MAX)
      const stock = stockOf(system, product.id)
      enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', product, quantity: wish, stock })
      enqueue.sendTo(entry, { type: 'entry.kept', entryId, added: orderableQuantity(wish, { ...product, stock }) - before })
    }),
    /** Takes back what an entry added; the rest stays. */
    takeOut: enqueueActions(({ context, enqueue, system }, { regionId, product, quantity }: Withdrawn) => {
      const cart = regionId === context.region?.id ? cartOf(system, regionId) : undefined
      const before = cart ? selectQuantity(product.id)(cart) : 0
      if (before === 0) return
      const stock = stockOf(system, product.id)
      enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', product, quantity: Math.max(0, before - quantity), stock })
    }),
  },
})
