import { COMPARED_MAX } from '../limits'

/** What the address of a comparison holds. */
export type Comparison = { ids: readonly number[]; isDifferent: boolean }

const ID = /^[1-9]\d{0,8}$/
const PARAMETER = 'compare'
const ONLY = 'only'

/** @returns the first COMPARED_MAX ids of a list, each once; what is no id is left out */
export const comparable = (ids: readonly number[]): number[] => [...new Set(ids)].filter((id) => ID.test(String(id))).slice(0, COMPARED_MAX)

/** Reads the search part of an address: `compare=1.2.3` of the catalogue, and `only=different`. @returns null: the address asks for no comparison */
export function parseComparison(search: string): Comparison | null {
  const params = new URLSearchParams(search)
  const text = params.get(PARAMETER)
  if (text === null) return null
  const ids = comparable(
    text
      .split('.')
      .filter((id) => ID.test(id))
      .map(Number),
  )
  return { ids, isDifferent: params.get(ONLY) === 'different' }
}

/** @returns the address of a comparison: to be shared and reloaded */
export const comparisonAddress = ({ ids, isDifferent }: Comparison): string =>
  `/catalog?${PARAMETER}=${ids.join('.')}${isDifferent ? `&${ONLY}=different` : ''}`
