import type { Api, EndpointName } from '../../../../model/contract'
import type { Statuses } from './rights-of'

/** Who asks about what: a built row is called with these. */
export type Subject = { userId: number; regionId: number; addressId: number; orderId: number; uuid: string }
/** One call of a row as the shop makes it; `key` is its Idempotency-Key where it carries one. */
export type Call = (api: Api, subject: Subject, key: string) => Promise<unknown>
/** What the tests of the contract know of a row that is built. */
export type KnownCall = {
  /** The requirement in brackets, as it stands in the titles of tests; '[DEC-006]' for an extension. */
  id: `[${string}]`
  call: Call
  /** The statuses that visitors are answered. */
  rights: Statuses
  /**
   * What the administrator of region 1 is answered: through the real client, parsed by the contract, money in kopecks.
   * Absent where the call needs more than the seed: then it has tests of its own.
   */
  answer?: unknown
}

/** The rows of a resource: their names begin with it. */
type RowOf<R extends string> = Extract<EndpointName, `${R}.${string}`>

/** @returns the calls of a resource as they are given; a row of another resource, or a misspelt one, does not compile */
export const callsOf = <R extends string>(
  _resource: R,
  calls: { readonly [K in RowOf<R>]?: KnownCall },
): Readonly<Record<string, KnownCall>> => calls as Record<string, KnownCall>
