import { categoryPath, type Category } from '../../../model/catalogue/category'
import { formatCatalogQuery, type CatalogQuery } from '../../../model/catalogue/catalog-query'
import { PRICE_SORTS, type ProductQuery } from '../../../model/catalogue/filter'
import { kopecksOf } from '../../../model/money/money'
import type { Buyer, PriceRights } from '../../product/price/use-buyer'

/** Which parts of an address are not followed for a visitor without the right. [DEC-032] */
export type Ignored = { price: boolean; sort: boolean; availability: boolean }

/** An order by price, in whatever words somebody wrote it into an address. */
const SORT_BY_PRICE = /price|cost|cheap|expensive|discount/i

/**
 * @param search the address's own search part: what is asked of prices there is seen even where it cannot be read
 * @returns the parts of an address that are not for this visitor: prices need personal ones, stock a region [DEC-032]
 */
export function ignoredOf({ price, sort, availability }: CatalogQuery, rights: PriceRights, search = ''): Ignored {
  const params = new URLSearchParams(search)
  return {
    price: (price !== null || Boolean(params.get('price'))) && rights !== 'personal',
    sort: (PRICE_SORTS.has(sort) || SORT_BY_PRICE.test(params.get('sort') ?? '')) && rights !== 'personal',
    availability: availability.length > 0 && rights !== 'personal' && rights !== 'moderated',
  }
}

/** @returns the query without what is ignored for this visitor */
export function allowedQuery(query: CatalogQuery, rights: PriceRights): CatalogQuery {
  const ignored = ignoredOf(query, rights)
  return {
    ...query,
    ...(ignored.price && { price: null }),
    ...(ignored.sort && { sort: 'popular' as const }),
    ...(ignored.availability && { availability: [] }),
  }
}

/**
 * The question for a page of products, from its address. Prices in kopecks.
 * @param category null: the whole catalogue
 * @param page the first one that the address shows, where no other is said
 */
export function productQuestion(
  address: CatalogQuery,
  { category, buyer, perPage }: { category: Pick<Category, 'id'> | null; buyer: Buyer; perPage: NonNullable<ProductQuery['itemsPerPage']> },
  page = address.pages.first,
): ProductQuery {
  const { brands, price, rating, availability, actions, filters, search, sort } = allowedQuery(address, buyer.rights)
  return {
    ...(buyer.regionId !== null && { company_region_id: buyer.regionId }),
    ...(category && { category_id: category.id }),
    ...(search.trim() && { search }),
    ...(brands.length > 0 && { brands }),
    ...(filters.length > 0 && { filters }),
    ...(price && {
      price: {
        ...(price.min !== undefined && { min: kopecksOf(price.min) }),
        ...(price.max !== undefined && { max: kopecksOf(price.max) }),
      },
    }),
    ...(rating !== null && { rating }),
    ...(availability.length > 0 && { availability }),
    ...(actions.length > 0 && { actions }),
    sort,
    page,
    itemsPerPage: perPage,
  }
}

/** @returns the address of a list; without the slash at the end [DEC-052] */
export const listAddress = (trail: readonly Pick<Category, 'slug'>[], query: CatalogQuery): string =>
  categoryPath(trail) + formatCatalogQuery(query)
