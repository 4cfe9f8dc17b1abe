import {
  EMPTY_QUERY,
  FIRST_PAGE,
  setRange,
  toggleAction,
  toggleBrand,
  toggleName,
  type CatalogQuery,
} from '../../../../model/catalogue/catalog-query'
import type { Availability } from '../../../../model/catalogue/filter'
import type { Narrowing } from '../../../../model/catalogue/narrowing'
import { tied } from '../../../../model/text/tied'
import type { Facets } from './facets'
import { once } from '../../../../model/text/once'

/** One thing chosen, the filter that it is of, and the query without it. */
export type Chosen = { key: string; of: Narrowing; subject?: string; value: string; without: CatalogQuery }

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

/** Everything that narrows a list but the words searched for, in the order of the filters; a parameter that the list does not have narrows nothing. [DEC-052] */
export function chosenOf(query: CatalogQuery, facets: Facets): Chosen[] {
  const first = { ...query, pages: FIRST_PAGE }
  return [
    ...(query.price
      ? [
          {
            key: 'price',
            of: 'price' as const,
            subject: 'Цена',
            value: `${rangeWords(query.price)}\u00a0₽`,
            without: { ...first, price: null },
          },
        ]
      : []),
    ...query.availability.map((key) => ({
      key: `stock-${key}`,
      of: 'availability' as const,
      value: AVAILABILITY_NAMES[key],
      without: { ...first, availability: query.availability.filter((it) => it !== key) },
    })),
    ...query.brands.map((slug) => ({
      key: `brand-${slug}`,
      of: 'brands' as const,
      subject: 'Бренд',
      value: facets.brands.find((brand) => brand.slug === slug)?.name ?? slug,
      without: toggleBrand(query, slug),
    })),
    // A server that says nothing of promotions does not narrow by them.
    ...(facets.actions ? query.actions : []).map((id) => ({
      key: `action-${id}`,
      of: 'actions' as const,
      subject: 'Акция',
      value: facets.actions?.find((action) => action.id === id)?.title ?? `№\u00a0${id}`,
      without: toggleAction(query, id),
    })),
    ...query.filters.flatMap((filter): Chosen[] => {
      const known = facets.filters.find(({ id }) => id === filter.id)
      if (!known) return []
      const unit = known.type === 'number' && known.unit ? `\u00a0${known.unit}` : ''
      const subject = tied(known.name)
      const of = `f-${filter.id}` as const
      if (!filter.names) return [{ key: of, of, subject, value: rangeWords(filter) + unit, without: setRange(query, filter.id, {}) }]
      return filter.names.map((name) => ({
        key: `f-${filter.id}-${name}`,
        of,
        subject,
        value: (known.type === 'number' ? numbers().format(Number(name)) : name) + unit,
        without: toggleName(query, filter.id, name),
      }))
    }),
    ...(query.rating !== null
      ? [
          {
            key: 'rating',
            of: 'rating' as const,
            subject: 'Рейтинг',
            value: query.rating === 5 ? '5' : `${query.rating} и больше`,
            without: { ...first, rating: null },
          },
        ]
      : []),
  ]
}

/** @returns the query without anything that narrows it, the words searched for stay */
export const clearedOf = (query: CatalogQuery): CatalogQuery => ({
  ...EMPTY_QUERY,
  search: query.search,
  sort: query.sort,
  view: query.view,
})
