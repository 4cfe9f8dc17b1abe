import { FIRST_PAGE, setRange, toggleBrand, toggleName, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import type { Availability } from '../../../../model/catalogue/filter'
import { tied } from '../../../../model/text/tied'
import type { Facets } from './facets'
import { once } from '../../../../model/text/once'

/** One thing chosen, the query without it, and how many products there would be without it (an estimate from the counts). */
export type Chosen = { key: string; subject?: string; value: string; without: CatalogQuery; gives: number }

/** What the screen calls each availability. */
export const AVAILABILITY_NAMES: Record<Availability, string> = {
  today: 'Можно забрать сегодня',
  stock: 'Можно заказать сейчас',
  arrival: 'Ожидается',
}

const numbers = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))
/** @returns «700–13 000», «от 700», «до 13 000» */
export function rangeWords({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min === undefined) return max === undefined ? '' : `до\u00a0${numbers().format(max)}`
  if (max === undefined) return `от\u00a0${numbers().format(min)}`
  return min === max ? numbers().format(min) : `${numbers().format(min)}–${numbers().format(max)}`
}

const most = (counts: readonly { count: number }[]): number => Math.max(0, ...counts.map(({ count }) => count))

/** Everything that narrows a list but the words searched for, in the order of the filters; a parameter that the list does not have narrows nothing. [DEC-052] */
export function chosenOf(query: CatalogQuery, facets: Facets): Chosen[] {
  const first = { ...query, pages: FIRST_PAGE }
  return [
    ...(query.price
      ? [
          {
            key: 'price',
            subject: 'Цена',
            value: `${rangeWords(query.price)}\u00a0₽`,
            without: { ...first, price: null },
            gives: facets.range ? 1 : 0,
          },
        ]
      : []),
    ...query.availability.map((key) => ({
      key: `stock-${key}`,
      value: AVAILABILITY_NAMES[key],
      without: { ...first, availability: query.availability.filter((it) => it !== key) },
      gives: most(facets.availability.filter((it) => it.key !== key)),
    })),
    ...query.brands.map((slug) => ({
      key: `brand-${slug}`,
      subject: 'Бренд',
      value: facets.brands.find((brand) => brand.slug === slug)?.name ?? slug,
      without: toggleBrand(query, slug),
      gives: most(facets.brands),
    })),
    ...query.filters.flatMap((filter): Chosen[] => {
      const known = facets.filters.find(({ id }) => id === filter.id)
      if (!known) return []
      const unit = known.type === 'number' && known.unit ? `\u00a0${known.unit}` : ''
      const subject = tied(known.name)
      const gives = most(known.values)
      if (!filter.names)
        return [{ key: `f-${filter.id}`, subject, value: rangeWords(filter) + unit, without: setRange(query, filter.id, {}), gives }]
      return filter.names.map((name) => ({
        key: `f-${filter.id}-${name}`,
        subject,
        value: (known.type === 'number' ? numbers().format(Number(name)) : name) + unit,
        without: toggleName(query, filter.id, name),
        gives,
      }))
    }),
    ...(query.rating !== null
      ? [
          {
            key: 'rating',
            subject: 'Рейтинг',
            value: `${query.rating} и больше`,
            without: { ...first, rating: null },
            gives: most(facets.ratings),
          },
        ]
      : []),
  ]
}

/** @returns the query without anything that narrows it, the words searched for stay */
export const clearedOf = (query: CatalogQuery): CatalogQuery => ({
  ...query,
  brands: [],
  price: null,
  rating: null,
  availability: [],
  filters: [],
  pages: FIRST_PAGE,
})
