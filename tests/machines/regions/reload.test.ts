import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { selectRegionCount, selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import { settle } from '../../support/open-tab'

const region = (id: number): CompanyRegion => ({
  id,
  company_id: 1,
  company_name: 'ООО «Волга»',
  store_city_id: id,
  store_city_name: `Город ${id}`,
  status: 1,
  favorite: 0,
  admin_ids: [1],
  user_id: 1,
})

/** Regions whose server answers when it is told to; each answer goes to the oldest question. */
function open() {
  const asked: { resolve: (list: CompanyRegion[]) => void; reject: (error: unknown) => void }[] = []
  const loadRegions = fromPromise<CompanyRegion[], { userId: number }>(
    () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
  )
  const clock = new SimulatedClock()
  const regions = createActor(regionsMachine.provide({ actors: { loadRegions } }), { clock, input: { userId: 1, remembered: null } })
  regions.start()
  const answer = async (ids: readonly number[] | null) => {
    const question = asked.shift()
    if (ids) question?.resolve(ids.map(region))
    else question?.reject(new ApiError(503, ''))
    await settle(1)
  }
  const seen = () => [selectRegionCount(regions.getSnapshot()), selectRegionsProblem(regions.getSnapshot())]
  return { regions, asked, answer, seen }
}

it('the regions are unknown only while no list was ever there: pages that need one outlive a reload', async () => {
  const { regions, answer, seen } = open()
  expect([selectRegionCount(undefined), seen()]).toEqual([null, [null, null]])
  await answer(null)
  expect(seen()).toEqual([null, 'unanswered'])
  regions.send({ type: 'regions.retried' })
  await answer([1, 2])
  regions.send({ type: 'regions.load' })
  expect(seen()).toEqual([2, null])
  await answer(null)
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
