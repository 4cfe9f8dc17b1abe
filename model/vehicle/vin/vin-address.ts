/** Where a car is looked up. [ROUTE-015] */
export const VEHICLE_SEARCH = '/selection-parts/vehicle-search'

/** @returns where a well-formed VIN is looked up; it is no secret */
export const vinAddress = (vin: string): string => `${VEHICLE_SEARCH}?vin=${vin}`
