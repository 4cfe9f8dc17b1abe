import * as z from 'zod/mini'
import { DeliveryAddress, DeliverySchedules, NewDeliveryAddress, RenamedDeliveryAddress } from '../company/delivery'
import { Id } from '../id'
import { endpoint } from './endpoint'

const params = z.object({ id: Id })
const one = z.object({ id: Id, addressId: Id })

/** CALL-040 to CALL-044. The list changes only on 200 or 204. [ERROR-012] */
export const deliveryContract = {
  'delivery.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/deliveryAddresses',
    params,
    output: z.array(DeliveryAddress),
    tags: ['delivery'],
  }),
  'delivery.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/deliveryAddresses',
    params,
    body: NewDeliveryAddress,
    output: DeliveryAddress,
    invalidates: ['delivery'],
  }),
  'delivery.rename': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/companyRegions/:id/deliveryAddresses/:addressId',
    params: one,
    body: RenamedDeliveryAddress,
    output: DeliveryAddress,
    invalidates: ['delivery'],
  }),
  'delivery.remove': endpoint({
    kind: 'write',
    method: 'DELETE',
    path: '/companyRegions/:id/deliveryAddresses/:addressId',
    params: one,
    output: z.null(),
    invalidates: ['delivery'],
  }),
  'delivery.schedules': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/deliverySchedules',
    output: DeliverySchedules,
    tags: ['delivery'],
  }),
} as const
