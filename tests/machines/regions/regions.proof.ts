import fc from 'fast-check'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { REGION_BLOCKED } from '../../../model/company/region'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'
import { regionsWalks } from './regions-walks'

export default proofOf(regionsMachine, {
  inputs: [{ userId: 1, remembered: null }],
  answers: {
    loadRegions: [[1, 2, 3].map((number) => ({ id: number, status: number === 3 ? REGION_BLOCKED : 1, favorite: 0 }))],
  },
  payloads: {
    'region.picked': fc.record({ id: anyId }),
    'region.follow': fc.record({ id: anyId }),
  },
  walks: regionsWalks,
  law: ({ context }) => context.active === null || context.active.status !== REGION_BLOCKED,
})
