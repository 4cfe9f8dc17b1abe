import type { AnyMachineSnapshot } from 'xstate'
import type { ReviewContext } from '../../../machines/review/review.steps'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { orderOf, reviewWith } from './review-world'

const { done, failed, passed } = endsOf('review')
const answered = Array.from({ length: 4 }, () => ({ mark: 4 as const, comment: '' }))
const opened = { type: 'review.opened', order: orderOf(5) }
/** Three ways of a review: what they lead through has nothing to do with the rest, and all at once are too many states. */
const WALKS = {
  'an order is asked about': [
    { type: 'review.aim', regionId: 1 },
    { type: 'review.reload', tags: ['orders'], isOwn: false },
    { type: 'review.retried' },
    passed('startPause', 'watching.resting'),
    done('watching.asking', null),
    done('watching.asking', { order: orderOf(7), draft: null }),
    done('watching.asking', { order: orderOf(8, reviewWith(3)), draft: null }),
    failed('watching.asking', 503),
    opened,
    { type: 'review.opened', order: orderOf(5, reviewWith(3)) },
    { type: 'review.closed' },
    { type: 'mark.chosen', mark: 4 },
  ],
  'the questions are answered and sent': [
    opened,
    done('screen.opening', null),
    done('screen.opening', { answers: answered, question: 2 }),
    failed('screen.opening', 0),
    { type: 'mark.chosen', mark: 4 },
    { type: 'comment.changed', comment: '' },
    { type: 'question.passed' },
    { type: 'question.returned' },
    { type: 'review.submitted' },
    { type: 'review.closed' },
    done('sending.posting', null),
    failed('sending.posting', 409),
    failed('sending.posting', 500),
    done('sending.confirming', null),
    done('sending.confirming', reviewWith(2)),
    failed('sending.confirming', 503),
  ],
  'what was seen is told': [
    opened,
    done('screen.opening', null),
    { type: 'review.shown', path: '/' },
    { type: 'page.reached', path: '/cart' },
    { type: 'review.tell' },
    { type: 'review.closed' },
    { type: 'review.retried' },
    passed('tellWait', 'telling.marking.hurried'),
    done('telling.restoring', []),
    failed('telling.restoring', 0),
    done('telling.marking', null),
    failed('telling.marking', 503),
    failed('telling.marking', 403),
  ],
}

/** Which order it is, and what its answers say beyond that, leads nowhere else. */
const situation = ({ value, context }: AnyMachineSnapshot): string => {
  const { due, order, answers, question, shownAt, sent, isLeaving } = context as ReviewContext
  return JSON.stringify([
    value,
    due?.order.id ?? 0,
    order === null ? 0 : order.review ? 'reviewed' : order.id === due?.order.id ? 'due' : 'other',
    answers.filter(({ mark }) => mark !== null).length,
    question,
    shownAt !== null,
    sent !== null,
    isLeaving,
  ])
}
/** How a review is led through its chart. */
export const reviewWalks: readonly Walk[] = Object.values(WALKS).map((events) => ({
  inputs: [{ userId: 1 }],
  events,
  situation,
  limit: 5000,
}))
