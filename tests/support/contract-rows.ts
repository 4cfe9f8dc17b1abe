import { contract, type EndpointName } from '../../model/contract'
import type { Endpoint } from '../../model/contract/endpoint'

/** All rows of the contract are there from the beginning. */
export const rowOf = (name: EndpointName): Endpoint => contract[name]
/** What a call shows. */
export const tagsOf = (name: EndpointName) => rowOf(name).tags ?? []
