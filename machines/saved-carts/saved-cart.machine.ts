import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate'
import { ApiError, isInDoubt } from '../../model/api-error'
import { newerCart, type ListedCart } from '../../model/saved-cart/saved-cart'
import { effect } from '../support/effect'

/** What a saved cart tells the page: it was deleted here, or came back. */
export type SavedCartReport = { type: 'cart.removed'; cart: ListedCart } | { type: 'cart.returned'; id: number; cart: ListedCart }
/** Whom it tells. */
export type SavedCartParent = ActorRef<Snapshot<unknown>, SavedCartReport>
/** A name on its way. */
export type NameToSend = { id: number; name: string; key: string }
/** What was tried last and has no answer: the same is tried again under the same key. */
type Tried = { what: string; key: string }
type Context = {
  parent: SavedCartParent
  /** As it was read last. */
  cart: ListedCart
  tab: string
  seq: number
  /** The name that is to be kept. */
  name: string
  tried: Tried | null
  /** Why the last thing that was asked for was not done. */
  error: ApiError | null
}
const NOT_THERE = 404

/**
 * One saved cart as a whole: its name is changed in its place, it is deleted without a question and comes back. What has no answer is asked
 * again under the same key. [DEC-005, DEC-021]
 */
export const savedCartMachine = setup({
  types: {
    input: {} as Pick<Context, 'parent' | 'cart' | 'tab'>,
    context: {} as Context,
    events: {} as
      | { type: 'cart.read'; cart: ListedCart }
      | { type: 'renaming.asked' }
      | { type: 'renaming.withdrawn' }
      /** A name that may be kept. */
      | { type: 'name.submitted'; name: string }
      | { type: 'removal.asked' }
      | { type: 'return.asked' }
      /** It is not there any more: it was deleted in another tab or on another device. */
      | { type: 'removal.heard' },
    tags: {} as 'busy' | 'naming' | 'ghost',
  },
  actors: {
    sendName: effect<ListedCart, NameToSend>('sendName'),
    sendRemoval: effect<unknown, { id: number; key: string }>('sendRemoval'),
    /** Its lines are known: a server without the call saves them anew. */
    sendReturn: effect<ListedCart, { cart: ListedCart; key: string }>('sendReturn'),
  },
  guards: {
    isInDoubt: (_, { error }: { error: unknown }) => isInDoubt(error),
    /** It was deleted elsewhere, or by a call whose answer was lost. */
    isNotThere: (_, { error }: { error: unknown }) => ApiError.from(error).status === NOT_THERE,
    /** It was brought back elsewhere: what was read is newer than its removal. */
    isBack: ({ context }, { cart }: { cart: ListedCart }) =>
      cart.version !== undefined && context.cart.version !== undefined && cart.version > context.cart.version,
    isSameName: ({ context }, { name }: { name: string }) => context.cart.name === name,
  },
  actions: {
    /** An older answer never replaces a newer one; one that was saved anew has another number, and versions of its own. */
    keep: assign({
      cart: ({ context }, { cart }: { cart: ListedCart }) => (cart.id === context.cart.id ? newerCart(context.cart, cart) : cart),
    }),
    try: assign(({ context: { tried, seq, tab, cart } }, { what }: { what: string }) =>
      tried?.what === what ? { error: null } : { seq: seq + 1, tried: { what, key: `${tab}-${cart.id}-${seq}` }, error: null },
    ),
    noteName: assign({ name: (_, { name }: { name: string }) => name }),
    forgetTry: assign({ tried: null, error: null }),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    blameForGood: assign((_, { error }: { error: unknown }) => ({ error: ApiError.from(error), tried: null })),
    forgetError: assign({ error: null }),
    tellRemoved: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'cart.removed' as const, cart: context.cart }),
    ),
    tellReturned: sendTo(
      ({ context }) => context.parent,
      ({ context }, { cart }: { cart: ListedCart }) => ({ type: 'cart.returned' as const, id: context.cart.id, cart }),
    ),
  },
}).createMachine({
  id: 'savedCart',
  context: ({ input }) => ({ ...input, seq: 1, name: '', tried: null, error: null }),
  initial: 'standing',
  on: { 'cart.read': { actions: { type: 'keep', params: ({ event }) => event } } },
  states: {
    standing: {
      on: {
        'renaming.asked': { target: 'naming', actions: 'forgetError' },
        'removal.heard': 'removed',
        'removal.asked': { target: 'removing', actions: [{ type: 'try', params: { what: 'removal' } }, 'tellRemoved'] },
      },
    },
    naming: {
      tags: 'naming',
      on: {
        'renaming.withdrawn': { target: 'standing', actions: 'forgetError' },
        'removal.heard': { target: 'removed', actions: 'forgetError' },
        'name.submitted': [
          { guard: { type: 'isSameName', params: ({ event }) => event }, target: 'standing', actions: 'forgetError' },
          {
            target: 'renaming',
            actions: [
              { type: 'noteName', params: ({ event }) => event },
              { type: 'try', params: ({ event }) => ({ what: `name ${event.name}` }) },
            ],
          },
        ],
      },
    },
    renaming: {
      tags: ['naming', 'busy'],
      on: { 'removal.heard': { target: 'removed', actions: 'forgetTry' } },
      invoke: {
        src: 'sendName',
        input: ({ context: { cart, name, tried } }) => ({ id: cart.id, name, key: tried!.key }), // it was tried, also below
        onDone: { target: 'standing', actions: [{ type: 'keep', params: ({ event }) => ({ cart: event.output }) }, 'forgetTry'] },
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'naming',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'naming', actions: { type: 'blameForGood', params: ({ event }) => event } },
        ],
      },
    },
    removing: {
      tags: ['ghost', 'busy'],
      invoke: {
        src: 'sendRemoval',
        input: ({ context: { cart, tried } }) => ({ id: cart.id, key: tried!.key }),
        onDone: { target: 'removed', actions: 'forgetTry' },
        onError: [
          { guard: { type: 'isNotThere', params: ({ event }) => event }, target: 'removed', actions: 'forgetTry' },
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'standing',
            actions: [
              { type: 'blame', params: ({ event }) => event },
              { type: 'tellReturned', params: ({ context }) => context },
            ],
          },
          {
            target: 'standing',
            actions: [
              { type: 'blameForGood', params: ({ event }) => event },
              { type: 'tellReturned', params: ({ context }) => context },
            ],
          },
        ],
      },
    },
    removed: {
      tags: 'ghost',
      on: {
        'return.asked': { target: 'returning', actions: { type: 'try', params: { what: 'return' } } },
        'cart.read': [
          {
            guard: { type: 'isBack', params: ({ event }) => event },
            target: 'standing',
            actions: [{ type: 'tellReturned', params: ({ event }) => event }, { type: 'keep', params: ({ event }) => event }, 'forgetTry'],
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
    returning: {
      tags: ['ghost', 'busy'],
      invoke: {
        src: 'sendReturn',
        input: ({ context: { cart, tried } }) => ({ cart, key: tried!.key }),
        onDone: {
          target: 'standing',
          actions: [
            { type: 'tellReturned', params: ({ event }) => ({ cart: event.output }) },
            { type: 'keep', params: ({ event }) => ({ cart: event.output }) },
            'forgetTry',
          ],
        },
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'removed',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'removed', actions: { type: 'blameForGood', params: ({ event }) => event } },
        ],
      },
    },
  },
})
