import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { savedQuantityOf, standingGhosts, withKnown, type SavedLines } from '../../model/saved-cart/rows'
import { newerCart, savedQuantity, type UserCart } from '../../model/saved-cart/saved-cart'
import type { UnsentLine } from '../../model/saved-cart/unsent'
import { type SavedLineReport, savedLineMachine } from './saved-line.machine'

/** The way of a line's quantity to the server. */
export type SavedLineRef = ActorRefFrom<typeof savedLineMachine>
type Context = SavedLines & {
  cartId: number
  tab: string
  /** What the page before this one left unsent, until the cart is known. */
  unsent: readonly UnsentLine[]
  /** What a typed quantity was made to fit packs and limit. */
  corrections: ReadonlyMap<number, { asked: number; kept: number }>
  lines: ReadonlyMap<number, SavedLineRef>
  /** Lines that wait for an answer or a login. */
  stalled: ReadonlySet<number>
}
type Changed = { productId: number; quantity: number }

const without = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> => new Map([...map].filter(([each]) => each !== id))
const withoutOne = (set: ReadonlySet<number>, id: number): ReadonlySet<number> => new Set([...set].filter((each) => each !== id))
const withEntry = <V>(map: ReadonlyMap<number, V>, id: number, value: V): ReadonlyMap<number, V> => new Map(map).set(id, value)
/**
 * The lines of a saved cart on its page: shown as they are wished, each written by itself; an older answer never replaces a newer one, and
 * what another tab changed is taken in but for what is wished here. What a reload interrupted goes on. [DEC-020, DEC-021]
 */
