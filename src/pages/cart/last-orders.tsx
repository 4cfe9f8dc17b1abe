import { Link } from 'wouter'
import { orderNumber } from '../../../model/order/order-number'
import { ORDERS_PER_PAGE } from '../../../model/limits'
import { formatDayMonth } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useResource } from '../../hooks/data/use-resource'
import type { Output } from '../../../model/contract'
import { Button } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import styles from './last-orders.module.scss'

const SHOWN = 3
type LastOrder = Output<'orders.list'>['orders'][number]
const NONE: readonly LastOrder[] = []

/** The newest orders of a region, the question shared with its other pages; none while they are not there. */
export function useLastOrders(regionId: number | null): readonly LastOrder[] {
  const orders = useResource(
    'orders.list',
    regionId === null
      ? null
      : { params: { id: regionId }, query: { page: 1, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' } },
  )
  return orders.status === 'ready' ? orders.data.orders.slice(0, SHOWN) : NONE
}

/** What an empty cart may begin with: the last orders, each to be repeated. */
export function LastOrders({ orders, onRepeat }: { orders: readonly LastOrder[]; onRepeat: (orderId: number) => void }) {
  return (
    <Panel title="Последние заказы" aside={<Link href="/personal/orders">Все заказы</Link>} isFlush className={styles.panel}>
      <ul className={styles.orders}>
        {orders.map(({ id, created_at, item_count }) => (
          <li key={id}>
            <span>
              <Link href={`/personal/orders/${id}`}>Заказ {orderNumber(id)}</Link>
              <small>
                {formatDayMonth(created_at)}, {counted(item_count, words.line)}
              </small>
            </span>
            <Button variant="line" size="s" aria-haspopup="dialog" onClick={() => onRepeat(id)}>
              Повторить<span className="vh"> заказ {orderNumber(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
