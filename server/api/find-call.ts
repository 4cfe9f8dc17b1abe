import { contract } from '../../model/contract'
import type { Base, Endpoint } from '../../model/contract/endpoint'
import { byRank } from '../../model/contract/path-rank'

/** What a request asks for: a row of the contract, or why it is none. `methods`: those that the address does know. */
export type FoundCall = { row: Endpoint } | { status: 404 } | { status: 405; methods: readonly string[] }

type Entry = { row: Endpoint; parts: readonly string[] }

/** @param bases where each kind of path lies @returns finds the call of a method and a path without its query */
export function createFindCall(bases: Readonly<Record<Base, string>>): (method: string, path: string) => FoundCall {
  const entries: Entry[] = (Object.values(contract) as Endpoint[])
    .map((row) => ({ row, path: `${bases[row.base ?? 'api']}${row.path}` }))
    .sort((one, other) => byRank(one.path, other.path))
    .map(({ row, path }) => ({ row, parts: path.split('/') }))
  return (method, path) => {
    const parts = decoded(path)
    if (!parts) return { status: 404 }
    const fitting = entries.filter((entry) => fits(entry.parts, parts))
    const row = fitting.find((entry) => entry.row.method === method)?.row
    if (row) return { row }
    return fitting.length > 0 ? { status: 405, methods: [...new Set(fitting.map((entry) => entry.row.method))] } : { status: 404 }
  }
}

/** The parts of a path; null where they cannot be decoded. */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => partFits(part, parts[at] ?? ''))

/** A part is fixed, a parameter, or fixed text before a parameter. */
function partFits(pattern: string, part: string): boolean {
  const colon = pattern.indexOf(':')
  if (colon < 0) return pattern === part
  return part.length > colon && part.startsWith(pattern.slice(0, colon))
}
