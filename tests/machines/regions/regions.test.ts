import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { selectGuessed } from '../../../machines/regions/regions.selectors'
import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import { atRest } from '../../support/waiting/at-rest'
import { region } from '../../support/plain-region'

const blocked = region(9, { status: 99, favorite: 1 })

/** A user with these regions; facts are written down as they are told. */
async function open(list: CompanyRegion[], remembered: number | null = null) {
  const clock = new SimulatedClock()
  const server: { list: CompanyRegion[]; status: number | null; asked: number } = { list, status: null, asked: 0 }
  const loadRegions = fromPromise<CompanyRegion[], { userId: number }>(async () => {
    server.asked++
    if (server.status !== null) throw new ApiError(server.status, '')
    return server.list
  })
  const regions = createActor(regionsMachine.provide({ actors: { loadRegions } }), { clock, input: { userId: 1, remembered } })
  const facts: unknown[] = []
  regions.on('*', (fact) => facts.push(fact.type === 'region.applied' ? [fact.region.id, fact.isOwn] : fact.type))
  regions.start()
  await atRest()
  const pick = (id: number) => {
    regions.send({ type: 'region.picked', id })
    regions.send({ type: 'region.confirmed' })
  }
  return { clock, regions, server, facts, pick, activeId: () => regions.getSnapshot().context.active?.id }
}

describe('the region to begin with', () => {
  it.each([
    ['the one the cookie names', [region(1, { favorite: 1 }), region(2)], 2, 2],
    ['the favourite, where the cookie names none of his', [region(1), region(2, { favorite: 1 })], 7, 2],
    ['the first, where there is no favourite', [region(1), region(2)], null, 1],
    ['the first that is not blocked, where the favourite is', [blocked, region(2)], null, 2],
    ['not the cookie’s, where that one is blocked', [blocked, region(2)], 9, 2],
    ['one on moderation too', [region(3, { status: 0 })], null, 3],
  ] as const)('is %s [DEC-027] [STATE-002]', async (_, list, cookie, expected) => {
    const { facts, activeId } = await open([...list], cookie)
    expect({ facts, activeId: activeId() }).toEqual({ facts: [[expected, false]], activeId: expected })
  })

  it.each([
    ['none at all', []],
    ['only blocked ones', [blocked]],
  ])('is missing where there are %s, which is told', async (_, list) => {
    const { facts, regions } = await open(list)
    expect([facts, regions.getSnapshot().hasTag('known')]).toEqual([['region.absent'], true])
  })
})

it('the region in force stays where the list is read again and another one is the favourite now [DEC-027]', async () => {
  const { regions, server, activeId } = await open([region(1, { favorite: 1 }), region(2)])
  server.list = [region(1), region(2, { favorite: 1 })]
  regions.send({ type: 'regions.load' })
  await atRest()
  expect(activeId()).toBe(1)
})

describe('a region that was opened by a guess', () => {
  const several = () => [region(1, { favorite: 1 }), region(2), blocked]
  const guessed = (regions: Awaited<ReturnType<typeof open>>['regions']) => selectGuessed(regions.getSnapshot())?.id ?? null

  it('is known as such until the user agrees, also where the list is read again', async () => {
    const { regions } = await open(several())
    expect(guessed(regions)).toBe(1)
    regions.send({ type: 'regions.load' })
    await atRest()
    expect(guessed(regions)).toBe(1)
    regions.send({ type: 'region.noted' })
    regions.send({ type: 'regions.load' })
    await atRest()
    expect(guessed(regions)).toBeNull()
  })

  it.each(['region.follow', 'region.picked'] as const)('is none any more once another is chosen, by %s', async (type) => {
    const { regions } = await open(several())
    regions.send({ type, id: 2 })
    regions.send({ type: 'region.confirmed' })
    expect(guessed(regions)).toBeNull()
  })

  it('is a new one where the active region is not listed any more, and none where no other is left', async () => {
    const { regions, server } = await open([region(1), region(2), region(3)], 1)
    expect(guessed(regions)).toBeNull()
    server.list = [region(2), region(3)]
    regions.send({ type: 'regions.load' })
    await atRest()
    expect(guessed(regions)).toBe(2)
    server.list = [region(2)]
    regions.send({ type: 'regions.load' })
    await atRest()
    expect(guessed(regions)).toBeNull()
  })
})

