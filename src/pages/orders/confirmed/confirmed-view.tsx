import { confirmedRows, confirmedTotals, refusedQty } from '../../../../model/order/confirmed'
import { formatMoney } from '../../../../model/money/money'
import type { Order } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { ORDER_CONFIRMED } from '../../../../model/order/status'
import { formatCount } from '../../../../model/text/count'
import { formatDateTime } from '../../../../model/text/date'
import { pluralForm } from '../../../../model/text/plural'
import { cabinetWords } from '../../../../model/company/cabinet-words'
import { OrderBill } from '../../../cart/bill/order-bill'
import { PersonalTitle, TitleActions } from '../../../layouts/personal/personal-title'
import { ButtonLink } from '../../../ui/controls/button'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { OrderFacts } from '../order/order-facts'
import { StatusBadge } from '../status-badge'
import { ConfirmedTable } from './confirmed-table'
import styles from './confirmed.module.scss'

/** What the warehouse confirmed, shipped and refused of an order, and what may be taken instead. [ROUTE-058, CALL-092] */
export function ConfirmedView({ order }: { order: Order }) {
  const rows = confirmedRows(order.items)
  const number = order.confirmedOrders[0]?.number ?? String(order.id)
  const confirmedAt = order.history.find(({ status }) => status === ORDER_CONFIRMED)?.at
  return (
    <>
      <Crumbs
        above={[
          { href: '/personal', label: 'Кабинет' },
          { href: '/personal/orders', label: 'Заказы' },
          { href: `/personal/orders/${order.id}`, label: orderNumber(order.id) },
        ]}
        current={`На складе: ${number}`}
      />
      <PersonalTitle
        aside={
          <>
            <StatusBadge order={order} />
            {confirmedAt !== undefined && <span className={styles.date}>{formatDateTime(confirmedAt)}</span>}
            <TitleActions>
              <ButtonLink variant="line" href={`/personal/orders/${order.id}`}>
                Открыть заказ
              </ButtonLink>
            </TitleActions>
          </>
        }
      >
        Подтверждённый заказ {number}
      </PersonalTitle>
      <Outcome order={order} />
      <Panel title="Что подтвердил склад" isFlush className={styles.panel}>
        <ConfirmedTable rows={rows} totals={confirmedTotals(rows)} order={order} />
      </Panel>
      <div className={styles.two}>
        <Panel label="Получение и покупатель">
          <OrderFacts order={order} />
        </Panel>
        <Panel label="Итог">
          <OrderBill order={order} />
        </Panel>
      </div>
    </>
  )
}

/** In one sentence: whether all was confirmed, and what is not paid for. */
function Outcome({ order: { items } }: { order: Order }) {
  const refused = items.filter((item) => refusedQty(item) > 0)
  if (refused.length === 0)
    return (
      <Note tone="ok" className={styles.outcome}>
        Склад подтвердил заказ полностью.
      </Note>
    )
  const sum = refused.reduce((all, item) => all + refusedQty(item) * item.cost, 0)
  return (
    <Note tone="warn" className={styles.outcome}>
      <b>
        Склад отказал в&nbsp;{formatCount(refused.length)}&nbsp;{pluralForm(refused.length, cabinetWords.lineIn)} из&nbsp;
        {formatCount(items.length)}.
      </b>{' '}
      Этих товаров на&nbsp;{formatMoney(sum)} не&nbsp;будет в&nbsp;отгрузке, платить за&nbsp;них не&nbsp;нужно. Чем их&nbsp;заменить,
      показано под&nbsp;каждой строкой.
    </Note>
  )
}
