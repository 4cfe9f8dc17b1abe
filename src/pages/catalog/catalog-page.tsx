import { ApiError } from '../../../model/api-error'
import { findCategory } from '../../../model/catalogue/category'
import type { PageProps } from '../../app/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { PageSkeleton } from '../../layouts/page-skeleton'
import { ErrorPage } from '../errors/error-page'
import { CatalogView, nearOf } from './catalog-view'

const UNKNOWN = new ApiError(404, '')

/** A category by its slugs; an unknown slug is a 404. [ROUTE-005, DEC-054] */
export default function CatalogPage({ params }: PageProps) {
  const categories = useResource('categories.list', {})
  if (categories.status === 'loading') return <PageSkeleton />
  if (categories.status === 'failed') return <ErrorPage error={categories.error} onRetry={categories.reload} />
  const trail = findCategory(categories.data, (params.rest ?? '').split('/').filter(Boolean))
  if (!trail?.length) return <ErrorPage error={UNKNOWN} />
  // Another category is another list: nothing of the last one stays.
  return <CatalogView key={trail.at(-1)?.id} trail={trail} near={nearOf(categories.data, trail)} />
}