describe('choosing a region', () => {
  it('is applied on confirmation only, and told as chosen here [STATE-008]', async () => {
    const { regions, facts, activeId } = await open([region(1), region(2)])
    regions.send({ type: 'region.picked', id: 2 })
    expect([activeId(), facts.length]).toEqual([1, 1])
    regions.send({ type: 'region.confirmed' })
    expect([activeId(), facts[1], regions.getSnapshot().context.picked]).toEqual([2, [2, true], null])
  })

  it('does nothing where the choice is the active one, was dropped, is blocked or foreign [STATE-008] [DEC-025]', async () => {
    const { regions, facts, activeId, pick } = await open([region(1), region(2), blocked])
    pick(1)
    pick(9)
    pick(77)
    regions.send({ type: 'region.picked', id: 2 })
    regions.send({ type: 'choice.dropped' })
    regions.send({ type: 'region.confirmed' })
    expect({ activeId: activeId(), facts }).toEqual({ activeId: 1, facts: [[1, false]] })
  })

  it('in another tab is followed without telling the tabs again [DEC-027]', async () => {
    const { regions, facts, activeId } = await open([region(1), region(2), blocked])
    regions.send({ type: 'region.follow', id: 2 })
    regions.send({ type: 'region.follow', id: 2 })
    regions.send({ type: 'region.follow', id: 9 })
    expect({ activeId: activeId(), facts }).toEqual({
      activeId: 2,
      facts: [
        [1, false],
        [2, false],
      ],
    })
  })

  it('survives the list being loaded again; a region that is gone gives way to another', async () => {
    const { regions, server, facts, activeId, pick } = await open([region(1, { favorite: 1 }), region(2)])
    pick(2)
    regions.send({ type: 'regions.load' })
    await atRest()
    expect([activeId(), facts.at(-1)]).toEqual([2, [2, false]])
    server.list = [region(1)]
    regions.send({ type: 'regions.load' })
    await atRest()
    expect([activeId(), facts.at(-1)]).toEqual([1, [1, false]])
  })
})

describe('regions that do not load', () => {
  it('are asked for again after a rest, or at once on request', async () => {
    const opened = await open([])
    const { clock, regions, server } = opened
    server.status = 503
    regions.send({ type: 'regions.load' })
    await atRest()
    expect(regions.getSnapshot().hasTag('failed')).toBe(true)
    clock.increment(4999)
    await atRest()
    expect(server.asked).toBe(2)
    clock.increment(1)
    await atRest()
    expect(server.asked).toBe(3)
    clock.increment(5000)
    await atRest()
    expect(server.asked).toBe(3) // the pause grows
    clock.increment(5000)
    await atRest()
    expect(server.asked).toBe(4)
    server.status = null
    server.list = [region(4)]
    regions.send({ type: 'regions.retried' })
    await atRest()
    expect(opened.activeId()).toBe(4)
  })

  it.each([403, 404, 422])('because the server refused with %i are asked for again on request only', async (status) => {
    const { clock, regions, server, activeId } = await open([])
    server.status = status
    regions.send({ type: 'regions.load' })
    await atRest()
    clock.increment(600_000)
    await atRest()
    expect([server.asked, regions.getSnapshot().hasTag('failed')]).toEqual([2, true])
    server.status = null
    server.list = [region(4)]
    regions.send({ type: 'regions.retried' })
    await atRest()
    expect(activeId()).toBe(4)
  })
})
