import { fromCallback, fromPromise } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import type { Api } from '../../../model/contract'
import { LOOKUP_ORDERS } from '../../../model/limits'
import { mergedWords, type OrderDraft } from '../../../model/order/draft'
import { sameOrder } from '../../../model/order/placing/same-order'
import { serverNow } from '../../platform/clock/server-clock'
import { webTurns, type Turns } from '../../platform/cart/turns'

/** Where the draft of an order lies while the page is reloaded; the checkout and the choice of delivery each write their part. */
export type Drafts = {
  readDraft: (userId: number, regionId: number) => OrderDraft
  keepDraft: (userId: number, regionId: number, draft: OrderDraft) => void
}

/** The checkout with its calls; the uuid of an order is the key of its call. @param now ms, by the server's clock: when an order was placed is its word [DEC-022] */
export function connectCheckout(api: Api, { readDraft, keepDraft }: Drafts, now: () => number = serverNow, turns: Turns = webTurns) {
  const newest = async (id: number, signal: AbortSignal) => {
    const query = { limit: LOOKUP_ORDERS, order_by: 'created_at', order_dir: 'desc', include: 'items' } as const
    const { orders } = await api('orders.list', { params: { id }, query }, { signal })
    return orders
  }
  return checkoutMachine.provide({
    actors: {
      loadDraft: fromPromise(async ({ input }) => {
        const { addressId: _, pickupId: __, ...words } = readDraft(input.userId, input.regionId)
        return words
      }),
      loadUuid: fromPromise(({ signal }) => api('orders.newUuid', {}, { signal })),
      findOrder: fromPromise(async ({ input: { uuid, regionId }, signal }) => {
        const orders = await newest(regionId, signal)
        return orders.find((order) => order.uuid === uuid) ?? null
      }),
      findSame: fromPromise(async ({ input, signal }) => sameOrder(await newest(input.regionId, signal), input, now())),
      turn: fromCallback(({ input: { userId, regionId }, sendBack }) =>
        turns(`karter-order-${userId}-${regionId}`, () => sendBack({ type: 'turn.given' })),
      ),
      placeOrder: fromPromise(({ input, signal }) => api('orders.create', { body: input }, { key: input.uuid, signal })),
    },
    actions: {
      storeDraft: ({ context: { userId, regionId } }, { before, after }) => {
        if (regionId === null) return
        const held = readDraft(userId, regionId)
        keepDraft(userId, regionId, { ...held, ...mergedWords(before, after, held) })
      },
    },
  })
}
