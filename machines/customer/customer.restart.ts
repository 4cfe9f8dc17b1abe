import { enqueueActions } from 'xstate'
import { cartMachine } from '../cart/cart.machine'
import { to } from '../support/address'
import { WIRE } from '../support/relay'
import { renewal } from '../support/renewal'
import { enteringSetup } from './customer.entering'
import { pathOf } from './customer.knowledge'
import { cartInput } from './customer.setup'

/** With what becomes of machines that crashed. */
export const restartSetup = enteringSetup.extend({
  actions: {
    /** They are started anew with what they were started with, the wires between them too; their wishes come back from the store. [DEC-065] */
    restart: enqueueActions(({ context, enqueue, self, system }, { actorIds }: { actorIds: readonly string[] }) => {
      const { user, tab, region, holds, remembered } = context
      const userId = user.id
      const lives = context.lives + 1
      enqueue.assign({ crashed: [...context.crashed, ...actorIds], lives })
      const start: Readonly<Record<string, () => void>> = {
        sight: () => enqueue.spawnChild('sight', { id: 'sight' }),
        regions: () =>
          enqueue.spawnChild('regions', { id: 'regions', systemId: 'regions', input: { userId, remembered: remembered.regionId } }),
        cart: () => enqueue.spawnChild('cart', { id: 'cart', systemId: 'cart', input: cartInput({ user, tab, lives, region, holds }) }),
        quickEntry: () => enqueue.spawnChild('quickEntry', { id: 'quickEntry', systemId: 'quickEntry', input: { userId } }),
        prices: () => enqueue.spawnChild('prices', { id: 'prices', systemId: 'prices' }),
        cartGift: () => enqueue.spawnChild('cartGift', { id: 'cartGift', systemId: 'cartGift' }),
        checkout: () => enqueue.spawnChild('checkout', { id: 'checkout', systemId: 'checkout', input: { userId } }),
        cancellation: () => enqueue.spawnChild('cancellation', { id: 'cancellation', systemId: 'cancellation' }),
        favorites: () => enqueue.spawnChild('favorites', { id: 'favorites', systemId: 'favorites', input: { userId } }),
        notifications: () => enqueue.spawnChild('notifications', { id: 'notifications', systemId: 'notifications', input: { userId } }),
        promoNotification: () =>
          enqueue.spawnChild('promoNotification', { id: 'promoNotification', systemId: 'promoNotification', input: { userId } }),
        companySetup: () => {
          enqueue.emit({ type: 'popup.over', popup: 'setup' })
          const input = { user, isHeld: holds.includes('session'), path: pathOf(system) }
          enqueue.spawnChild('companySetup', { id: 'companySetup', systemId: 'companySetup', input })
        },
        review: () => {
          enqueue.spawnChild('review', { id: 'review', systemId: 'review', input: { userId } })
          // What it had on the screen is gone with it.
          enqueue.emit({ type: 'popup.over', popup: 'review' })
          // A logout may wait for it.
          enqueue.raise({ type: 'review.told' })
        },
        survey: () => enqueue.spawnChild('survey', { id: 'survey', systemId: 'survey', input: { userId, path: pathOf(system) } }),
        productNotifications: () =>
          enqueue.spawnChild('productNotifications', { id: 'productNotifications', systemId: 'productNotifications' }),
        delivery: () =>
          enqueue.spawnChild('delivery', { id: 'delivery', systemId: 'delivery', input: { userId, remembered: remembered.addressId } }),
      }
      for (const { id, kind } of renewal(actorIds, self.getSnapshot().children)) {
        if (kind === 'wire') {
          const wire = id as 'relay.cart' // any of them
          enqueue.stopChild(wire)
          enqueue.spawnChild('relay', { id: wire, input: { of: id.slice(WIRE.length) } })
          continue
        }
        start[id]?.()
        if (!region) continue
        const regionId = region.id
        if (id === 'prices') enqueue.sendTo('prices', { type: 'prices.aim', regionId })
        if (id === 'cartGift') enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' }) // which is told to it
        if (id === 'checkout') enqueue.sendTo('checkout', { type: 'checkout.aim', regionId })
        if (id === 'quickEntry') enqueue.sendTo('quickEntry', { type: 'entry.aimed', regionId })
        if (id === 'promoNotification') enqueue.sendTo('promoNotification', { type: 'promo.aim', regionId })
        if (id === 'review') enqueue.sendTo('review', { type: 'review.aim', regionId })
        if (id === 'survey') enqueue.sendTo('survey', { type: 'survey.aim', regionId })
        if (id === 'delivery') enqueue.sendTo('delivery', { type: 'delivery.load', regionId })
      }
    }),
  },
})
