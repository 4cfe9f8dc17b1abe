import type { SnapshotFrom } from 'xstate'
import { regionState, type CompanyRegion } from '../../model/company/region'
import type { regionsMachine, RegionsProblem } from './regions.machine'

type Regions = SnapshotFrom<typeof regionsMachine>

/** Why the regions are not there, where no list ever was; stays so while it is tried again. [DEC-065] */
export const selectRegionsProblem = ({ context: { isKnown, problem } }: Regions): RegionsProblem | null => (isKnown ? null : problem)

/** The active region where nobody knows which one was used last, until the user agrees or chooses; else null. [DEC-027] */
export const selectGuessed = (regions: Regions | undefined): CompanyRegion | null =>
  regions?.context.isGuessed ? regions.context.active : null

/** Whether a region is there and not blocked. [DEC-027] */
export const mayBuyFor = (regions: Regions | undefined, id: number | null): boolean =>
  regions?.context.regions.some((region) => region.id === id && regionState(region) !== 'blocked') ?? false

/** How many regions there are, also while the list is asked for anew; null while none was ever there. [NAV-033] */
export const selectRegionCount = (regions: Regions | undefined): number | null =>
  regions?.context.isKnown ? regions.context.regions.length : null
