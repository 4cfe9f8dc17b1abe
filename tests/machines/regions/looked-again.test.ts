import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import { STALE_AFTER_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { region } from '../../support/plain-region'

afterEach(() => vi.restoreAllMocks())

/** Regions that were read at 0 by the wall clock, and are looked at again later. */
async function open(list: CompanyRegion[]) {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  const server: { list: CompanyRegion[]; status: number | null; asked: number } = { list, status: null, asked: 0 }
  const loadRegions = fromPromise<CompanyRegion[], { userId: number }>(async () => {
    server.asked++
    if (server.status !== null) throw new ApiError(server.status, '')
    return server.list
  })
  const regions = createActor(regionsMachine.provide({ actors: { loadRegions } }), { input: { userId: 1, remembered: 1 } })
  const facts: unknown[] = []
  regions.on('*', (fact) => facts.push(fact.type === 'region.applied' ? [fact.region.id, fact.region.status] : fact.type))
  regions.start()
  await atRest()
  facts.length = 0
  const look = async (ms: number) => {
    now.mockReturnValue(ms)
    regions.send({ type: 'regions.looked' })
    await atRest()
  }
  return { regions, server, facts, look, context: () => regions.getSnapshot().context }
}

it('regions are read again after five minutes and not before; where the one in force is as it was nothing begins anew [STATE-014, DEC-058]', async () => {
  const { server, facts, look, context, regions } = await open([region(1), region(2, { status: 0 })])
  await look(STALE_AFTER_MS - 1)
  expect(server.asked).toBe(1)
  server.list = [region(1), region(2, { status: 1 })]
  regions.send({ type: 'region.picked', id: 2 })
  await look(STALE_AFTER_MS)
  expect({ asked: server.asked, facts, status: context().regions[1]?.status, picked: context().picked }).toEqual({
    asked: 2,
    facts: [],
    status: 1,
    picked: 2,
  })
  await look(STALE_AFTER_MS + 1)
  expect(server.asked).toBe(2)
})

it('one that is on moderation no more is bought for as such; one that is gone gives way [STATE-007]', async () => {
  const { server, facts, look } = await open([region(1, { status: 0 }), region(2)])
  server.list = [region(1), region(2)]
  await look(STALE_AFTER_MS)
  expect(facts).toEqual([[1, 1]])
  server.list = [region(2)]
  await look(2 * STALE_AFTER_MS)
  expect(facts).toEqual([
    [1, 1],
    [2, 1],
  ])
})

it('where no answer comes the list stays, and the next look asks again; a choice made meanwhile counts', async () => {
  const { server, facts, look, regions, context } = await open([region(1), region(2)])
  server.status = 503
  await look(STALE_AFTER_MS)
  expect([regions.getSnapshot().hasTag('known'), context().regions.length, facts]).toEqual([true, 2, []])
  server.status = null
  await look(STALE_AFTER_MS + 1)
  expect(server.asked).toBe(3)
  regions.send({ type: 'region.picked', id: 2 })
  vi.spyOn(Date, 'now').mockReturnValue(9 * STALE_AFTER_MS)
  regions.send({ type: 'regions.looked' })
  regions.send({ type: 'region.confirmed' })
  await atRest()
  expect([facts, context().active?.id]).toEqual([[[2, 1]], 2])
})

it('who had no region finds the one that was given to him meanwhile, after five minutes and not before [DEC-058]', async () => {
  const { server, facts, look, context } = await open([])
  server.list = [region(1)]
  await look(STALE_AFTER_MS - 1)
  expect({ asked: server.asked, facts }).toEqual({ asked: 1, facts: [] })
  await look(STALE_AFTER_MS)
  expect([server.asked, facts, context().active?.id]).toEqual([2, [[1, 1]], 1])
})

it('another favourite is read at once and begins nothing anew; one that comes while the list is read is in the list', async () => {
  const { server, facts, regions, context } = await open([region(1, { favorite: 1 }), region(2)])
  server.list = [region(1), region(2, { favorite: 1 })]
  regions.send({ type: 'favoriteRegion.changed' })
  await atRest()
  expect({
    asked: server.asked,
    facts,
    favorite: context().regions.find(({ favorite }) => favorite === 1)?.id,
    active: context().active?.id,
  }).toEqual({
    asked: 2,
    facts: [],
    favorite: 2,
    active: 1,
  })
  regions.send({ type: 'favoriteRegion.changed' })
  regions.send({ type: 'favoriteRegion.changed' })
  await atRest()
  expect({ asked: server.asked, facts }).toEqual({ asked: 4, facts: [] })
  regions.send({ type: 'regions.load' })
  regions.send({ type: 'favoriteRegion.changed' })
  await atRest()
  expect(server.asked).toBe(6)
})
