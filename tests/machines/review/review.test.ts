import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PREFETCH_IDLE_MS, REVIEW_COMMENT_LENGTH } from '../../../model/limits'
import type { OrderReview } from '../../../model/order/review'
import { runs } from '../../support/runs'
import { openReview, orderOf, reviewLaw, reviewWith } from './review-world'

type World = ReturnType<typeof openReview>
/** The server names order 7, and its stars are on the screen. */
async function stars(options: Parameters<typeof openReview>[0] = {}): Promise<World> {
  const world = openReview({ due: 7, ...options })
  world.send({ type: 'review.aim', regionId: 1 })
  await world.pass(PREFETCH_IDLE_MS)
  await world.find()
  world.send({ type: 'review.shown', path: '/catalog' })
  return world
}
const mark = ({ send }: World, given: 0 | 1 | 2 | 3 | 4 | 5) => send({ type: 'mark.chosen', mark: given })
/** All four questions are answered, the last is shown. */
function answerAll(world: World): void {
  mark(world, 4)
  for (let question = 0; question < 3; question++) {
    world.send({ type: 'question.passed' })
    mark(world, 4)
  }
}

describe('the popup of stars', () => {
  it('is asked for when the page rests, once a region is in force, and asks for the screen [CALL-036]', async () => {
    const world = openReview({ due: 7 })
    await world.pass(PREFETCH_IDLE_MS * 2)
    expect(world.server.asked).toBe(0)
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS - 1)
    expect(world.server.asked).toBe(0)
    await world.pass(1)
    await world.find()
    expect([world.server.asked, world.screen(), world.facts]).toEqual([1, 'stars', ['review.due']])
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS)
    expect(world.server.asked).toBe(1)
  })

  it.each([
    ['orders', true, 2],
    ['orders', false, 2],
    ['reviews', false, 2],
    ['reviews', true, 1],
    ['cart', false, 1],
  ])('is asked for again when %s change, by this tab: %s', async (tag, isOwn, asked) => {
    const world = openReview()
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    world.send({ type: 'review.reload', tags: [tag], isOwn })
    await world.pass(PREFETCH_IDLE_MS)
    expect(world.server.asked).toBe(asked)
  })

  it('that could not be asked for is asked for again when that may be over', async () => {
    const world = openReview({ due: 7 })
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find(503)
    world.send({ type: 'review.retried' })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect(world.screen()).toBe('stars')
  })

  it('closed is told to the server once, and is not asked again, whatever that names [STATE-011, DEC-048, CALL-039]', async () => {
    const world = await stars()
    world.send({ type: 'review.closed' })
    expect([world.screen(), world.facts]).toEqual(['none', ['review.due', 'review.over']])
    world.send({ type: 'review.closed' })
    await world.view()
    expect([world.server.viewed, [...world.kept.seen]]).toEqual([[7], []])
    world.send({ type: 'review.reload', tags: ['orders'], isOwn: false })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect([world.server.asked, world.screen(), world.server.viewed]).toEqual([2, 'none', [7]])
  })

  it('is closed by another page, not by another query of its own; where nobody saw it it stays [DEC-048]', async () => {
    const unseen = openReview({ due: 7 })
    unseen.send({ type: 'review.aim', regionId: 1 })
    await unseen.pass(PREFETCH_IDLE_MS)
    await unseen.find()
    unseen.send({ type: 'page.reached', path: '/cart' })
    expect(unseen.screen()).toBe('stars')
    const seen = await stars()
    seen.send({ type: 'page.reached', path: '/catalog?page=2' })
    expect(seen.screen()).toBe('stars')
    seen.send({ type: 'page.reached', path: '/cart' })
    await seen.view()
    expect([seen.screen(), seen.server.viewed, seen.facts]).toEqual(['none', [7], ['review.due', 'review.over']])
  })

  it('that was on the screen when the page went is told after the reload, and does not come again', async () => {
    const first = await stars()
    expect([...first.kept.seen]).toEqual([7])
    const again = openReview({ due: 7, seen: [...first.kept.seen] })
    await again.pass(0)
    again.send({ type: 'review.aim', regionId: 1 })
    await again.pass(PREFETCH_IDLE_MS)
    await again.find()
    expect(again.screen()).toBe('none')
    await again.view()
    expect([again.server.viewed, [...again.kept.seen]]).toEqual([[7], []])
  })

  it('that is open when its user logs out is told before; staying, he has it still', async () => {
    const world = await stars()
    world.send({ type: 'review.tell' })
    await world.view()
    expect([world.server.viewed, world.screen()]).toEqual([[7], 'stars'])
    world.send({ type: 'review.closed' })
    await world.view()
    expect([world.server.viewed, [...world.kept.seen]]).toEqual([[7], []])
  })

  it.each([
    [503, [7]],
    [401, [7]],
    [403, []],
  ])('whose mark meets %i is told when that may be over, a refusal never', async (status, viewed) => {
    const world = await stars()
    world.send({ type: 'review.closed' })
    await world.view(status)
    world.send({ type: 'review.retried' })
    await world.view()
    expect(world.server.viewed).toEqual(viewed)
  })

  it('goes unseen by the server where it was answered elsewhere, or another region is bought for', async () => {
    const world = await stars()
    world.server.due = null
    world.send({ type: 'review.reload', tags: ['orders'], isOwn: false })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect([world.screen(), world.facts, [...world.kept.seen]]).toEqual(['none', ['review.due', 'review.over'], []])
    const other = await stars()
    other.send({ type: 'review.aim', regionId: 2 })
    expect([other.screen(), other.waiting.view]).toEqual(['none', []])
  })

  it('of an order that has a review opens as answered [STATE-011]', async () => {
    const world = openReview({ due: 7 })
    world.server.reviews.set(7, reviewWith(3))
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect([world.screen(), world.facts]).toEqual(['answered', ['review.due']])
    world.send({ type: 'review.closed' })
    await world.view()
    expect(world.server.viewed).toEqual([7])
  })
})

