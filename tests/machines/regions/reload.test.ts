import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { selectRegionCount, selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import { atRest } from '../../support/waiting/at-rest'
import { region } from '../../support/plain-region'

/** Regions whose server answers when it is told to; each answer goes to the oldest question. */
function open() {
  const asked: { resolve: (list: CompanyRegion[]) => void; reject: (error: unknown) => void }[] = []
  const loadRegions = fromPromise<CompanyRegion[], { userId: number }>(
    () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
  )
  const clock = new SimulatedClock()
  const regions = createActor(regionsMachine.provide({ actors: { loadRegions } }), { clock, input: { userId: 1, remembered: null } })
  regions.start()
  /** Region ids, or the status of a failure. */
  const answer = async (said: readonly number[] | number) => {
    const question = asked.shift()
    if (typeof said === 'number') question?.reject(new ApiError(said, ''))
    else question?.resolve(said.map((id) => region(id)))
    await atRest()
  }
  const seen = () => [selectRegionCount(regions.getSnapshot()), selectRegionsProblem(regions.getSnapshot())]
  const facts: unknown[] = []
  regions.on('*', (fact) => facts.push(fact.type === 'region.applied' ? [fact.region.id, fact.isOwn] : fact.type))
  const choose = (id: number) => {
    regions.send({ type: 'region.picked', id })
    regions.send({ type: 'region.confirmed' })
  }
  return { regions, asked, answer, seen, facts, choose }
}

it('the regions are unknown only while no list was ever there: pages that need one outlive a reload', async () => {
  const { regions, answer, seen } = open()
  expect({ regionCount: selectRegionCount(undefined), seen: seen() }).toEqual({ regionCount: null, seen: [null, null] })
  await answer(503)
  expect(seen()).toEqual([null, 'unanswered'])
  regions.send({ type: 'regions.retried' })
  await answer([1, 2])
  regions.send({ type: 'regions.load' })
  expect(seen()).toEqual([2, null])
  await answer(503)
  expect(seen()).toEqual([2, null])
  regions.send({ type: 'regions.retried' })
  await answer([])
  regions.send({ type: 'regions.load' })
  expect(seen()).toEqual([0, null])
})

it('a change that is told while the list is on its way is in the list: it is asked for anew', async () => {
  const { regions, asked, answer, seen } = open()
  regions.send({ type: 'regions.load' })
  expect(asked).toHaveLength(2)
  await answer([1, 2])
  expect(seen()).toEqual([null, null])
  await answer([2])
  expect(seen()).toEqual([1, null])
})

describe('a choice from a list that is being asked for anew, or did not come again', () => {
  const states = [
    ['loading', []],
    ['failed', [503]],
    ['refused', [403]],
  ] as const
  it.each(states)('is applied while it is %s [STATE-008]', async (state, [status]) => {
    const { regions, answer, facts, choose } = open()
    await answer([1, 2, 3])
    regions.send({ type: 'regions.load' })
    if (status !== undefined) await answer(status)
    expect(regions.getSnapshot().value).toBe(state)
    choose(2)
    regions.send({ type: 'region.follow', id: 3 })
    regions.send({ type: 'region.picked', id: 1 })
    regions.send({ type: 'choice.dropped' })
    regions.send({ type: 'region.confirmed' })
    choose(7)
    regions.send({ type: 'region.follow', id: 7 })
    expect([regions.getSnapshot().value, facts]).toEqual([
      state,
      [
        [1, false],
        [2, true],
        [3, false],
      ],
    ])
  })

  it('stays when the list comes, unless it is not in it any more', async () => {
    const { regions, answer, facts, choose } = open()
    await answer([1, 2])
    regions.send({ type: 'regions.load' })
    choose(2)
    await answer([1, 2])
    expect(facts).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ])
    regions.send({ type: 'regions.load' })
    choose(1)
    await answer([2])
    expect(facts.slice(3)).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it('means nothing where no list ever was there', async () => {
    const { regions, answer, facts, choose } = open()
    choose(2)
    regions.send({ type: 'region.follow', id: 2 })
    expect(facts).toEqual([])
    await answer([1, 2])
    expect({ facts, picked: regions.getSnapshot().context.picked }).toEqual({ facts: [[1, false]], picked: null })
  })
})
