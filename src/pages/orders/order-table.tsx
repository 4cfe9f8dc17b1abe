import clsx from 'clsx'
import { Link } from 'wouter'
import type { Order } from '../../../model/order/order'
import { formatDate, formatDateTime } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Money } from '../../ui/amounts/money'
import { endCell, Table } from '../../ui/surfaces/data-table'
import { orderNumber } from './order-number'
import styles from './orders-page.module.scss'
import { StatusBadge } from './status-badge'

/** A page of the history; on phones each row folds into two lines. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  return (
    <Table label="История заказов" isRoomy className={styles.table}>
      <thead>
        <tr>
          <th>Номер</th>
          <th>Статус</th>
          <th>Дата</th>
          <th className={endCell}>Строк</th>
          <th className={endCell}>Сумма</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className={styles.number}>
              <Link href={`/personal/orders/${order.id}`}>
                <span className="vh">Заказ </span>
                {orderNumber(order.id)}
              </Link>
            </td>
            <td className={styles.status}>
              <StatusBadge order={order} />
            </td>
            <td className={styles.date}>
              <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
                {formatDate(order.created_at)}
              </time>
            </td>
            <td className={clsx(endCell, styles.lines)}>{counted(order.item_count, words.line)}</td>
            <td className={clsx(endCell, styles.sum)}>
              <Money kopecks={order.total} size="s" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
