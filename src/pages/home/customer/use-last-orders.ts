import type { Output } from '../../../../model/contract'
import { ORDERS_PER_PAGE } from '../../../../model/limits'
import { useResource, type Resource } from '../../../hooks/use-resource'

/** The first page of the region's orders, the newest first: the same question as the history's. [CONST-013] */
export const useLastOrders = (regionId: number): Resource<Output<'orders.list'>> =>
  useResource('orders.list', { params: { id: regionId }, query: { page: 1, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' } })