export const savedLinesMachine = setup({
  types: {
    input: {} as Pick<Context, 'cartId' | 'tab' | 'unsent'>,
    context: {} as Context,
    events: {} as
      | { type: 'cart.read'; cart: UserCart }
      /** Pieces as they were typed or stepped to; 0 takes the line out. */
      | ({ type: 'quantity.changed' } & Changed)
      | { type: 'quantity.entered'; productId: number }
      | { type: 'line.restored'; productId: number }
      | { type: 'refusal.dropped'; productId: number }
      | { type: 'writing.resumed' }
      /** What waits for the end of its typing goes now: the page is left, or somebody waits for it. */
      | { type: 'writing.hurried' }
      | SavedLineReport,
    tags: {} as 'known',
  },
  actors: { savedLine: savedLineMachine },
  guards: {
    hasLine: ({ context }, { productId }: { productId: number }) => context.seen.has(productId),
    isGhost: ({ context }, { productId }: { productId: number }) =>
      context.ghosts.has(productId) && savedQuantityOf(context, productId) === 0,
  },
  actions: {
    keep: assign(({ context }, { cart }: { cart: UserCart }) => withKnown(context, newerCart(context.known, cart))),
    wish: assign(({ context }, { productId, quantity }: Changed) => {
      const { product } = context.seen.get(productId)! // guard hasLine
      const kept = savedQuantity(quantity, product)
      const before = savedQuantityOf(context, productId)
      return {
        stalled: withoutOne(context.stalled, productId),
        wishes: withEntry(context.wishes, productId, kept),
        ghosts: kept === 0 && before > 0 ? withEntry(context.ghosts, productId, before) : context.ghosts,
        corrections:
          kept === quantity
            ? without(context.corrections, productId)
            : withEntry(context.corrections, productId, { asked: quantity, kept }),
      }
    }),
    wishBack: assign({
      wishes: ({ context: { wishes, ghosts } }, { productId }: { productId: number }) =>
        withEntry(wishes, productId, ghosts.get(productId)!), // guard isGhost
    }),
    settle: assign(({ context }, { productId, isLast }: { productId: number; isLast: boolean }) => ({
      stalled: withoutOne(context.stalled, productId),
      ...(isLast && { wishes: without(context.wishes, productId) }),
    })),
    stall: assign({ stalled: ({ context }, { productId }: { productId: number }) => new Set(context.stalled).add(productId) }),
    /** A line that the server would not take out is there; one that it would not take back is a ghost again. */
    rollBack: assign(({ context }, { productId }: { productId: number }) => {
      const wishes = without(context.wishes, productId)
      return {
        stalled: withoutOne(context.stalled, productId),
        wishes,
        ghosts: standingGhosts({ ...context, wishes }),
        corrections: without(context.corrections, productId),
      }
    }),
    /** The wishes as they are now are put where a reload finds them. */
    keepUnsent: () => {},
  },
})
  .extend({
    actions: {
      /** After the wish was noted. */
      send: enqueueActions(({ context, enqueue, self }, { productId }: { productId: number }) => {
        const { lines, wishes, cartId, tab } = context
        const qty = wishes.get(productId) ?? 0
        const line = lines.get(productId)
        if (line) return enqueue.sendTo(line, { type: 'quantity.wished', qty })
        enqueue.assign({
          lines: ({ spawn }) => withEntry(lines, productId, spawn('savedLine', { input: { parent: self, cartId, productId, tab, qty } })),
        })
      }),
      /** Lines that are not as they were wished before the reload; one that is gone meanwhile comes back where pieces of it are wished. */
      takeUnsent: enqueueActions(({ context, enqueue }) => {
        const { unsent, seen, order } = context
        const open = unsent.filter(({ item, qty }) => savedQuantityOf(context, item.product.id) !== qty)
        const gone = open.filter(({ item }) => !seen.has(item.product.id))
        enqueue.assign({
          unsent: [],
          seen: new Map([...seen, ...gone.map(({ item }) => [item.product.id, item] as const)]),
          order: [...order, ...gone.map(({ item }) => item.product.id)],
        })
        for (const { item, qty } of open) {
          enqueue.raise({ type: 'quantity.changed', productId: item.product.id, quantity: qty })
          enqueue.raise({ type: 'quantity.entered', productId: item.product.id })
        }
      }),
      enter: enqueueActions(({ context, enqueue }, { productId }: { productId: number }) => {
        const line = context.lines.get(productId)
        if (line) enqueue.sendTo(line, { type: 'quantity.entered' })
      }),
      enterAll: enqueueActions(({ context, enqueue }) => {
        for (const line of context.lines.values()) enqueue.sendTo(line, { type: 'quantity.entered' })
      }),
      resumeAll: enqueueActions(({ context, enqueue }) => {
        for (const line of context.lines.values()) enqueue.sendTo(line, { type: 'writing.resumed' })
      }),
      dropRefusal: enqueueActions(({ context, enqueue }, { productId }: { productId: number }) => {
        const line = context.lines.get(productId)
        if (line) enqueue.sendTo(line, { type: 'refusal.seen' })
      }),
    },
  })
  .createMachine({
    id: 'savedLines',
    context: ({ input }) => ({
      ...input,
      known: null,
      seen: new Map(),
      wishes: new Map(),
      ghosts: new Map(),
      order: [],
      corrections: new Map(),
      lines: new Map(),
      stalled: new Set(),
    }),
    initial: 'waiting',
    states: {
      waiting: {
        on: { 'cart.read': { target: 'open', actions: [{ type: 'keep', params: ({ event }) => event }, 'takeUnsent', 'keepUnsent'] } },
      },
      open: {
        tags: 'known',
        on: {
          'cart.read': { actions: { type: 'keep', params: ({ event }) => event } },
          'quantity.changed': {
            guard: { type: 'hasLine', params: ({ event }) => event },
            actions: [{ type: 'wish', params: ({ event }) => event }, 'keepUnsent', { type: 'send', params: ({ event }) => event }],
          },
          'quantity.entered': { actions: { type: 'enter', params: ({ event }) => event } },
          'line.restored': {
            guard: { type: 'isGhost', params: ({ event }) => event },
            actions: [
              { type: 'wishBack', params: ({ event }) => event },
              'keepUnsent',
              { type: 'send', params: ({ event }) => event },
              { type: 'enter', params: ({ event }) => event },
            ],
          },
          'line.answered': {
            actions: [{ type: 'settle', params: ({ event }) => event }, 'keepUnsent', { type: 'keep', params: ({ event }) => event }],
          },
          'line.stalled': { actions: { type: 'stall', params: ({ event }) => event } },
          'line.refused': { actions: [{ type: 'rollBack', params: ({ event }) => event }, 'keepUnsent'] },
          'refusal.dropped': { actions: { type: 'dropRefusal', params: ({ event }) => event } },
          'writing.resumed': { actions: 'resumeAll' },
          'writing.hurried': { actions: 'enterAll' },
        },
      },
    },
  })
