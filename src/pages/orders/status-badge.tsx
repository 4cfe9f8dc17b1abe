import type { Order } from '../../../model/order/order'
import { ORDER_CANCELLED, ORDER_ON_THE_WAY, ORDER_SHIPPED, orderStatusLabel } from '../../../model/order/status'
import { Badge } from '../../ui/marks/badge'

/** The status of an order in words. [ENT-014] */
export function StatusBadge({ order: { status, provider } }: { order: Pick<Order, 'status' | 'provider'> }) {
  const tone = status === ORDER_CANCELLED ? 'bad' : status === ORDER_SHIPPED ? 'ok' : status === ORDER_ON_THE_WAY ? 'warn' : 'info'
  return <Badge tone={tone}>{orderStatusLabel(status, provider)}</Badge>
}
