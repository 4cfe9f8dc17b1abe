import { withUnits } from '../../../model/text/typed/units'
import type { Rows } from '../query/terms'
import { chunksOf, glued, wordsIn } from './spelling'
import type { ReadValue, Values } from './values'

/** «API SN CF», «MB 229.51» */
const CHUNKS_MAX = 3

/** The values that parts of a text name, the longest parts first: by which a list may be narrowed where the whole text finds nothing. [DEC-083] */
export function namedValues({ all, ofValues }: Values, text: string): ReadValue[] {
  const chunks = chunksOf(withUnits(text))
  const found = new Set<number>()
  const isTaken = chunks.map(() => false)
  for (let length = CHUNKS_MAX; length > 0; length--)
    for (let from = 0; from + length <= chunks.length; from++) {
      if (isTaken.slice(from, from + length).some(Boolean)) continue
      const places = placesOf(ofValues, chunks.slice(from, from + length))
      if (places.length === 0) continue
      isTaken.fill(true, from, from + length)
      for (const place of places) found.add(place)
    }
  return [...found].flatMap((place) => all[place] ?? []).sort((one, other) => other.rows.length - one.rows.length)
}

function placesOf({ whole }: Values['ofValues'], chunks: readonly string[]): number[] {
  const text = glued(...chunks)
  if (text.length < 2 || /^\d{1,2}$/.test(text)) return []
  const places = (word: string): number[] => whole(word).flatMap((rows: Rows) => Array.from(rows))
  const asOne = places(text)
  if (asOne.length > 0) return asOne
  const [first, ...others] = chunks.flatMap(wordsIn).map((word) => new Set(places(word)))
  return first && others.length > 0 ? [...first].filter((place) => others.every((set) => set.has(place))) : []
}
