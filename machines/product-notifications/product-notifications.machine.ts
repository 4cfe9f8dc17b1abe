import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { productNotificationMachine } from './product-notification.machine'

export type ProductNotificationRef = ActorRefFrom<typeof productNotificationMachine>
type Listed = { regionId: number; items: readonly { id: number; product_id: number }[] }
type Awaited = { regionId: number; productId: number }
/** The wishes of a region as its list says; null: there is no such list. */
type Lists = Readonly<Record<number, ReadonlyMap<number, number> | null>>

/** One wish for each product and region. */
export const notificationKey = ({ regionId, productId }: Awaited): string => `${regionId}/${productId}`

/**
 * What a customer waits for, wherever in the shop a button of it stands: one child for each product that was shown, so all its buttons say
 * the same. Which wishes there are the list of the region says; without one each child asks for itself.
 */
export const productNotificationsMachine = setup({
  types: {
    context: {} as { lists: Lists; byKey: Readonly<Record<string, ProductNotificationRef>> },
    events: {} as
      /** A button of the product is on the screen. */
        | ({ type: 'product.shown' } & Awaited)
        | ({ type: 'list.told' } & Listed)
        | { type: 'list.missing'; regionId: number }
        /** What kept answers away may be over. */
        | { type: 'notifications.retried' },
  },
  actors: { productNotification: productNotificationMachine },
  guards: { isKnown: ({ context }, awaited: Awaited) => notificationKey(awaited) in context.byKey },
  actions: {
    spawnWish: assign({
      byKey: ({ context, spawn }, { regionId, productId }: Awaited) => {
        const key = notificationKey({ regionId, productId })
        return { ...context.byKey, [key]: spawn('productNotification', { id: key, input: { regionId, productId } }) }
      },
    }),
    /** After `spawnWish`: what its list says already. */
    tellNew: enqueueActions(({ context, enqueue }, awaited: Awaited) => {
      const [list, ref] = [context.lists[awaited.regionId], context.byKey[notificationKey(awaited)]!] // it was made just now
      if (list === null) enqueue.sendTo(ref, { type: 'wish.unlisted' })
      else if (list) enqueue.sendTo(ref, { type: 'wish.told', id: list.get(awaited.productId) ?? null })
    }),
    keepList: assign({
      lists: ({ context }, { regionId, items }: Listed) => ({
        ...context.lists,
        [regionId]: new Map(items.map(({ id, product_id }) => [product_id, id])),
      }),
    }),
    noteMissing: assign({ lists: ({ context }, { regionId }: { regionId: number }) => ({ ...context.lists, [regionId]: null }) }),
    /** After `keepList` and `noteMissing`. */
    tellAll: enqueueActions(({ context, enqueue }, { regionId }: { regionId: number }) => {
      const list = context.lists[regionId]
      for (const ref of Object.values(context.byKey)) {
        const { context: wish } = ref.getSnapshot()
        if (wish.regionId !== regionId) continue
        enqueue.sendTo(ref, list ? { type: 'wish.told', id: list.get(wish.productId) ?? null } : { type: 'wish.unlisted' })
      }
    }),
    retryAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of Object.values(context.byKey)) enqueue.sendTo(ref, { type: 'wish.retried' })
    }),
  },
}).createMachine({
  id: 'productNotifications',
  context: { lists: {}, byKey: {} },
  on: {
    'product.shown': [
      { guard: { type: 'isKnown', params: ({ event }) => event } },
      {
        actions: [
          { type: 'spawnWish', params: ({ event }) => event },
          { type: 'tellNew', params: ({ event }) => event },
        ],
      },
    ],
    'list.told': {
      actions: [
        { type: 'keepList', params: ({ event }) => event },
        { type: 'tellAll', params: ({ event }) => event },
      ],
    },
    'list.missing': {
      actions: [
        { type: 'noteMissing', params: ({ event }) => event },
        { type: 'tellAll', params: ({ event }) => event },
      ],
    },
    'notifications.retried': { actions: 'retryAll' },
  },
})
