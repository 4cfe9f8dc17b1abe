import { findLines } from '../cart/find-lines'
import type { RegionDiscount } from './region-discount'
import { once } from '../text/once'

/** What a list of discounts is grouped by. */
export const DISCOUNT_GROUPINGS = ['brand', 'category'] as const
export type DiscountGrouping = (typeof DISCOUNT_GROUPINGS)[number]
/** The discounts of one brand, or of one section. */
export type DiscountGroup = { name: string; rows: RegionDiscount[] }

/**
 * The discounts whose brand, section or promotion has the words, by brand or by section, in the order of the alphabet; within a group
 * by the other name, what a promotion gives after what holds without one, the greater first. [DEC-014]
 */
export function discountGroups(items: readonly RegionDiscount[], by: DiscountGrouping, words: string): DiscountGroup[] {
  const lines = items.map(({ brand, category_name, promotion }, id) => ({
    id,
    article: '',
    name: `${category_name} ${promotion?.title ?? ''}`,
    brand,
  }))
  const nameOf = (row: RegionDiscount) => (by === 'brand' ? row.brand : row.category_name)
  const otherOf = (row: RegionDiscount) => (by === 'brand' ? row.category_name : row.brand)
  const rows = findLines(lines, words)
    .flatMap((at) => items[at] ?? [])
    .sort(
      (one, other) =>
        order().compare(nameOf(one), nameOf(other)) ||
        order().compare(otherOf(one), otherOf(other)) ||
        Number(Boolean(one.promotion)) - Number(Boolean(other.promotion)) ||
        (other.discount2 ?? 0) - (one.discount2 ?? 0),
    )
  const groups = new Map<string, RegionDiscount[]>()
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row])
  return [...groups].map(([name, group]) => ({ name, rows: group }))
}

const order = once(() => new Intl.Collator('ru', { numeric: true }))
