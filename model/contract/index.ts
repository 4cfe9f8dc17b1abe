import type { ArgsOf, OptionsOf, OutputOf } from './endpoint'
import { furtherContract } from './further'
import { pagesContract } from './guests/pages'
import { publicContract } from './public'

/** Every call of the shop, once. */
export const contract = { ...publicContract, ...pagesContract, ...furtherContract } as const
/** The table of all endpoints as a type. */
export type Contract = typeof contract
/** The key of an endpoint in the contract. */
export type EndpointName = keyof Contract
/** What a caller passes: path, query and body, as far as the endpoint has them. */
export type Args<K extends EndpointName> = ArgsOf<Contract[K]>
/** What a caller gets: the parsed answer. */
export type Output<K extends EndpointName> = OutputOf<Contract[K]>
/** The reads: what a page may ask for and the client may send again at will. */
export type ReadName = { [K in EndpointName]: Contract[K]['kind'] extends 'read' ? K : never }[EndpointName]

/** The only way to reach the server; `src/api` implements it, tests may stub it. Rejects only with ApiError. */
export type Api = <K extends EndpointName>(name: K, args: Args<K>, ...options: OptionsOf<Contract[K]>) => Promise<Output<K>>
