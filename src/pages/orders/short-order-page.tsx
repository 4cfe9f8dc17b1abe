import { useEffect } from 'react'
import { ApiError } from '../../../model/api-error'
import { useHead } from '../../app/head'
import type { PageProps } from '../../app/page-props'
import { useGo } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { ErrorPage } from '../errors/error-page'
import { orderId } from './order-id'
import { OrderFailure, OrderSkeleton } from './order-page'

/** The short address of an order: whoever may see it is sent to its page. [ROUTE-022, DEC-028] */
export default function ShortOrderPage({ route, params }: PageProps) {
  const id = orderId(params.id)
  const go = useGo()
  const order = useResource('orders.get', id === null ? null : { params: { id }, query: { include: 'items,items.product,gift' } })
  const isFound = order.status === 'ready'
  useHead({ title: route.title, isIndexed: false })
  useEffect(() => {
    if (isFound) go(`/personal/orders/${id}`, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is found moves
  }, [isFound, id])
  if (id === null) return <ErrorPage error={new ApiError(404, '')} />
  if (order.status === 'failed') return <OrderFailure failed={order} />
  return <OrderSkeleton />
}
