import type { SnapshotFrom } from 'xstate'
import type { regionsMachine } from './regions.machine'

/** Whether the regions could not be asked for and are not known from before; stays so while it is tried again. [DEC-065] */
export const selectIsUnanswered = (regions: SnapshotFrom<typeof regionsMachine>): boolean =>
  !regions.hasTag('known') && (regions.hasTag('failed') || regions.context.failures > 0)
