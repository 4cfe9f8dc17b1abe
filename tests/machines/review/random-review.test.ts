import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PREFETCH_IDLE_MS } from '../../../model/limits'
import { runs } from '../../support/runs'
import { openReview, orderOf, reviewLaw } from './review-world'

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
            if ('mark' in each) world.send({ type: 'mark.chosen', mark: each.mark as 0 | 3 | 5 })
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
