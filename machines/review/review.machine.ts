import { assign, emit, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import { PREFETCH_IDLE_MS, TELL_WAIT_MS } from '../../model/limits'
import type { OrderReview } from '../../model/order/review'
import { isAllEmpty, NO_ANSWERS, type Mark } from '../../model/survey-review/review'
import type { ReviewDraft, ReviewedOrder } from '../../model/survey-review/reviewed-order'
import { effect } from '../support/effect'
import * as step from './review.steps'
import type { DueOrder, ReviewContext, SeenOrder } from './review.steps'

/** What its customer is to know. */
export type ReviewFact =
  /** It asks for the screen by itself; gives it back. */
  | { type: 'review.due' | 'review.over' }
  /** The server took it. */
  | { type: 'review.accepted' }
  /** The server has had it already: nobody heard of that before. */
  | { type: 'review.found' }
  /** Whoever logs out may go: the server has heard what he saw, or will not. */
  | { type: 'review.told' }

/**
 * How a buyer found an order: the server names one, a mark opens four questions, or the buyer opens them himself. What is begun stays until
 * it is sent; that it was seen is told to the server however it is closed. [STATE-011, DEC-048, VALID-006]
 */
export const reviewMachine = setup({
  types: {
    input: {} as { userId: number },
    context: {} as ReviewContext,
    events: {} as
      /** This region is bought for. */
        | { type: 'review.aim'; regionId: number }
        /** Data of these tags changed; `isOwn`: by this tab. */
        | { type: 'review.reload'; tags: readonly string[]; isOwn: boolean }
        /** What kept the answers away may be over. */
        | { type: 'review.retried' }
        /** Whoever is here logs out: what he has seen is told while it can be; answered by `review.told`. */
        | { type: 'review.tell' }
        /** Another address is reached, with its query. */
        | { type: 'page.reached'; path: string }
        | { type: 'review.opened'; order: ReviewedOrder }
        /** It is on the screen. */
        | { type: 'review.shown'; path: string }
        | { type: 'review.closed' }
        | { type: 'mark.chosen'; mark: Mark }
        | { type: 'comment.changed'; comment: string }
        | { type: 'question.passed' }
        | { type: 'question.returned' }
        | { type: 'review.submitted' },
    emitted: {} as ReviewFact,
    /** `open`: one of the three that follow it. */
    tags: {} as 'open' | 'stars' | 'questions' | 'answered' | 'sending',
  },
  actors: {
    findDue: effect<DueOrder | null, { userId: number; regionId: number }>('findDue'),
    loadDraft: effect<ReviewDraft | null, { userId: number; orderId: number }>('loadDraft'),
    loadSeen: effect<readonly SeenOrder[], { userId: number }>('loadSeen'),
    sendReview: effect<unknown, { orderId: number; review: OrderReview }>('sendReview'),
    lookUpReview: effect<OrderReview | null, { orderId: number }>('lookUpReview'),
    markViewed: effect<unknown, SeenOrder>('markViewed'),
  },
  guards: {
    isOtherRegion: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
    hasRegion: ({ context }) => context.regionId !== null,
    /** Of what this tab does itself it knows. */
    isConcerned: ({ context }, { tags, isOwn }: { tags: readonly string[]; isOwn: boolean }) =>
      (tags.includes('orders') && context.sent === null) || (tags.includes('reviews') && !isOwn),
    hasDue: ({ context }) => context.due !== null,
    isDueAnswered: ({ context }) => context.due !== null && context.due.order.review !== null,
    isGone: ({ context }) => context.due?.order.id !== context.order?.id,
    isAnswered: ({ context }) => context.order !== null && context.order.review !== null,
    hasReview: (_, { order }: { order: ReviewedOrder }) => order.review !== null,
    isTaken: ({ context }) => context.order !== null,
    isAway: ({ context }, { path }: { path: string }) => step.isAway(context, path),
    isUnseen: ({ context }) => context.order !== null && context.shownAt === null,
    isLeaving: ({ context }) => context.isLeaving,
    /** What is on its way stays as it is. */
    mayChange: ({ context }) => context.sent === null || context.sent.order.id !== context.order?.id,
    hasNext: ({ context }) => step.hasNext(context),
    hasPrevious: ({ context }) => context.question > 0,
    isAllEmpty: ({ context }) => isAllEmpty(context.answers),
    canSend: ({ context }) => step.canSend(context),
    isConflict: (_, { error }: { error: unknown }) => Object(error).status === 409,
    isThere: (_, { review }: { review: OrderReview | null }) => review !== null,
    hasMarks: ({ context }) => context.marks.size > 0,
    mayBeTold: (_, { error }: { error: unknown }) => isUnanswered(error) || isUnauthorized(error),
  },
  /** It is asked for when the page has what it needs. */
  delays: { startPause: PREFETCH_IDLE_MS, tellWait: TELL_WAIT_MS },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => step.aim(regionId)),
    keepDue: assign(({ context }, { due }: { due: DueOrder | null }) => step.keepDue(context, due)),
    takeDue: assign(({ context }) => step.takeDue(context)),
    take: assign((_, { order }: { order: ReviewedOrder }) => step.take(order)),
    resume: assign((_, { draft }: { draft: ReviewDraft | null }) => step.resume(draft)),
    mark: assign(({ context }, { mark }: { mark: Mark }) => step.mark(context, mark)),
    markFirst: assign(({ context }, { mark }: { mark: Mark }) => step.markFirst(context, mark)),
    comment: assign(({ context }, { comment }: { comment: string }) => step.comment(context, comment)),
    goOn: assign({ question: ({ context }) => context.question + 1 }),
    goBack: assign({ question: ({ context }) => context.question - 1 }),
    beginSending: assign(({ context }) => step.beginSending(context)),
    settle: assign(({ context }) => step.settle(context)),
    settleAs: assign(({ context }, { review }: { review: OrderReview }) => step.settle(context, review)),
    giveUp: assign({ sent: null }),
    see: assign((_, { path }: { path: string }) => step.see(path)),
    leave: assign(({ context }) => step.leave(context)),
    stay: assign({ isLeaving: false }),
    restore: assign(({ context }, { seen }: { seen: readonly SeenOrder[] }) => step.restore(context, seen)),
    close: assign(({ context }) => step.close(context)),
    drop: assign(() => step.drop()),
    settleMark: assign(({ context }) => step.settleMark(context)),
    announceDue: emit({ type: 'review.due' }),
    announceOver: emit({ type: 'review.over' }),
    announceAccepted: emit({ type: 'review.accepted' }),
    announceFound: emit({ type: 'review.found' }),
    announceTold: emit({ type: 'review.told' }),
    // Provided by the app, on the context before them.
    keepDraft: (_) => {},
    dropDraft: (_) => {},
    keepSeen: (_) => {},
    dropSeen: (_) => {},
    dropTold: (_) => {},
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...input,
    regionId: null,
    due: null,
    order: null,
    answers: NO_ANSWERS,
    question: 0,
    shownAt: null,
    marks: new Map(),
    told: new Set(),
    sent: null,
    isLeaving: false,
  }),
  type: 'parallel',
  states: {
    watching: {
      initial: 'idle',
      on: {
        'review.aim': {
          guard: { type: 'isOtherRegion', params: ({ event }) => event },
          target: '.resting',
          actions: { type: 'aim', params: ({ event }) => event },
        },
        'review.reload': { guard: { type: 'isConcerned', params: ({ event }) => event }, target: '.resting' },
      },
      states: {
        idle: {},
        resting: { after: { startPause: { guard: 'hasRegion', target: 'asking' } } },
        asking: {
          invoke: {
            src: 'findDue',
            input: ({ context: { userId, regionId } }) => ({ userId, regionId: regionId! }), // hasRegion
            onDone: { target: 'idle', actions: { type: 'keepDue', params: ({ event }) => ({ due: event.output }) } },
            onError: 'failed',
          },
        },
        failed: { on: { 'review.retried': 'resting' } },
      },
    },
    screen: {
      initial: 'none',
      on: {
        'review.opened': [
          {
            guard: { type: 'hasReview', params: ({ event }) => event },
            target: '.answered',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: '.opening', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'review.shown': { guard: 'isUnseen', actions: [{ type: 'see', params: ({ event }) => event }, 'keepSeen'] },
        'review.closed': { guard: 'isTaken', target: '.none', actions: ['keepSeen', 'close', 'announceOver'] },
        'page.reached': {
          guard: { type: 'isAway', params: ({ event }) => event },
          target: '.none',
          actions: ['close', 'announceOver'],
        },
      },
      states: {
        none: {
          always: [
            { guard: 'isDueAnswered', target: 'answered', actions: ['takeDue', 'announceDue'] },
            { guard: 'hasDue', target: 'stars', actions: ['takeDue', 'announceDue'] },
          ],
        },
        stars: {
          tags: ['open', 'stars'],
          always: { guard: 'isGone', target: 'none', actions: ['dropSeen', 'drop', 'announceOver'] },
          on: { 'mark.chosen': { target: 'questions', actions: [{ type: 'markFirst', params: ({ event }) => event }, 'keepDraft'] } },
        },
        opening: {
          invoke: {
            src: 'loadDraft',
            input: ({ context: { userId, order } }) => ({ userId, orderId: order!.id }), // taken
            onDone: { target: 'questions', actions: { type: 'resume', params: ({ event }) => ({ draft: event.output }) } },
            onError: 'questions',
          },
        },
        questions: {
          tags: ['open', 'questions'],
          always: { guard: 'isAnswered', target: 'answered' },
          on: {
            'mark.chosen': { guard: 'mayChange', actions: [{ type: 'mark', params: ({ event }) => event }, 'keepDraft'] },
            'comment.changed': { guard: 'mayChange', actions: [{ type: 'comment', params: ({ event }) => event }, 'keepDraft'] },
            'question.passed': { guard: 'hasNext', actions: ['goOn', 'keepDraft'] },
            'question.returned': { guard: 'hasPrevious', actions: ['goBack', 'keepDraft'] },
            'review.submitted': { guard: 'isAllEmpty', target: 'none', actions: ['keepSeen', 'close', 'announceOver'] },
          },
        },
        answered: { tags: ['open', 'answered'] },
      },
    },
    // Apart from the screen: a review that is on its way goes on whatever becomes of the dialog.
    sending: {
      initial: 'idle',
      states: {
        idle: { on: { 'review.submitted': { guard: 'canSend', target: 'posting', actions: 'beginSending' } } },
        posting: {
          tags: 'sending',
          invoke: {
            src: 'sendReview',
            input: ({ context: { sent } }) => ({ orderId: sent!.order.id, review: sent!.review }), // beginSending
            onDone: { target: 'idle', actions: ['dropDraft', 'settle', 'announceAccepted'] },
            // The client's log has it, and he can press again. [ERROR-007]
            onError: [
              { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'confirming' },
              { target: 'idle', actions: 'giveUp' },
            ],
          },
        },
        // There may be one already: an answer was lost, or it was written elsewhere.
        confirming: {
          tags: 'sending',
          invoke: {
            src: 'lookUpReview',
            input: ({ context: { sent } }) => ({ orderId: sent!.order.id }), // beginSending
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ review: event.output }) },
                target: 'idle',
                actions: ['dropDraft', { type: 'settleAs', params: ({ event }) => ({ review: event.output! }) }, 'announceFound'], // isThere
              },
              { target: 'idle', actions: 'giveUp' },
            ],
            onError: { target: 'idle', actions: 'giveUp' },
          },
        },
      },
    },
    telling: {
      initial: 'restoring',
      on: { 'review.tell': { actions: 'leave' } },
      states: {
        restoring: {
          invoke: {
            src: 'loadSeen',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: { target: 'idle', actions: { type: 'restore', params: ({ event }) => ({ seen: event.output }) } },
            onError: 'idle',
          },
        },
        idle: {
          always: [
            { guard: 'hasMarks', target: 'marking' },
            { guard: 'isLeaving', actions: ['stay', 'announceTold'] },
          ],
        },
        marking: {
          initial: 'calm',
          states: {
            calm: { always: { guard: 'isLeaving', target: 'hurried' } },
            hurried: { after: { tellWait: { target: 'calm', actions: ['stay', 'announceTold'] } } },
          },
          invoke: {
            src: 'markViewed',
            input: ({ context }) => step.nextMark(context)!, // hasMarks
            onDone: { target: 'idle', actions: ['dropTold', 'settleMark'] },
            onError: [
              { guard: { type: 'mayBeTold', params: ({ event }) => event }, target: 'waiting' },
              // The server will not hear of it: neither will he.
              { target: 'idle', actions: ['dropTold', 'settleMark'] },
            ],
          },
        },
        waiting: { always: { guard: 'isLeaving', actions: ['stay', 'announceTold'] }, on: { 'review.retried': 'idle' } },
      },
    },
  },
})
