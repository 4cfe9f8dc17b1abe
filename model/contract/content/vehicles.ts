import { VehicleDetails } from '../../vehicle/details/vehicle-details'
import { VehicleQuery } from '../../vehicle/vehicle'
import { endpoint } from '../endpoint'

/** CALL-077: the one call under {api_alt}; a POST that changes nothing. [DEC-005] */
export const vehiclesContract = {
  'vehicles.details': endpoint({
    kind: 'read',
    method: 'POST',
    base: 'apiAlt',
    path: '/getVehicleDetails',
    body: VehicleQuery,
    output: VehicleDetails,
  }),
} as const
