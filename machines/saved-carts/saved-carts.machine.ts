import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { UserCart } from '../../model/saved-cart/saved-cart'
import { savedCartMachine, type SavedCartReport } from './saved-cart.machine'

/** What is done with one saved cart. */
export type SavedCartRef = ActorRefFrom<typeof savedCartMachine>
type Context = {
  tab: string
  /** By the number of the cart. */
  carts: ReadonlyMap<number, SavedCartRef>
  /** Those that were deleted on this page, and may come back while it is there. */
  ghosts: ReadonlyMap<number, UserCart>
}

/** The saved carts of a page: one child for each that was read, which outlives its row: a deleted one comes back from its place. [DEC-021] */
export const savedCartsMachine = setup({
  types: {
    input: {} as { tab: string },
    context: {} as Context,
    events: {} as { type: 'carts.read'; carts: readonly UserCart[] } | SavedCartReport,
  },
  actors: { savedCart: savedCartMachine },
  actions: {
    keepGhost: assign({ ghosts: ({ context }, { cart }: { cart: UserCart }) => new Map(context.ghosts).set(cart.id, cart) }),
    dropGhost: assign({
      ghosts: ({ context }, { id }: { id: number }) => new Map([...context.ghosts].filter(([each]) => each !== id)),
    }),
  },
})
  .extend({
    actions: {
      watch: enqueueActions(({ context, enqueue, self }, { carts }: { carts: readonly UserCart[] }) => {
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
    context: ({ input }) => ({ ...input, carts: new Map(), ghosts: new Map() }),
    on: {
      'carts.read': { actions: { type: 'watch', params: ({ event }) => event } },
      'cart.removed': { actions: { type: 'keepGhost', params: ({ event }) => event } },
      // One that was saved anew has another number.
      'cart.returned': {
        actions: [
          { type: 'watch', params: ({ event }) => ({ carts: [event.cart] }) },
          { type: 'dropGhost', params: ({ event }) => event },
        ],
      },
    },
  })
