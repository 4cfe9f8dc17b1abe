import type { Kopecks } from '../money/money'
import { once } from '../text/once'

/** In which order the lines of a cart stand: as they were put in, or by what they are. */
export const SORTS = ['added', 'article', 'name', 'brand', 'sum'] as const
export type Sort = (typeof SORTS)[number]
/** What lines are put together by. */
export const GROUPINGS = ['none', 'brand', 'category'] as const
export type Grouping = (typeof GROUPINGS)[number]
export type Arrangement = { sort: Sort; grouping: Grouping }
/** As a cart is without a choice. */
export const AS_ADDED: Arrangement = { sort: 'added', grouping: 'none' }

/** A line as it is arranged; `sum` in kopecks, null while it is not known, `category` null where it is not known. */
export type ArrangedLine = { id: number; article: string; name: string; brand: string; category: string | null; sum: Kopecks | null }
/** Lines that stand together; `title` null: those of no known brand or category, or all where nothing is put together. */
export type Section = { title: string | null; ids: readonly number[] }

const collator = once(() => new Intl.Collator('ru', { numeric: true, sensitivity: 'base' }))
const orders: Readonly<Record<Sort, (a: ArrangedLine, b: ArrangedLine) => number>> = {
  added: () => 0,
  article: (a, b) => collator().compare(a.article, b.article),
  name: (a, b) => collator().compare(a.name, b.name),
  brand: (a, b) => collator().compare(a.brand, b.brand),
  // What has no sum yet comes last.
  sum: (a, b) => (b.sum ?? -1) - (a.sum ?? -1),
}

/**
 * The lines in the chosen order, in sections by title where they are put together. Lines that are equal stay in the order in which they
 * came; lines without a title come last.
 * @param lines in the order in which they were put in
 * @returns every line once; one section where nothing is put together, none where there is no line
 */
export function arrange(lines: readonly ArrangedLine[], { sort, grouping }: Arrangement): Section[] {
  const sorted = sort === 'added' ? lines : [...lines].sort(orders[sort])
  const sections = new Map<string | null, number[]>()
  for (const line of sorted) {
    const title = grouping === 'none' ? null : line[grouping]
    const ids = sections.get(title)
    if (ids) ids.push(line.id)
    else sections.set(title, [line.id])
  }
  return [...sections].map(([title, ids]) => ({ title, ids })).sort((a, b) => byTitle(a.title, b.title))
}

/** The order of titles; what has none comes last. */
export const byTitle = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : collator().compare(a, b)
