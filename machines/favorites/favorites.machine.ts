import { assign, enqueueActions, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { Product } from '../../model/catalogue/product'
import { restPause } from '../../model/retry'
import { effect, port } from '../support/effect'
import * as step from './favorites.steps'
import type { FavoritesContext, Mark } from './favorites.steps'

/** A mark that could not be kept and was taken back; `reason` in the server's words or ours. */
export type FavoritesFact = { type: 'favorite.refused'; article: string; favorite: boolean; reason: string }
/** What the writer is told, and what it tells. */
export type MarkCommand = { type: 'mark.send'; productId: number; favorite: boolean }
export type MarkReport =
  | { type: 'mark.kept'; productId: number; favorite: boolean }
  | { type: 'mark.refused'; productId: number; reason: string }
  /** Nobody knows whether it was kept. */
  | { type: 'mark.unanswered'; productId: number; reason: string }
  /** A login is asked for: it was not kept, and waits. [DEC-008] */
  | { type: 'mark.barred'; productId: number }
type Failed = Extract<MarkReport, { reason: string }>

/** The favourites of one user, whatever region he buys for: a mark is shown at once, and the last wish wins. [STATE-018, DEC-055] */
export const favoritesMachine = setup({
  types: {
    input: {} as { userId: number },
    context: {} as FavoritesContext,
    events: {} as
      | { type: 'favorite.wished'; product: Pick<Product, 'id' | 'article'>; favorite: boolean }
      /** Other tabs and pages changed data; it concerns us where the tags say so. */
      | { type: 'favorites.reload'; tags: readonly string[] }
      /** What kept the list and the marks away may be over. */
      | { type: 'favorites.retried' }
      | MarkReport,
    emitted: {} as FavoritesFact,
    tags: {} as 'known',
  },
  actors: { loadFavorites: effect<readonly number[], { userId: number }>('loadFavorites'), markWriter: port<MarkCommand>() },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isConcerned: (_, { tags }: { tags: readonly string[] }) => tags.includes('favorites'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  actions: {
    wish: assign(({ context }, params: { product: Pick<Product, 'id' | 'article'>; favorite: boolean }) => step.wish(context, params)),
    beginReading: assign({ told: new Map() }),
    keepList: assign(({ context }, { ids }: { ids: readonly number[] }) => step.keepList(context, ids)),
    settle: assign(({ context }, params: { productId: number; favorite: boolean }) => step.settle(context, params)),
    takeBack: assign(({ context }, { productId }: { productId: number }) => step.takeBack(context, productId)),
    bar: assign(({ context }, { productId }: { productId: number }) => step.bar(context, productId)),
    unbar: assign({ isBarred: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
})
  .extend({
    actions: {
      /** At most one write of a product is under way; what is wished meanwhile follows its answer. */
      sendNext: enqueueActions(({ context, enqueue }) => {
        const waiting = [...context.marks].filter((entry): entry is [number, Mark] => entry[1].sent === null)
        if (waiting.length === 0 || context.isBarred) return
        enqueue.assign({
          marks: new Map([...context.marks, ...waiting.map(([id, mark]) => [id, { ...mark, sent: mark.wished }] as const)]),
        })
        for (const [productId, { wished }] of waiting) enqueue.sendTo('markWriter', { type: 'mark.send', productId, favorite: wished })
      }),
      /** Not where the user wished something else meanwhile. */
      announceRefused: enqueueActions(({ context, enqueue }, { productId, reason }: Failed) => {
        const mark = context.marks.get(productId)
        if (mark && mark.wished === mark.sent)
          enqueue.emit({ type: 'favorite.refused', article: mark.article, favorite: mark.wished, reason })
      }),
    },
  })
  .createMachine({
    id: 'favorites',
    context: ({ input }) => ({
      ...input,
      isWhole: false,
      known: new Map(),
      told: new Map(),
      marks: new Map(),
      isBarred: false,
      failures: 0,
    }),
    invoke: { src: 'markWriter', id: 'markWriter' },
    initial: 'loading',
    on: {
      'favorite.wished': { actions: [{ type: 'wish', params: ({ event }) => event }, 'sendNext'] },
      'favorites.reload': { guard: { type: 'isConcerned', params: ({ event }) => event }, target: '.loading' },
      'favorites.retried': { actions: ['unbar', 'sendNext'] },
      'mark.barred': { actions: { type: 'bar', params: ({ event }) => event } },
      'mark.kept': { actions: [{ type: 'settle', params: ({ event }) => event }, 'sendNext'] },
      'mark.refused': {
        actions: [
          { type: 'announceRefused', params: ({ event }) => event },
          { type: 'takeBack', params: ({ event }) => event },
          'sendNext',
        ],
      },
      'mark.unanswered': {
        target: '.loading',
        actions: [
          { type: 'announceRefused', params: ({ event }) => event },
          { type: 'takeBack', params: ({ event }) => event },
          'sendNext',
        ],
      },
    },
    states: {
      loading: {
        entry: 'beginReading',
        invoke: {
          src: 'loadFavorites',
          input: ({ context }) => ({ userId: context.userId }),
          onDone: { target: 'ready', actions: { type: 'keepList', params: ({ event }) => ({ ids: event.output }) } },
          onError: [
            { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
            { target: 'refused' },
          ],
        },
      },
      ready: { tags: 'known' },
      failed: { after: { restPause: 'loading' }, on: { 'favorites.retried': { target: 'loading', actions: ['unbar', 'sendNext'] } } },
      // The marks that the products bring are shown; the server would say no again, until somebody logs in anew.
      refused: { on: { 'favorites.retried': { target: 'loading', actions: ['unbar', 'sendNext'] } } },
    },
  })
