import type { EndpointName } from '../../../model/contract'
import type { Endpoint } from '../../../model/contract/endpoint'
import { firstContract } from '../../../model/contract/guests/first'
import type { pagesContract } from '../../../model/contract/guests/pages'
import type { wantedContract } from '../../../model/contract/guests/wanted'
import { createLazy, type Lazy } from './lazy'

type Rows = Readonly<Record<string, Endpoint>>
/** The part of a call's name before the dot. */
type ResourceOf<Name> = Name extends `${infer Resource}.${string}` ? Resource : never

/** The calls of customers. */
export const furtherRows = createLazy<Rows>(async () => (await import('../../../model/contract/further')).furtherContract)
/** The calls that guests make once they want something. */
export const wantedRows = createLazy<Rows>(async () => (await import('../../../model/contract/guests/wanted')).wantedContract)
/** The calls of single pages that few open. */
export const pagesRows = createLazy<Rows>(async () => (await import('../../../model/contract/guests/pages')).pagesContract)

const first: Rows = firstContract
/** With which group the rows of a resource come; those of a resource that is not here come with the customer's. */
const groups: Readonly<
  Record<ResourceOf<Exclude<keyof typeof wantedContract, keyof typeof firstContract> | keyof typeof pagesContract>, Lazy<Rows>>
> = {
  promotions: wantedRows,
  external: wantedRows,
  helpcenter: wantedRows,
  users: pagesRows,
  registration: pagesRows,
  codeVerifications: pagesRows,
  faq: pagesRows,
  jobs: pagesRows,
  cloud: pagesRows,
  vehicles: pagesRows,
  news: pagesRows,
  feedback: pagesRows,
  loginLinks: pagesRows,
  productDocuments: pagesRows,
  documents: pagesRows,
  edo: pagesRows,
  companyAdmin: pagesRows,
  account: pagesRows,
  apiKeys: pagesRows,
  stores: pagesRows,
}

const groupOf = (name: EndpointName): Lazy<Rows> => (groups as Partial<Record<string, Lazy<Rows>>>)[name.split('.', 1)[0]!] ?? furtherRows // a split has a first part

/** The row of a call; undefined while it is not loaded. */
export const knownRow = (name: EndpointName): Endpoint | undefined => first[name] ?? groupOf(name).get()?.[name]

/** The row of a call; those that guests' pages ask by themselves are there at once. Rejects with LostCode. */
export const rowOf = (name: EndpointName): Endpoint | Promise<Endpoint> =>
  knownRow(name) ??
  groupOf(name)
    .load()
    .then((rows) => rows[name]!) // the group has it: see the test of this file
