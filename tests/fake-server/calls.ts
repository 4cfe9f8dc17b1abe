import type { EndpointName } from '../../model/contract'
import type { KnownCall } from './calls/support/calls-of'

/** Where the calls of a resource stand. */
export const fileOf = (name: string): string => `tests/fake-server/calls/${name.split('.')[0]}.spec.ts`

const files = import.meta.glob<{ default: Readonly<Record<string, KnownCall>> }>('./calls/*.spec.ts', { eager: true })

/** Every built row of the contract with its call, from the files of the resources. */
export const BUILT = Object.values(files).flatMap((file) => Object.entries(file.default)) as [EndpointName, KnownCall][] // as callsOf checks

const byName = new Map(BUILT)
/** The call of a row. Throws where there is none, and says where to write it. */
export function callOf(name: EndpointName): KnownCall {
  const known = byName.get(name)
  if (!known) throw new Error(`${name} has no call: write it in ${fileOf(name)}`)
  return known
}
