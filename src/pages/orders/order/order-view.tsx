import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'wouter'
import { refusedQty } from '../../../../model/order/confirmed'
import type { Order } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { canCancel, ORDER_CANCELLED } from '../../../../model/order/status'
import { formatDateTime } from '../../../../model/text/date'
import { pluralForm } from '../../../../model/text/plural'
import { cabinetWords } from '../../../../model/company/cabinet-words'
import { PersonalTitle, TitleActions } from '../../../layouts/personal/personal-title'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Path } from '../../../ui/navigation/path'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { OrderGift } from '../gift/order-gift'
import { RepeatOrder } from '../repeat/repeat-order'
import { CancelOrder } from './cancel-order'
import { OrderBill } from '../../../cart/bill/order-bill'
import { OrderFacts } from './order-facts'
import { OrderLines } from './order-lines'
import { OrderReview } from './order-review'
import { orderSteps } from './order-steps'
import styles from './order.module.scss'

/** An order on its own page. */
export function OrderView({ order, reload }: { order: Order; reload: () => void }) {
  return (
    <>
      <Crumbs
        above={[
          { href: '/personal', label: 'Кабинет' },
          { href: '/personal/orders', label: 'Заказы' },
        ]}
        current={orderNumber(order.id)}
      />
      <PersonalTitle
        aside={
          <>
            <span className={styles.date}>{formatDateTime(order.created_at)}</span>
            <TitleActions>
              <RepeatOrder orderId={order.id} />
              <CancelOrder order={order} reload={reload} />
              {order.status !== ORDER_CANCELLED && (
                <ButtonLink variant="line" icon={FileText} href={`/personal/orders/${order.id}?invoice`}>
                  Счёт
                </ButtonLink>
              )}
              <Button variant="line" icon={Printer} onClick={() => window.print()}>
                Печать
              </Button>
            </TitleActions>
          </>
        }
      >
        Заказ {orderNumber(order.id)}
      </PersonalTitle>
      <Panel label="Статус заказа">
        <Path label="Путь заказа" steps={orderSteps(order)} />
      </Panel>
      <Waiting order={order} />
      <Refused order={order} />
      <OrderGift order={order} reload={reload} className={styles.note} />
      <div className={styles.two}>
        <Panel label="Получение и покупатель">
          <OrderFacts order={order} withPapers />
        </Panel>
        <Panel label="Итог">
          <OrderBill order={order} />
        </Panel>
      </div>
      <OrderLines order={order} />
      <OrderReview order={order} />
    </>
  )
}

/** The warehouse refused a part of the order: what is paid for is less than what was ordered. [ROUTE-058] */
function Refused({ order: { id, items } }: { order: Order }) {
  const lines = items.filter((item) => refusedQty(item) > 0).length
  if (lines === 0) return null
  return (
    <Note tone="warn" className={styles.note}>
      <b>Заказ подтверждён не&nbsp;полностью:</b> склад отказал в&nbsp;{lines}&nbsp;{pluralForm(lines, cabinetWords.lineIn)}, платить
      за&nbsp;это не&nbsp;нужно. <Link href={`/personal/orders/confirmed/${id}`}>Что подтверждено и&nbsp;чем заменить</Link>
    </Note>
  )
}

/** The order was accepted, its shipping waits. [DEC-026] */
export function Waiting({ order }: { order: Order }) {
  if (!order.is_waiting || !canCancel(order.status)) return null
  return (
    <Note tone="warn" className={styles.note}>
      <b>СТОП-отгрузки.</b> Заказ принят и&nbsp;ждёт: отгрузим, когда документы подпишут и&nbsp;задолженность погасят.
    </Note>
  )
}
