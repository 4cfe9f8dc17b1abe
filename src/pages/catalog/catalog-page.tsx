import { ApiError } from '../../../model/api-error'
import { findCategory, type Category } from '../../../model/catalogue/category'
import { parseCatalogQuery } from '../../../model/catalogue/catalog-query'
import type { Ahead, PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { PageSkeleton } from '../../layouts/skeleton/page-skeleton'
import { ErrorPage } from '../errors/error-page'
import { PER_PAGE_COOKIE, readCookie } from '../../platform/cookies'
import { CatalogView, nearOf } from './catalog-view'
import { productQuestion } from './product-question'
import { perPageOf } from './use-per-page'

const UNKNOWN = new ApiError(404, '')

/** A category by its slugs; an unknown slug is a 404. [ROUTE-005, DEC-054] */
export default function CatalogPage({ params }: PageProps) {
  const categories = useResource('categories.list', {})
  if (categories.status === 'loading') return <PageSkeleton />
  if (categories.status === 'failed') return <ErrorPage error={categories.error} onRetry={categories.reload} />
  const trail = trailOf(categories.data, params)
  if (!trail?.length) return <ErrorPage error={UNKNOWN} />
  // Another category is another list: nothing of the last one stays.
  return <CatalogView key={trail.at(-1)?.id} trail={trail} near={nearOf(categories.data, trail)} />
}

const trailOf = (roots: readonly Category[], { rest = '' }: PageProps['params']) => findCategory(roots, rest.split('/').filter(Boolean))

/** The list of the section that the address names. */
export const ahead: Ahead = ({ params, search, categories }) => {
  const category = trailOf(categories, params)?.at(-1)
  const guest = { buyer: { rights: 'guest', regionId: null }, perPage: perPageOf(readCookie(PER_PAGE_COOKIE)) } as const
  return category ? [{ name: 'products.all', args: { body: productQuestion(parseCatalogQuery(search), { category, ...guest }) } }] : []
}
