import { EMPTY_QUERY, formatCatalogQuery } from '../catalogue/catalog-query'
import type { SearchAnswer, SearchHit } from '../content/external-search'
import { HIT_GROUP_MAX, SEARCH_NAME_LENGTH, SEARCH_RESULTS } from '../limits'
import { trimText } from '../text/trim'
import { vinAddress } from '../vehicle/vin/vin-address'
import { isVin, readTypedNumber } from '../vehicle/vin/vin-text'
import { resultsPage } from './search-address'

/**
 * What may be chosen under the search field. `id`: unique in the list, for aria-activedescendant; `href`: where it leads in the shop;
 * `size`: what a cut name has lost of its size, «220 кг», by which goods of one name are told apart.
 */
export type SearchOption = { id: string; href: string } & (
  | { kind: 'recent'; query: string }
  | { kind: 'category' | 'brand'; name: string; count?: number }
  | { kind: 'product'; hit: SearchHit; name: string; size: string | null }
  | { kind: 'all'; total: number }
  | { kind: 'vin'; vin: string }
)

/** @returns one option for each earlier query */
export const recentOptions = (recent: readonly string[]): SearchOption[] =>
  recent.map((query, at) => ({ id: `recent-${at}`, kind: 'recent', query, href: resultsPage(query) }))

/**
 * @returns what an answer offers: sections, brands, at most 24 products with names of at most 56 characters, then the whole list
 * where it has any; nothing where nothing was found. The VIN of a car leads to the selection for that car [CALL-110, CONST-008]
 * @param text what the answer is to
 */
export function answerOptions(text: string, { items, categories, brands = [], total }: SearchAnswer): SearchOption[] {
  const products = items.slice(0, SEARCH_RESULTS)
  const vin = isVin(text) ? readTypedNumber(text).text : null
  return [
    ...(vin === null ? [] : [{ id: 'vin', kind: 'vin', vin, href: vinAddress(vin) } as const]),
    ...categories
      .slice(0, HIT_GROUP_MAX)
      .map(({ id, name, path }): SearchOption => ({ id: `category-${id}`, kind: 'category', name, href: path })),
    ...brands.slice(0, HIT_GROUP_MAX).map(
      ({ name, slug, count }): SearchOption => ({
        id: `brand-${slug}`,
        kind: 'brand',
        name,
        count,
        href: `/catalog${formatCatalogQuery({ ...EMPTY_QUERY, brands: [slug] })}`,
      }),
    ),
    ...products.map(
      (hit): SearchOption => ({
        id: `product-${hit.id}`,
        kind: 'product',
        hit,
        ...shortName(hit.name),
        href: `/product/${hit.id}`,
      }),
    ),
    ...(total > 0 ? [{ id: 'all', kind: 'all', total, href: resultsPage(text) } as const] : []),
  ]
}

function shortName(whole: string): { name: string; size: string | null } {
  const name = trimText(whole, SEARCH_NAME_LENGTH)
  return { name, size: name === whole ? null : (SIZE.exec(whole)?.[0] ?? null) }
}

/** A measure at the end of a name. */
const SIZE = /\d[\d,.]*\s\p{L}+$/u

/** @returns the options by their kinds, in their order */
export function optionGroups(options: readonly SearchOption[]): readonly (readonly SearchOption[])[] {
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return kinds.map((kind) => options.filter((option) => option.kind === kind))
}

/**
 * @returns the option that stands `by` places from the active one; before the first and behind the last comes the field itself (null)
 */
export function nextOption(options: readonly SearchOption[], activeId: string | null, by: 1 | -1): string | null {
  const at = options.findIndex(({ id }) => id === activeId)
  const places = options.length + 1
  return options[(at + by + places) % places]?.id ?? null
}
