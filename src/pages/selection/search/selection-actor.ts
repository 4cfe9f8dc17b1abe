import type { ActorRefFrom } from 'xstate'
import type { vehicleSelectionMachine } from '../../../../machines/vehicle-selection/vehicle-selection.machine'

/** The selection of the page. */
export type SelectionActor = ActorRefFrom<typeof vehicleSelectionMachine>
