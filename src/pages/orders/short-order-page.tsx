import { ApiError } from '../../../model/api-error'
import { idOfParam } from '../../../model/routing/id-param'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useMoved } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { ErrorPage } from '../errors/error-page'
import { OrderFailure, OrderSkeleton } from './order-page'

/** The short address of an order: whoever may see it is sent to its page. [ROUTE-022, DEC-028] */
export default function ShortOrderPage({ route, params }: PageProps) {
  const id = idOfParam(params.id)
  const order = useResource('orders.get', id === null ? null : { params: { id }, query: { include: 'items,items.product,gift' } })
  useHead({ title: route.title, isIndexed: false })
  useMoved(order.status === 'ready' ? `/personal/orders/${id}` : null)
  if (id === null) return <ErrorPage error={new ApiError(404, '')} />
  if (order.status === 'failed') return <OrderFailure failed={order} />
  return <OrderSkeleton />
}
