import type { ProductQuery } from '../../../model/catalogue/filter'
import type { Found } from '../search/found'
import { type Bitset, fullSet, intersection, setOf, size } from './bitset'
import { type Counts, countsIn } from './counting'
import type { Rows, Terms } from './terms'

/** What a question is asked within (category, promotion, search), and what its terms count there. */
export type Base = { readonly rows: Bitset; readonly size: number; readonly counts: Counts }
/** Finds the base of a question; `found` is what its words found, null where it has none. */
export type Bases = (query: Pick<ProductQuery, 'category_id' | 'promotion_id'>, found: Found | null) => Base

/** So many bases are remembered: one filter after the other is asked within one base. */
const KEPT = 16

type Indexed = { terms: Terms; rows: number; categories: ReadonlyMap<number, Rows>; promotions: ReadonlyMap<number, Rows> }

/** An unknown category or promotion leaves nothing. */
export function createBases({ terms, rows, categories, promotions }: Indexed): Bases {
  let kept: { category: number | undefined; promotion: number | undefined; found: Found | null; base: Base }[] = []
  return ({ category_id: category, promotion_id: promotion }, found) => {
    const known = kept.find((it) => it.category === category && it.promotion === promotion && it.found === found)
    const within = [
      ...(category === undefined ? [] : [setOf(rows, [categories.get(category) ?? []])]),
      ...(promotion === undefined ? [] : [setOf(rows, [promotions.get(promotion) ?? []])]),
      ...(found ? [found.rows] : []),
    ]
    const base = known?.base ?? baseOf(terms, intersection(fullSet(rows), ...within))
    kept = [{ category, promotion, found, base }, ...kept.filter((it) => it !== known)].slice(0, KEPT)
    return base
  }
}

const baseOf = (terms: Terms, rows: Bitset): Base => ({ rows, size: size(rows), counts: countsIn(terms, rows) })