describe('the four questions', () => {
  it('open with the mark of the popup in the first; forward and back keep the answers [STATE-011, DEC-048]', async () => {
    const world = await stars()
    mark(world, 4)
    expect([world.screen(), world.question(), world.answers()]).toEqual(['questions', 0, [4, null, null, null]])
    world.send({ type: 'question.returned' })
    expect(world.question()).toBe(0)
    world.send({ type: 'question.passed' })
    world.send({ type: 'question.passed' }) // the second is not answered
    expect(world.question()).toBe(1)
    world.send({ type: 'comment.changed', comment: 'Цело' })
    world.send({ type: 'question.passed' })
    expect(world.question()).toBe(2)
    world.send({ type: 'question.returned' })
    expect([world.question(), world.answers()]).toEqual([1, [4, 'Цело', null, null]])
  })

  it('do not go on over a comment of more than 1000 characters, which stays [VALID-006, CONST-003]', async () => {
    const world = await stars()
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
    const world = await stars()
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
    const other = await stars()
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
    expect([world.screen(), world.waiting.send, world.facts, world.server.viewed]).toEqual(['none', [], ['review.over'], [5]])
  })

  it.each([500, 503, 401, 422, 403])(
    'stay as they are where the server answers %i, and go when they are sent again [ERROR-007]',
    async (status) => {
      const world = await stars()
      answerAll(world)
      world.send({ type: 'review.submitted' })
      await world.post(status)
      expect([world.screen(), world.answers(), world.facts]).toEqual(['questions', [4, 4, 4, 4], ['review.due']])
      world.send({ type: 'review.submitted' })
      await world.post()
      expect(world.screen()).toBe('answered')
    },
  )

  it('whose answer was lost are found when they are sent again: one review, and thanks', async () => {
    const world = await stars()
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
    const world = await stars()
    answerAll(world)
    world.send({ type: 'review.submitted' })
    await world.post(409)
    await world.look(status)
    expect([world.screen(), world.actor.getSnapshot().hasTag('sending'), world.answers()]).toEqual(['questions', false, [4, 4, 4, 4]])
  })

  it('that are on their way do not change, and go on when the dialog is closed', async () => {
    const world = await stars()
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
    const world = await stars()
    mark(world, 2)
    world.send({ type: 'question.passed' })
    world.send({ type: 'comment.changed', comment: 'Помято' })
    world.send({ type: 'review.closed' })
    world.send({ type: 'review.opened', order: orderOf(5) })
    await world.pass(0)
    expect([world.question(), world.answers()]).toEqual([0, [null, null, null, null]])
    world.send({ type: 'review.closed' })
    world.send({ type: 'review.opened', order: orderOf(7) })
    await world.pass(0)
    expect([world.screen(), world.question(), world.answers()]).toEqual(['questions', 1, [2, 'Помято', null, null]])
  })

  it('opened by hand over one that waits: that comes after them [DEC-049]', async () => {
    const world = await stars()
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

describe('whatever happens, in any order', () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ mark: fc.constantFrom(0, 3, 5) }) },
    { weight: 2, arbitrary: fc.record({ comment: fc.constantFrom('', 'Да', 'ж'.repeat(1001)) }) },
    {
      weight: 1,
      arbitrary: fc.record({ answer: fc.constantFrom('find', 'post', 'look', 'view'), status: fc.constantFrom(null, null, 409, 401, 503) }),
    },
    { weight: 1, arbitrary: fc.record({ open: fc.constantFrom(5, 7) }) },
    { weight: 1, arbitrary: fc.record({ due: fc.constantFrom(null, 5, 7) }) },
    {
      weight: 5,
      arbitrary: fc.constantFrom('next', 'next', 'back', 'submit', 'close', 'shown', 'page', 'retry', 'reload', 'tell', 'time'),
    },
  )

  it('no order has two reviews, what is sent was allowed, what was seen is told, and nothing that was typed is lost [STATE-011, VALID-006]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const world = openReview({ due: 7 })
        const { actor, server } = world
        const wasSeen = new Set<number>()
        const accepted = new Set<number>()
        world.send({ type: 'review.aim', regionId: 1 })
        for (const each of steps) {
          const before = actor.getSnapshot()
          const pending = world.waiting.send.length
          if (typeof each === 'object') {
            if ('mark' in each) mark(world, each.mark as 0 | 3 | 5)
            else if ('comment' in each) world.send({ type: 'comment.changed', comment: each.comment })
            else if ('open' in each) world.send({ type: 'review.opened', order: orderOf(each.open, server.reviews.get(each.open) ?? null) })
            else if ('due' in each) server.due = each.due
            else await world[each.answer as 'post'](each.status)
          } else if (each === 'time') await world.pass(PREFETCH_IDLE_MS)
          else if (each === 'next') world.send({ type: 'question.passed' })
          else if (each === 'back') world.send({ type: 'question.returned' })
          else if (each === 'submit') world.send({ type: 'review.submitted' })
          else if (each === 'close') world.send({ type: 'review.closed' })
          else if (each === 'shown') world.send({ type: 'review.shown', path: '/' })
          else if (each === 'page') world.send({ type: 'page.reached', path: '/cart' })
          else if (each === 'retry') world.send({ type: 'review.retried' })
          else if (each === 'tell') world.send({ type: 'review.tell' })
          else world.send({ type: 'review.reload', tags: ['orders'], isOwn: false })
          await world.pass(0)
          const after = actor.getSnapshot()
          expect(reviewLaw(after)).toBe(true)
          if (world.waiting.send.length > pending) {
            expect(accepted).not.toContain(after.context.sent!.order.id)
            const { answers } = before.context
            expect(answers.every(({ mark, comment }) => (mark !== null || comment.trim() !== '') && comment.length <= 1000)).toBe(true)
            expect(answers[3]?.mark).not.toBe(null)
          }
          if (before.context.sent && !after.context.sent && after.context.order?.review) accepted.add(before.context.sent.order.id)
          const { order, answers } = after.context
          if (order && after.hasTag('questions') && answers.some(({ mark, comment }) => mark !== null || comment.trim() !== ''))
            expect(world.drafts.get(order.id)?.answers).toEqual(answers)
          const left = before.context.order
          const isClosed = each === 'close' || (each === 'page' && before.context.shownAt !== null)
          if (isClosed && left && after.context.order?.id !== left.id) wasSeen.add(left.id)
        }
        for (let turn = 0; turn < 8; turn++) {
          world.send({ type: 'review.retried' })
          for (const name of ['find', 'post', 'look', 'view'] as const) await world[name]()
        }
        for (const id of wasSeen) expect(actor.getSnapshot().context.told).toContain(id)
        expect(new Set(server.viewed).size).toBe(server.viewed.length)
        actor.stop()
      }),
      runs(120),
    )
  })
})
