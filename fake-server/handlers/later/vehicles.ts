import { vehiclesContract } from '../../../model/contract/content/vehicles'
import { unbuilt } from '../../handlers-for'

/** Parts by vehicle. Not built yet. */
export const vehiclesHandlers = unbuilt(vehiclesContract)
