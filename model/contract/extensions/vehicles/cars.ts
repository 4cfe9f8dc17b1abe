import * as z from 'zod/mini'
import { Id } from '../../../id'
import { NewOwnCar, OwnCar, OwnCarChange } from '../../../vehicle/own-car'
import { endpoint } from '../../endpoint'

const params = z.object({ id: Id })

/** The cars that a user keeps; those of others are not there. [ROUTE-012, DEC-006, DEC-075] */
export const vehicleExtensions = {
  /** The one that was used last comes first. */
  'vehicles.cars': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/cars',
    output: z.object({ items: z.array(OwnCar) }),
    tags: ['cars'],
  }),
  /** 422: no such car is known; 409: as many as can be kept are kept. */
  'vehicles.addCar': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/cars',
    body: NewOwnCar,
    output: OwnCar,
    invalidates: ['cars'],
  }),
  'vehicles.changeCar': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/cars/:id',
    params,
    body: OwnCarChange,
    output: OwnCar,
    invalidates: ['cars'],
  }),
  /** Goods are looked for the car now. */
  'vehicles.useCar': endpoint({ kind: 'write', method: 'POST', path: '/cars/:id/use', params, output: OwnCar, invalidates: ['cars'] }),
  'vehicles.removeCar': endpoint({ kind: 'write', method: 'DELETE', path: '/cars/:id', params, output: z.null(), invalidates: ['cars'] }),
} as const
