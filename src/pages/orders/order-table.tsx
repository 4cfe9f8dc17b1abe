import clsx from 'clsx'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../model/order/order'
import { orderNumber } from '../../../model/order/order-number'
import { formatDate, formatDateTime } from '../../../model/text/date'
import { formatCount } from '../../../model/text/count'
import { pluralForm } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Money } from '../../ui/amounts/money'
import { Button } from '../../ui/controls/button'
import { endCell, Table } from '../../ui/surfaces/tables/data-table'
import { RepeatDialog } from './repeat/repeat-dialog'
import styles from './orders-page.module.scss'
import { refillDialog } from '../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../shop/code/lazy-part'
import { StatusBadge } from './status-badge'

/** So many rows fill a usual screen; the others come right after them. */
const FIRST = 12

type OrderTableProps = {
  orders: readonly Order[]
  /** Another page is on its way. */
  isLeft?: boolean
  /** The first order is to have the focus, once it is drawn; then `onLed` is called. */
  isLedTo?: boolean
  onLed?: () => void
  /** Where an order leads; without it to its own page. */
  hrefOf?: (order: Order) => string
}

const pageOfOrder = ({ id }: Pick<Order, 'id'>): string => `/personal/orders/${id}`

/** A page of the history, each order to be opened or repeated; on phones each row folds into two lines. */
export function OrderTable({ orders, isLeft = false, isLedTo = false, onLed, hrefOf = pageOfOrder }: OrderTableProps) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const [repeated, setRepeated] = useState<number | null>(null)
  useComesWhenIdle(refillDialog)
  // What is seen of it first does not wait for the rest.
  const drawn = useDeferredValue(orders, orders.length > FIRST ? orders.slice(0, FIRST) : orders)
  useArrived(drawn === orders && !isLeft)
  const isLed = isLedTo && drawn[0] === orders[0]
  useEffect(() => {
    if (!isLed) return
    rows.current?.querySelector('a')?.focus()
    onLed?.()
  })
  return (
    <>
      <Table label="История заказов" isRoomy className={styles.table}>
        <thead>
          <tr>
            <th>Номер</th>
            <th>Статус</th>
            <th>Дата</th>
            <th className={endCell}>Строк</th>
            <th className={endCell}>Сумма</th>
            <th>
              <span className="vh">Повторить</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {drawn.map((order) => (
            <tr key={order.id}>
              <td className={styles.number}>
                <Link href={hrefOf(order)}>
                  <span className="vh">Заказ </span>
                  {orderNumber(order.id)}
                </Link>
                {!!order.buyer_number && (
                  <span className={styles.own} title="Ваш номер заказа">
                    <span className="vh">, ваш номер </span>
                    {order.buyer_number}
                  </span>
                )}
              </td>
              <td className={styles.status}>
                <StatusBadge order={order} />
              </td>
              <td className={styles.date}>
                <time dateTime={order.created_at} title={formatDateTime(order.created_at)}>
                  {formatDate(order.created_at)}
                </time>
              </td>
              <td className={clsx(endCell, styles.lines)}>
                {formatCount(order.item_count)}
                <span className={styles.unit}>&nbsp;{pluralForm(order.item_count, words.line)}</span>
              </td>
              <td className={clsx(endCell, styles.sum)}>
                <Money kopecks={order.total} size="s" />
              </td>
              <td className={clsx(endCell, styles.repeat)}>
                <Button size="s" aria-haspopup="dialog" onClick={() => setRepeated(order.id)}>
                  Повторить<span className="vh"> заказ {orderNumber(order.id)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {repeated !== null && <RepeatDialog orderId={repeated} onClose={() => setRepeated(null)} />}
    </>
  )
}
