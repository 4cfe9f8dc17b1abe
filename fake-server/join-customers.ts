import type { EndpointName } from '../model/contract'
import { furtherContract } from '../model/contract/further'
import { pagesContract } from '../model/contract/guests/pages'
import { customersHandlers } from './handlers/customers'
import type { guestsHandlers } from './handlers/guests'
import type { CustomersPart } from './open-server'
import { seedingCustomers } from './seed/seed-customers'
import type { Steps } from './steps'
import type { Customers, Shop } from './world'

/** Every row that the answers to guests leave has its handler here: a missing one does not compile. */
const handlers: Required<Pick<CustomersPart['handlers'], Exclude<EndpointName, keyof typeof guestsHandlers>>> = customersHandlers

/** @returns the part of a server that knows these customers */
export const partOf = (customers: Customers): CustomersPart => ({
  rows: { ...pagesContract, ...furtherContract },
  handlers,
  customers,
  loadKeyCalls: () => import('./rules/api-keys/key-calls'),
  loadPriceLists: () => import('./rules/price-lists/price-list'),
})

/** The customers of a shop, in steps. */
export function* joiningCustomers(shop: Shop): Steps<CustomersPart> {
  return partOf(yield* seedingCustomers(shop))
}
