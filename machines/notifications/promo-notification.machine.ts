import { assign, emit, setup } from 'xstate'
import type { PromoNotification } from '../../model/conversation/notification'
import { NOTIFICATION_POLL_MS, PREFETCH_IDLE_MS } from '../../model/limits'
import { effect } from '../support/effect'

/** A promotion is to be told of, once. */
export type PromoFact = { type: 'promo.came'; promo: PromoNotification }
type OfPromo = { userId: number; promoId: number }

/**
 * The promotions that a user is told of, one at a time: the unread one of his region is shown; seen, it is read, followed it is visited.
 * What fails is asked for again another time and is nothing to bother him with. [ENT-018, CONST-006, CONST-013]
 */
export const promoNotificationMachine = setup({
  types: {
    input: {} as { userId: number },
    context: {} as { userId: number; regionId: number | null; promo: PromoNotification | null },
    events: {} as
      | { type: 'promo.aim'; regionId: number }
      /** Its toast was closed, or its time was over. */
      | { type: 'promo.seen'; promoId: number }
      /** Its link was pressed. */
      | { type: 'promo.followed'; promoId: number },
    emitted: {} as PromoFact,
  },
  actors: {
    loadPromo: effect<PromoNotification | null, { userId: number; regionId: number }>('loadPromo'),
    markSeen: effect<unknown, OfPromo>('markSeen'),
    markVisited: effect<unknown, OfPromo>('markVisited'),
  },
  guards: {
    hasRegion: ({ context }) => context.regionId !== null,
    hasPromo: ({ context }) => context.promo !== null,
    isShown: ({ context }, { promoId }: { promoId: number }) => context.promo?.id === promoId,
  },
  /** The first is asked for when the page has what it needs. */
  delays: { startPause: PREFETCH_IDLE_MS, poll: NOTIFICATION_POLL_MS },
  actions: {
    aim: assign({ regionId: (_, { regionId }: { regionId: number }) => regionId }),
    keep: assign({ promo: (_, { promo }: { promo: PromoNotification | null }) => promo }),
    forget: assign({ promo: null }),
    announce: emit(({ context }) => ({ type: 'promo.came', promo: context.promo! })), // hasPromo
  },
}).createMachine({
  id: 'promoNotification',
  context: ({ input }) => ({ ...input, regionId: null, promo: null }),
  initial: 'resting',
  // Another region has promotions of its own.
  on: { 'promo.aim': { target: '.resting', actions: { type: 'aim', params: ({ event }) => event } } },
  states: {
    resting: { after: { startPause: { guard: 'hasRegion', target: 'asking' } } },
    asking: {
      invoke: {
        src: 'loadPromo',
        input: ({ context: { userId, regionId } }) => ({ userId, regionId: regionId! }), // hasRegion
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => ({ promo: event.output }) } },
        onError: 'waiting',
      },
    },
    told: { always: [{ guard: 'hasPromo', target: 'shown', actions: 'announce' }, { target: 'waiting' }] },
    shown: {
      initial: 'unread',
      on: { 'promo.aim': { actions: { type: 'aim', params: ({ event }) => event } } },
      states: {
        unread: {
          on: {
            'promo.seen': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'reading' },
            'promo.followed': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'visiting' },
          },
        },
        reading: {
          invoke: {
            src: 'markSeen',
            input: ({ context: { userId, promo } }) => ({ userId, promoId: promo!.id }),
            onDone: '#promoNotification.waiting',
            onError: '#promoNotification.waiting',
          },
        },
        visiting: {
          invoke: {
            src: 'markVisited',
            input: ({ context: { userId, promo } }) => ({ userId, promoId: promo!.id }), // of `shown`
            onDone: 'reading',
            onError: 'reading',
          },
        },
      },
    },
    waiting: { entry: 'forget', after: { poll: 'asking' } },
  },
})
