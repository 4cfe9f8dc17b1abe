import { describe, expect, it } from 'vitest'
import { REVIEW_COMMENT_LENGTH } from '../../../model/limits'
import type { OrderReview } from '../../../model/order/review'
import { openReview, orderOf, reviewWith, starsShown, type World } from './review-world'

const mark = ({ send }: World, given: 0 | 1 | 2 | 3 | 4 | 5) => send({ type: 'mark.chosen', mark: given })
/** All four questions are answered, the last is shown. */
function answerAll(world: World): void {
  mark(world, 4)
  for (let question = 0; question < 3; question++) {
    world.send({ type: 'question.passed' })
    mark(world, 4)
  }
}

describe('the four questions', () => {
  it('open with the mark of the popup in the first; forward and back keep the answers [STATE-011, DEC-048]', async () => {
    const world = await starsShown()
    mark(world, 4)
    expect({ screen: world.screen(), question: world.question(), answers: world.answers() }).toEqual({
      screen: 'questions',
      question: 0,
      answers: [4, null, null, null],
    })
    world.send({ type: 'question.returned' })
    expect(world.question()).toBe(0)
    world.send({ type: 'question.passed' })
    world.send({ type: 'question.passed' }) // the second is not answered
    expect(world.question()).toBe(1)
    world.send({ type: 'comment.changed', comment: 'Цело' })
    world.send({ type: 'question.passed' })
    expect(world.question()).toBe(2)
    world.send({ type: 'question.returned' })
    expect({ question: world.question(), answers: world.answers() }).toEqual({ question: 1, answers: [4, 'Цело', null, null] })
  })

  it('do not go on over a comment of more than 1000 characters, which stays [VALID-006, CONST-003]', async () => {
    const world = await starsShown()
    mark(world, 4)
    const long = 'ж'.repeat(REVIEW_COMMENT_LENGTH + 1)
    world.send({ type: 'comment.changed', comment: long })
    world.send({ type: 'question.passed' })
    expect([world.question(), world.answers()[0]]).toEqual([0, long])
    world.send({ type: 'comment.changed', comment: long.slice(1) })
    world.send({ type: 'question.passed' })
    expect(world.question()).toBe(1)
  })

  it('are sent with a mark on the last, not with a comment alone; then they are answered, and that is said [VALID-006, ERROR-008]', async () => {
    const world = await starsShown()
    answerAll(world)
    world.send({ type: 'question.returned' })
    world.send({ type: 'comment.changed', comment: 'Быстро' })
    world.send({ type: 'question.passed' })
    world.send({ type: 'review.submitted' })
    world.send({ type: 'review.submitted' })
    await world.post()
    expect([world.server.reviews.get(7), world.waiting.send, world.screen()]).toEqual([
      { ...reviewWith(4), comment_delivery: 'Быстро' } satisfies OrderReview,
      [],
      'answered',
    ])
    expect([world.facts, world.drafts.size]).toEqual([['review.due', 'review.accepted'], 0])
    world.send({ type: 'review.closed' })
    await world.view()
    expect(world.server.viewed).toEqual([7])
    const other = await starsShown()
    mark(other, 4)
    for (const _ of [1, 2, 3]) {
      other.send({ type: 'question.passed' })
      other.send({ type: 'comment.changed', comment: 'Так' })
    }
    other.send({ type: 'review.submitted' })
    expect(other.waiting.send).toEqual([])
  })

  it('all empty close on submit, and nothing is sent [STATE-011, DEC-048]', async () => {
    const world = openReview()
    world.send({ type: 'review.opened', order: orderOf(5) })
    await world.pass(0)
    expect(world.screen()).toBe('questions')
    world.send({ type: 'review.submitted' })
    await world.view()
    expect({ screen: world.screen(), send: world.waiting.send, facts: world.facts, viewed: world.server.viewed }).toEqual({
      screen: 'none',
      send: [],
      facts: ['review.over'],
      viewed: [5],
    })
  })

  it.each([500, 503, 401, 422, 403])(
    'stay as they are where the server answers %i, and go when they are sent again [ERROR-007]',
    async (status) => {
      const world = await starsShown()
      answerAll(world)
      world.send({ type: 'review.submitted' })
      await world.post(status)
      expect({ screen: world.screen(), answers: world.answers(), facts: world.facts }).toEqual({
        screen: 'questions',
        answers: [4, 4, 4, 4],
        facts: ['review.due'],
      })
      world.send({ type: 'review.submitted' })
      await world.post()
      expect(world.screen()).toBe('answered')
    },
  )

  it('whose answer was lost are found when they are sent again: one review, and thanks', async () => {
    const world = await starsShown()
    answerAll(world)
    world.send({ type: 'review.submitted' })
    world.lose(7, reviewWith(4))
    await world.post(0)
    world.send({ type: 'review.submitted' })
    await world.post(409)
    await world.look()
    expect([world.screen(), world.facts, world.drafts.size]).toEqual(['answered', ['review.due', 'review.found'], 0])
  })

  it.each([
    ['there is none', null],
    ['it cannot be said', 503],
  ])('that meet a 409 stay where %s', async (_, status) => {
    const world = await starsShown()
    answerAll(world)
    world.send({ type: 'review.submitted' })
    await world.post(409)
    await world.look(status)
    expect([world.screen(), world.actor.getSnapshot().hasTag('sending'), world.answers()]).toEqual(['questions', false, [4, 4, 4, 4]])
  })

  it('that are on their way do not change, and go on when the dialog is closed', async () => {
    const world = await starsShown()
    answerAll(world)
    world.send({ type: 'review.submitted' })
    mark(world, 0)
    world.send({ type: 'comment.changed', comment: 'Нет' })
    expect(world.answers()).toEqual([4, 4, 4, 4])
    world.send({ type: 'review.closed' })
    await world.post()
    expect([world.server.reviews.has(7), world.screen(), world.facts.at(-1)]).toEqual([true, 'none', 'review.accepted'])
  })

  it('begun and closed are there when they are opened again, by hand too; another order has its own', async () => {
    const world = await starsShown()
    mark(world, 2)
    world.send({ type: 'question.passed' })
    world.send({ type: 'comment.changed', comment: 'Помято' })
    world.send({ type: 'review.closed' })
    world.send({ type: 'review.opened', order: orderOf(5) })
    await world.pass(0)
    expect({ question: world.question(), answers: world.answers() }).toEqual({ question: 0, answers: [null, null, null, null] })
    world.send({ type: 'review.closed' })
    world.send({ type: 'review.opened', order: orderOf(7) })
    await world.pass(0)
    expect({ screen: world.screen(), question: world.question(), answers: world.answers() }).toEqual({
      screen: 'questions',
      question: 1,
      answers: [2, 'Помято', null, null],
    })
  })

  it('opened by hand over one that waits: that comes after them [DEC-049]', async () => {
    const world = await starsShown()
    world.send({ type: 'review.opened', order: orderOf(5) })
    await world.pass(0)
    world.send({ type: 'review.closed' })
    expect([world.screen(), world.actor.getSnapshot().context.order?.id]).toEqual(['stars', 7])
  })

  it('of the order that is opened by hand and has a review are answered', () => {
    const world = openReview()
    world.send({ type: 'review.opened', order: orderOf(5, reviewWith(1)) })
    expect(world.screen()).toBe('answered')
  })
})
