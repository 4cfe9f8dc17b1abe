import { assign, setup } from 'xstate'
import { ApiError, isInDoubt } from '../../model/api-error'
import type { UserCart } from '../../model/saved-cart/saved-cart'
import { effect } from '../support/effect'
import type { NameToSend } from './saved-cart.machine'

/** A line to be saved: pieces, and what was noted of it. */
export type LineToSave = { product_id: number; qty: number; note?: string }
/** A cart to be saved. */
export type CartToSave = { name: string; lines: readonly LineToSave[]; key: string }
type Context = {
  tab: string
  seq: number
  name: string
  lines: readonly LineToSave[]
  /** The cart as the server keeps it. */
  made: UserCart | null
  error: ApiError | null
}

const areSame = (some: readonly LineToSave[], others: readonly LineToSave[]): boolean =>
  some.length === others.length &&
  some.every(({ product_id, qty, note }, at) => {
    const other = others[at]
    return other?.product_id === product_id && other.qty === qty && other.note === note
  })

/**
 * Saving what stands in the cart under a name: one key until it is answered, so that a lost answer makes no second cart. Where the earlier
 * try had been heard under another name, the cart gets the name of now; other lines than were tried are another cart, for under the old key
 * the server would keep the old ones. [DEC-005, DEC-018]
 */
export const cartSavingMachine = setup({
  types: {
    input: {} as { tab: string },
    context: {} as Context,
    /** A name that may be kept. */
    events: {} as { type: 'name.submitted'; name: string; lines: readonly LineToSave[] },
    tags: {} as 'busy' | 'saved',
  },
  actors: { saveCart: effect<UserCart, CartToSave>('saveCart'), sendName: effect<UserCart, NameToSend>('sendName') },
  guards: {
    isInDoubt: (_, { error }: { error: unknown }) => isInDoubt(error),
    /** Its answer is that of an earlier try; a server that knows no names says none. */
    isOtherName: ({ context }, { cart }: { cart: UserCart }) => cart.name !== undefined && cart.name !== context.name,
  },
  actions: {
    note: assign(({ context }, { name, lines }: { name: string; lines: readonly LineToSave[] }) => ({
      name,
      lines,
      seq: context.lines.length === 0 || areSame(lines, context.lines) ? context.seq : context.seq + 1,
      error: null,
    })),
    keep: assign({ made: (_, { cart }: { cart: UserCart }) => cart }),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    takeNewKey: assign({ seq: ({ context }) => context.seq + 1 }),
  },
}).createMachine({
  id: 'cartSaving',
  context: ({ input }) => ({ ...input, seq: 1, name: '', lines: [], made: null, error: null }),
  initial: 'naming',
  states: {
    naming: { on: { 'name.submitted': { target: 'saving', actions: { type: 'note', params: ({ event }) => event } } } },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveCart',
        input: ({ context: { name, lines, tab, seq } }) => ({ name, lines, key: `${tab}-${seq}` }),
        onDone: [
          {
            guard: { type: 'isOtherName', params: ({ event }) => ({ cart: event.output }) },
            target: 'renaming',
            actions: { type: 'keep', params: ({ event }) => ({ cart: event.output }) },
          },
          { target: 'saved', actions: { type: 'keep', params: ({ event }) => ({ cart: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'naming',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'naming', actions: [{ type: 'blame', params: ({ event }) => event }, 'takeNewKey'] },
        ],
      },
    },
    renaming: {
      tags: 'busy',
      invoke: {
        src: 'sendName',
        input: ({ context: { name, made, tab, seq } }) => ({ id: made!.id, name, key: `${tab}-${seq}-name` }), // it was made
        onDone: { target: 'saved', actions: { type: 'keep', params: ({ event }) => ({ cart: event.output }) } },
        // It is there, under the name of the earlier try.
        onError: { target: 'saved', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    saved: { tags: 'saved' },
  },
})
