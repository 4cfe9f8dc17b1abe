import { Skeleton } from '../../../ui/feedback/skeleton'
import { Panel } from '../../../ui/surfaces/panel'
import { Bill } from './bill'
import { DecisionDialog } from './decision-dialog'
import { PayBar } from './pay-bar'
import { Receiving } from './receiving'
import { SubmitOrder } from './submit-order'
import { UncertainDialog } from './uncertain-dialog'
import { useOrderForm } from './use-order-form'
import styles from './order.module.scss'

/** The right column of the cart: receiving, total, the order. [DEC-067] */
export function OrderSide() {
  return (
    <aside className={styles.side} aria-label="Получение и итог">
      <Receiving />
      <OrderTotals />
    </aside>
  )
}

/** The total and the order; renders with every change of the cart. */
export function OrderTotals() {
  const form = useOrderForm()
  return (
    <>
      <Panel label="Итог заказа">
        <div id="order-total" className={styles.total}>
          {form.totals ? <Bill totals={form.totals} isPickup={form.receiving === 'pickup'} /> : <Skeleton height={178} />}
          <SubmitOrder form={form} />
        </div>
      </Panel>
      <PayBar form={form} />
      <DecisionDialog />
      <UncertainDialog />
    </>
  )
}
