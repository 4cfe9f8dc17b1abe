import type { EndpointName } from '../../../model/contract'
import type { Endpoint } from '../../../model/contract/endpoint'
import { publicContract } from '../../../model/contract/public'
import { createLate } from './late'

/** The calls of customers, and of pages that few open. */
export const furtherRows = createLate(async () => (await import('../../../model/contract/further')).furtherContract)

const rows: Readonly<Record<string, Endpoint>> = publicContract
const furtherOf = (known: Readonly<Record<string, Endpoint>> | undefined, name: EndpointName) => known?.[name]

/** The row of a call; undefined while it is not loaded. */
export const knownRow = (name: EndpointName): Endpoint | undefined => rows[name] ?? furtherOf(furtherRows.get(), name)

/** The row of a call; those that guests' pages need are there at once. Rejects with LostCode. */
export const rowOf = (name: EndpointName): Endpoint | Promise<Endpoint> =>
  knownRow(name) ?? furtherRows.load().then((further) => furtherOf(further, name)!) // it is the rest of the contract
