import { Link } from 'wouter'
import { failureText } from '../../../model/api-error'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import type { DeskData } from '../home/customer/use-desk'
import { OrderTable } from '../orders/order-table'
import styles from './personal-page.module.scss'

const SHOWN = 5

/** The newest orders of the region. */
export function NewestOrders({ orders }: Pick<DeskData, 'orders'>) {
  return (
    <Panel title="Заказы" aside={<Link href="/personal/orders">Вся история</Link>} isFlush>
      {orders.status === 'ready' && orders.data.orders.length > 0 && <OrderTable orders={orders.data.orders.slice(0, SHOWN)} />}
      {orders.status === 'ready' && orders.data.orders.length === 0 && (
        <div className={styles.wait}>
          <p>Заказов пока нет: первый появится здесь.</p>
          <ButtonLink href="/catalog" variant="line" size="s">
            В каталог
          </ButtonLink>
        </div>
      )}
      {orders.status === 'failed' && (
        <div className={styles.wait}>
          <p role="status">{failureText(orders.error)}</p>
          <Button variant="line" size="s" onClick={orders.reload}>
            Повторить
          </Button>
        </div>
      )}
    </Panel>
  )
}
