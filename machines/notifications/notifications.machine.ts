import { assign, emit, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import type { Notification } from '../../model/conversation/notification'
import { NOTIFICATION_POLL_MS, STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'
import * as step from './notifications.steps'
import type { NotificationsContext } from './notifications.steps'

/** What its customer is to be told. */
export type NotificationsFact =
  /** Unread ones that were not there when he looked last, the newest first. */
  | { type: 'notifications.came'; items: readonly Notification[] }
  /** They could not be marked as read and are unread again. */
  | { type: 'reading.refused'; error: unknown }

/** What the shop tells one user: asked for again and again, unread until he marks it. [STATE-017, CONST-006] */
export const notificationsMachine = setup({
  types: {
    input: {} as { userId: number },
    context: {} as NotificationsContext,
    events: {} as
      /** These were read; those that are read already, or unknown, stay as they are. */
        | { type: 'notifications.read'; ids: readonly number[] }
        /** Somebody looks: after five minutes the list is asked for again. [DEC-058] */
        | { type: 'notifications.looked' }
        /** Data changed; it concerns us where the tags say so. */
        | { type: 'notifications.reload'; tags: readonly string[] }
        /** What kept the list and the marks away may be over. */
        | { type: 'notifications.retried' },
    emitted: {} as NotificationsFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadNotifications: effect<readonly Notification[], { userId: number }>('loadNotifications'),
    markRead: effect<unknown, { userId: number; ids: readonly number[] }>('markRead'),
  },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isUnauthorized: (_, { error }: { error: unknown }) => isUnauthorized(error),
    isConcerned: (_, { tags }: { tags: readonly string[] }) => tags.includes('notifications'),
    isStale: ({ context }) => isOld(context.readAt, STALE_AFTER_MS),
    hasNews: ({ context }) => context.news.length > 0,
    hasMarks: ({ context }) => step.waitingIds(context).length > 0,
  },
  delays: { poll: NOTIFICATION_POLL_MS, restPause: ({ context }) => restPause(context.failures) },
  actions: {
    mark: assign(({ context }, { ids }: { ids: readonly number[] }) => step.mark(context, ids)),
    beginReading: assign(({ context }) => step.beginReading(context)),
    keepList: assign(({ context }, { items }: { items: readonly Notification[] }) => step.keepList(context, items, Date.now())),
    beginMarking: assign(({ context }) => step.beginMarking(context)),
    keepMarks: assign(({ context }) => step.keepMarks(context)),
    holdMarks: assign(({ context }) => step.holdMarks(context)),
    dropMarks: assign(({ context }) => step.dropMarks(context)),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    announceNews: emit(({ context }) => ({ type: 'notifications.came', items: context.news })),
    announceRefused: emit((_, { error }: { error: unknown }) => ({ type: 'reading.refused', error })),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, items: [], readAt: undefined, met: null, news: [], marks: new Map(), failures: 0 }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: { 'notifications.reload': { guard: { type: 'isConcerned', params: ({ event }) => event }, target: '.loading' } },
      states: {
        loading: {
          tags: 'busy',
          entry: 'beginReading',
          invoke: {
            src: 'loadNotifications',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'told', actions: { type: 'keepList', params: ({ event }) => ({ items: event.output }) } },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
              { target: 'refused' },
            ],
          },
        },
        told: { always: [{ guard: 'hasNews', target: 'resting', actions: 'announceNews' }, { target: 'resting' }] },
        resting: {
          after: { poll: 'loading' },
          on: { 'notifications.looked': { guard: 'isStale', target: 'loading' } },
        },
        failed: { tags: 'failed', after: { restPause: 'loading' }, on: { 'notifications.retried': 'loading' } },
        // The server would say no again, until somebody logs in anew.
        refused: { tags: 'failed', on: { 'notifications.retried': 'loading' } },
      },
    },
    marking: {
      initial: 'idle',
      on: { 'notifications.read': { actions: { type: 'mark', params: ({ event }) => event } } },
      states: {
        idle: { always: { guard: 'hasMarks', target: 'sending' } },
        sending: {
          entry: 'beginMarking',
          invoke: {
            src: 'markRead',
            input: ({ context }) => ({ userId: context.userId, ids: step.sentIds(context) }),
            onDone: { target: 'idle', actions: 'keepMarks' },
            onError: [
              // He is asked to log in, and they are marked then. [DEC-008]
              { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'barred', actions: 'holdMarks' },
              { target: 'idle', actions: ['dropMarks', { type: 'announceRefused', params: ({ event }) => event }] },
            ],
          },
        },
        barred: { on: { 'notifications.retried': 'idle' } },
      },
    },
  },
})
