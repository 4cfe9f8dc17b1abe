import { describe, expect, it } from 'vitest'
import { PREFETCH_IDLE_MS, TELL_WAIT_MS } from '../../../model/limits'
import { openReview, reviewWith, starsShown } from './review-world'

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
    expect({ asked: world.server.asked, screen: world.screen(), facts: world.facts }).toEqual({
      asked: 1,
      screen: 'stars',
      facts: ['review.due'],
    })
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
    const world = await starsShown()
    world.send({ type: 'review.closed' })
    expect({ screen: world.screen(), facts: world.facts }).toEqual({ screen: 'none', facts: ['review.due', 'review.over'] })
    world.send({ type: 'review.closed' })
    await world.view()
    expect([world.server.viewed, [...world.kept.seen]]).toEqual([[7], []])
    world.send({ type: 'review.reload', tags: ['orders'], isOwn: false })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect({ asked: world.server.asked, screen: world.screen(), viewed: world.server.viewed }).toEqual({
      asked: 2,
      screen: 'none',
      viewed: [7],
    })
  })

  it('is closed by another page, not by another query of its own; where nobody saw it it stays [DEC-048]', async () => {
    const unseen = openReview({ due: 7 })
    unseen.send({ type: 'review.aim', regionId: 1 })
    await unseen.pass(PREFETCH_IDLE_MS)
    await unseen.find()
    unseen.send({ type: 'page.reached', path: '/cart' })
    expect(unseen.screen()).toBe('stars')
    const seen = await starsShown()
    seen.send({ type: 'page.reached', path: '/catalog?page=2' })
    expect(seen.screen()).toBe('stars')
    seen.send({ type: 'page.reached', path: '/cart' })
    await seen.view()
    expect({ screen: seen.screen(), viewed: seen.server.viewed, facts: seen.facts }).toEqual({
      screen: 'none',
      viewed: [7],
      facts: ['review.due', 'review.over'],
    })
  })

  it('that was on the screen when the page went is told after the reload, and does not come again', async () => {
    const first = await starsShown()
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
    const world = await starsShown()
    world.send({ type: 'review.tell' })
    expect(world.facts).toEqual(['review.due'])
    await world.view()
    expect({ viewed: world.server.viewed, screen: world.screen(), facts: world.facts }).toEqual({
      viewed: [7],
      screen: 'stars',
      facts: ['review.due', 'review.told'],
    })
    world.send({ type: 'review.closed' })
    await world.view()
    expect([world.server.viewed, [...world.kept.seen]]).toEqual([[7], []])
  })

  it('holds a logout no longer than two seconds, and not at all where there is nothing to tell or nobody to hear it', async () => {
    const world = await starsShown()
    world.send({ type: 'review.tell' })
    await world.pass(TELL_WAIT_MS - 1)
    expect(world.facts).toEqual(['review.due'])
    await world.pass(1)
    expect(world.facts).toEqual(['review.due', 'review.told'])
    await world.view(503)
    world.send({ type: 'review.tell' })
    expect(world.facts).toEqual(['review.due', 'review.told', 'review.told'])
    const nothing = openReview()
    await nothing.pass(0)
    nothing.send({ type: 'review.tell' })
    expect({ facts: nothing.facts, view: nothing.waiting.view }).toEqual({ facts: ['review.told'], view: [] })
  })

  it('holds a logout no longer than two seconds also where its mark has been on its way for longer', async () => {
    const world = await starsShown()
    world.send({ type: 'review.closed' })
    await world.pass(2 * TELL_WAIT_MS)
    world.send({ type: 'review.tell' })
    await world.pass(TELL_WAIT_MS - 1)
    expect(world.facts).not.toContain('review.told')
    await world.pass(1)
    expect(world.facts.filter((fact) => fact === 'review.told')).toHaveLength(1)
    await world.view()
    expect([world.server.viewed, [...world.kept.seen]]).toEqual([[7], []])
  })

  it.each([
    [503, [7]],
    [401, [7]],
    [403, []],
  ])('whose mark meets %i is told when that may be over, a refusal never', async (status, viewed) => {
    const world = await starsShown()
    world.send({ type: 'review.closed' })
    await world.view(status)
    world.send({ type: 'review.retried' })
    await world.view()
    expect(world.server.viewed).toEqual(viewed)
  })

  it('goes unseen by the server where it was answered elsewhere, or another region is bought for', async () => {
    const world = await starsShown()
    world.server.due = null
    world.send({ type: 'review.reload', tags: ['orders'], isOwn: false })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect([world.screen(), world.facts, [...world.kept.seen]]).toEqual(['none', ['review.due', 'review.over'], []])
    const other = await starsShown()
    other.send({ type: 'review.aim', regionId: 2 })
    expect({ screen: other.screen(), view: other.waiting.view }).toEqual({ screen: 'none', view: [] })
  })

  it('of an order that has a review opens as answered [STATE-011]', async () => {
    const world = openReview({ due: 7 })
    world.server.reviews.set(7, reviewWith(3))
    world.send({ type: 'review.aim', regionId: 1 })
    await world.pass(PREFETCH_IDLE_MS)
    await world.find()
    expect({ screen: world.screen(), facts: world.facts }).toEqual({ screen: 'answered', facts: ['review.due'] })
    world.send({ type: 'review.closed' })
    await world.view()
    expect(world.server.viewed).toEqual([7])
  })
})
