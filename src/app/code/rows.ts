import type { EndpointName } from '../../../model/contract'
import type { Endpoint } from '../../../model/contract/endpoint'
import { firstContract } from '../../../model/contract/guests/first'
import { createLate } from './late'

type Rows = Readonly<Record<string, Endpoint>>

/** The calls of customers, and of pages that few open. */
export const furtherRows = createLate<Rows>(async () => (await import('../../../model/contract/further')).furtherContract)
/** The calls that guests make once they want something. */
export const wantedRows = createLate<Rows>(async () => (await import('../../../model/contract/guests/wanted')).wantedContract)

const first: Rows = firstContract
const isWanted = /^(external|promotions|feedback|helpcenter)\./

/** The row of a call; undefined while it is not loaded. */
export const knownRow = (name: EndpointName): Endpoint | undefined => first[name] ?? wantedRows.get()?.[name] ?? furtherRows.get()?.[name]

/** The row of a call; those that guests' pages ask by themselves are there at once. Rejects with LostCode. */
export const rowOf = (name: EndpointName): Endpoint | Promise<Endpoint> =>
  knownRow(name) ?? (isWanted.test(name) ? wantedRows : furtherRows).load().then((rows) => rows[name]!) // it is one of theirs
