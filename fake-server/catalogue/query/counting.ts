import { type Bitset, rowsIn } from './bitset'
import type { Terms } from './terms'

/** How many rows have each term, by term. */
export type Counts = Uint32Array

/** @returns the counts of all terms in a set of rows: one pass over what these rows have, however many values there are */
export function countsIn({ values, rowStart, ofRow }: Terms, set: Bitset): Counts {
  const counts = new Uint32Array(values.length)
  const rows = rowsIn(set)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const end = rowStart[row + 1] ?? 0
    for (let place = rowStart[row] ?? 0; place < end; place++) {
      const term = ofRow[place] ?? 0
      counts[term] = (counts[term] ?? 0) + 1
    }
  }
  return counts
}

/** Adds the rows of a set to the counts of the terms from `from` to, not with, `to`. */
export function addCounts(counts: Counts, { rowStart, ofRow }: Terms, set: Bitset, from: number, to: number): void {
  const rows = rowsIn(set)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const end = rowStart[row + 1] ?? 0
    for (let place = rowStart[row] ?? 0; place < end; place++) {
      const term = ofRow[place] ?? 0
      if (term >= from && term < to) counts[term] = (counts[term] ?? 0) + 1
    }
  }
}
