import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { ListedCart } from '../../model/saved-cart/saved-cart'
import { savedCartMachine, type SavedCartReport } from './saved-cart.machine'

/** What is done with one saved cart. */
export type SavedCartRef = ActorRefFrom<typeof savedCartMachine>
type Context = {
  tab: string
  /** By the number of the cart. */
  carts: ReadonlyMap<number, SavedCartRef>
  /** Those that were deleted on this page, and may come back while it is there. */
  ghosts: ReadonlyMap<number, ListedCart>
  /** Those that came back and are in no reading yet: a list that was read before does not have them. */
  returned: ReadonlyMap<number, ListedCart>
}

const without = (carts: ReadonlyMap<number, ListedCart>, id: number) => new Map([...carts].filter(([each]) => each !== id))

/** The saved carts of a page: one child for each that was read, which outlives its row: a deleted one comes back from its place. [DEC-021] */
export const savedCartsMachine = setup({
  types: {
    input: {} as { tab: string },
    context: {} as Context,
    events: {} as { type: 'carts.read'; carts: readonly ListedCart[] } | SavedCartReport,
  },
  actors: { savedCart: savedCartMachine },
  actions: {
    keepGhost: assign(({ context }, { cart }: { cart: ListedCart }) => ({
      ghosts: new Map(context.ghosts).set(cart.id, cart),
      returned: without(context.returned, cart.id),
    })),
    takeBack: assign(({ context }, { id, cart }: { id: number; cart: ListedCart }) => ({
      ghosts: without(without(context.ghosts, id), cart.id),
      returned: new Map(context.returned).set(cart.id, cart),
    })),
    dropReturned: assign({ returned: new Map() }),
  },
})
  .extend({
    actions: {
      watch: enqueueActions(({ context, enqueue, self }, { carts }: { carts: readonly ListedCart[] }) => {
        for (const cart of carts) {
          const known = context.carts.get(cart.id)
          if (known) enqueue.sendTo(known, { type: 'cart.read', cart })
        }
        const fresh = carts.filter(({ id }) => !context.carts.has(id))
        if (fresh.length === 0) return
        enqueue.assign({
          carts: ({ spawn }) =>
            new Map([
              ...context.carts,
              ...fresh.map((cart) => [cart.id, spawn('savedCart', { input: { parent: self, cart, tab: context.tab } })] as const),
            ]),
        })
      }),
    },
  })
  .createMachine({
    id: 'savedCarts',
    context: ({ input }) => ({ ...input, carts: new Map(), ghosts: new Map(), returned: new Map() }),
    on: {
      'carts.read': { actions: [{ type: 'watch', params: ({ event }) => event }, 'dropReturned'] },
      'cart.removed': { actions: { type: 'keepGhost', params: ({ event }) => event } },
      // One that was saved anew has another number.
      'cart.returned': {
        actions: [
          { type: 'watch', params: ({ event }) => ({ carts: [event.cart] }) },
          { type: 'takeBack', params: ({ event }) => event },
        ],
      },
    },
  })
