import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { TURN_WAIT_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, openCheckout } from './open-checkout'

/** The button was pressed while another tab sends an order. */
async function queued(...answers: Parameters<typeof openCheckout>) {
  const opened = await openCheckout(...answers)
  opened.turns.isTaken = true
  opened.submit()
  await opened.proceed()
  const tell = async (type: 'order.withdrawn' | 'order.retried' | 'repeat.declined') => {
    opened.tab.checkout.send({ type })
    await atRest()
  }
  return { ...opened, tell, news: () => opened.tab.checkout.getSnapshot().context.news.map(({ type }) => type) }
}

describe('while another tab of the browser sends an order', () => {
  it('nothing is asked nor sent; then the turn comes, and is given back with the answer [DEC-022]', async () => {
    const opened = await queued()
    expect([opened.has('busy'), opened.has('queueing'), opened.same.asked, opened.placed, opened.turns.held]).toEqual([
      true,
      true,
      [],
      [],
      1,
    ])
    opened.turns.give()
    await atRest()
    expect([opened.placed.length, opened.facts.at(-1), opened.turns.held]).toEqual([1, 'order.placed', 0])
  })

  it('that does not end it is not waited for longer than a call may take', async () => {
    const opened = await queued()
    opened.clock.increment(TURN_WAIT_MS - 1)
    await atRest()
    expect(opened.placed).toEqual([])
    opened.clock.increment(1)
    await atRest()
    expect([opened.placed.length, opened.facts.at(-1)]).toEqual([1, 'order.placed'])
  })

  it('the order may be taken back: nothing has left', async () => {
    const opened = await queued()
    await opened.tell('order.withdrawn')
    expect([opened.has('editable'), opened.news(), opened.turns.held]).toEqual([true, [], 0])
    opened.turns.give()
    await atRest()
    expect(opened.placed).toEqual([])
  })

  it('another region gives it up, and that is told; the same one does not [DEC-027]', async () => {
    const opened = await queued()
    await opened.aim(1)
    expect(opened.has('queueing')).toBe(true)
    await opened.aim(2)
    expect([opened.news(), opened.facts.at(-1), opened.turns.held]).toEqual([['unsent'], 'order.dropped', 0])
  })
})

describe('an order that nobody answered', () => {
  const unanswered = async () => {
    const opened = await queued(new ApiError(0, ''))
    opened.turns.give()
    await atRest()
    expect([opened.has('uncertain'), opened.turns.held]).toEqual([true, 0])
    await opened.tell('order.retried')
    return opened
  }

  it('waits for its turn again, and when it is taken back there the doubt is told', async () => {
    const opened = await unanswered()
    expect([opened.has('queueing'), opened.placed.length]).toEqual([true, 1])
    await opened.aim(2)
    expect([opened.has('queueing'), opened.tab.checkout.getSnapshot().context.nextRegionId]).toEqual([true, 2])
    await opened.tell('order.withdrawn')
    expect([opened.news(), opened.facts.at(-1)]).toEqual([['doubtful'], 'order.doubtful'])
  })

  it('is asked about where another tab has ordered the same meanwhile: whoever wants no other hears that the first may be there', async () => {
    const opened = await unanswered()
    opened.same.is = { id: 55, created_at: '2026-11-21T11:59:00.000Z' } as never // as much of an order as the question needs
    opened.turns.give()
    await atRest()
    expect([opened.has('repeating'), opened.placed.length]).toEqual([true, 1])
    await opened.tell('repeat.declined')
    expect([opened.news(), opened.facts.at(-1)]).toEqual([['doubtful'], 'order.doubtful'])
  })

  it('goes out under its number, and what comes of it is told as placed, not as an earlier one', async () => {
    const opened = await unanswered()
    opened.turns.give()
    await atRest()
    expect([opened.placed.map(({ uuid }) => uuid), opened.lookup.asked, opened.facts.at(-1)]).toEqual([
      ['uuid-1', 'uuid-1'],
      0,
      'order.placed',
    ])
  })
})

it('what the buyer decided anew waits for its turn and is compared again: another tab may have been quicker', async () => {
  const opened = await queued(conflict(changed(1, 120)))
  opened.turns.give()
  await atRest()
  expect([opened.has('deciding'), opened.turns.held]).toEqual([true, 0])
  opened.tab.checkout.send({ type: 'change.accepted' })
  await atRest()
  expect([opened.has('queueing'), opened.placed.length]).toEqual([true, 1])
  opened.same.is = { id: 55, created_at: '2026-11-21T11:59:00.000Z' } as never // as above
  opened.turns.give()
  await atRest()
  expect([opened.has('repeating'), opened.placed.length]).toEqual([true, 1])
})
