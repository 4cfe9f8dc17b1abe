import { assign, setup } from 'xstate'
import { ApiError, isInDoubt } from '../../model/api-error'
import type { UserCart } from '../../model/saved-cart/saved-cart'
import { effect } from '../support/effect'
import type { LineToSend } from './saved-line.machine'

/** A product for a saved cart: pieces that come on top, and what the line is to hold then. */
export type ProductToSave = { cartId: number; productId: number; added: number; qty: number }
type Context = {
  tab: string
  seq: number
  /** What was pressed last. */
  wish: ProductToSave | null
  /** It has no answer: pressed again, the very same goes under the same key, whatever the cart is read to hold meanwhile. */
  isOpen: boolean
  /** The cart as the server keeps it. */
  made: UserCart | null
  error: ApiError | null
}
const isSame = (one: ProductToSave, other: ProductToSave): boolean =>
  one.cartId === other.cartId && one.productId === other.productId && one.added === other.added

/** A product into a saved cart that is there, on top of what it holds: one key until it is answered, so that a lost answer adds nothing twice. [DEC-005, DEC-018] */
export const productSavingMachine = setup({
  types: {
    input: {} as { tab: string },
    context: {} as Context,
    events: {} as { type: 'cart.chosen' } & ProductToSave,
    tags: {} as 'busy' | 'saved',
  },
  actors: { sendLine: effect<UserCart, LineToSend>('sendLine') },
  guards: { isInDoubt: (_, { error }: { error: unknown }) => isInDoubt(error) },
  actions: {
    note: assign(({ context: { wish, isOpen, seq } }, { cartId, productId, added, qty }: ProductToSave) => {
      const next = { cartId, productId, added, qty }
      return wish && isOpen && isSame(wish, next) ? { error: null } : { wish: next, seq: seq + 1, isOpen: false, error: null }
    }),
    keep: assign({ made: (_, { cart }: { cart: UserCart }) => cart }),
    doubt: assign((_, { error }: { error: unknown }) => ({ error: ApiError.from(error), isOpen: true })),
    blame: assign((_, { error }: { error: unknown }) => ({ error: ApiError.from(error), isOpen: false })),
  },
}).createMachine({
  id: 'productSaving',
  context: ({ input }) => ({ ...input, seq: 0, wish: null, isOpen: false, made: null, error: null }),
  initial: 'choosing',
  states: {
    choosing: { on: { 'cart.chosen': { target: 'sending', actions: { type: 'note', params: ({ event }) => event } } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendLine',
        input: ({ context: { wish, tab, seq } }) => {
          const { cartId, productId, qty } = wish! // it was noted
          return { cartId, productId, qty, key: `${tab}-${seq}` }
        },
        onDone: { target: 'saved', actions: { type: 'keep', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'doubt', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    saved: { tags: 'saved' },
  },
})
