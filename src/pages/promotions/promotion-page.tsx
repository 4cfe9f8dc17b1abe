import { ApiError } from '../../../model/api-error'
import { idOfParam } from '../../../model/routing/id-param'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { PageSkeleton } from '../../layouts/skeleton/page-skeleton'
import { ErrorPage } from '../errors/error-page'
import { PromotionView } from './promotion/promotion-view'

/** A promotion: its terms, how long it runs, what is missing for its gift, its goods; an unknown one is a 404. [ROUTE-011, CALL-081] */
export default function PromotionPage({ params }: PageProps) {
  const id = idOfParam(params['id'])
  return id === null ? <ErrorPage error={new ApiError(404, '')} /> : <Promotion key={id} id={id} />
}

function Promotion({ id }: { id: number }) {
  const promotion = useResource('promotions.get', { params: { id } })
  if (promotion.status === 'failed') return <ErrorPage error={promotion.error} onRetry={promotion.reload} />
  if (promotion.status === 'loading') return <PageSkeleton />
  return <PromotionView promotion={promotion.data} />
}
