import { useState } from 'react'
import { Link } from 'wouter'
import { failureText } from '../../../../model/api-error'
import { orderNumber } from '../../../../model/order/order-number'
import { formatDayMonth } from '../../../../model/text/date'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Money } from '../../../ui/amounts/money'
import { Panel } from '../../../ui/surfaces/panel'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../../shop/code/lazy-part'
import { RepeatDialog } from '../../orders/repeat/repeat-dialog'
import { StatusBadge } from '../../orders/status-badge'
import styles from './desk.module.scss'
import type { DeskData } from './use-desk'

type LastOrdersProps = Pick<DeskData, 'orders'> & { /** How many there is room for. */ count: number; className?: string | undefined }

/** The newest orders of the region and where each is. */
export function LastOrders({ orders, count, className }: LastOrdersProps) {
  const [repeated, setRepeated] = useState<number | null>(null)
  useComesWhenIdle(refillDialog)
  return (
    <Panel
      title={count === 1 ? 'Последний заказ' : 'Последние заказы'}
      aside={<Link href="/personal/orders">Все заказы</Link>}
      isFlush
      className={className}
    >
      <ul className={styles.orders}>
        {orders.status === 'failed' && (
          <li className={styles.wait}>
            <p>{failureText(orders.error)}</p>
            <Button variant="line" size="s" onClick={orders.reload}>
              Повторить
            </Button>
          </li>
        )}
        {orders.status === 'ready' && orders.data.orders.length === 0 && (
          <li className={styles.wait}>
            <p>Заказов пока нет: первый появится здесь.</p>
            <ButtonLink href="/catalog" variant="line" size="s">
              В каталог
            </ButtonLink>
          </li>
        )}
        {orders.status === 'ready' &&
          orders.data.orders.slice(0, count).map(({ id, created_at, status, provider, item_count, total }) => (
            <li key={id}>
              <span>
                <Link href={`/personal/orders/${id}`}>Заказ {orderNumber(id)}</Link>
                <small className={styles.note}>
                  {formatDayMonth(created_at)}, {counted(item_count, words.line)}
                </small>
              </span>
              <StatusBadge order={{ status, provider }} />
              <Money kopecks={total} size="s" />
              <Button
                variant="line"
                size="s"
                aria-haspopup="dialog"
                aria-label={`Повторить заказ ${orderNumber(id)}`}
                onClick={() => setRepeated(id)}
              >
                Повторить
              </Button>
            </li>
          ))}
      </ul>
      {repeated !== null && <RepeatDialog orderId={repeated} onClose={() => setRepeated(null)} />}
    </Panel>
  )
}
