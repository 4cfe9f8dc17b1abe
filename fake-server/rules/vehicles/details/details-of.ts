import type { Vehicle } from '../../../../model/vehicle/vehicle'
import type { VehicleDetails } from '../../../../model/vehicle/details/vehicle-details'

/** What fits a car: its groups and the categories with their units. */
export const detailsOf = async (_vehicle: Vehicle): Promise<Pick<VehicleDetails, 'groups' | 'categories'>> => ({
  groups: [],
  categories: [],
})
