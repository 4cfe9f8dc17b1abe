import { furtherContract } from '../model/contract/further'
import { customersHandlers } from './handlers/customers'
import type { CustomersPart } from './open-server'
import { seedingCustomers } from './seed/seed-customers'
import type { Steps } from './steps'
import type { Customers, Shop } from './world'

/** @returns the part of a server that knows these customers */
export const partOf = (customers: Customers): CustomersPart => ({ rows: furtherContract, handlers: customersHandlers, customers })

/** The customers of a shop, in steps. */
export function* joiningCustomers(shop: Shop): Steps<CustomersPart> {
  return partOf(yield* seedingCustomers(shop))
}
