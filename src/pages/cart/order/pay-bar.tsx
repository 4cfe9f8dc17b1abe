import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { formatMoney } from '../../../../model/money/money'
import { Button } from '../../../ui/controls/button'
import { Money } from '../../../ui/marks/money'
import type { OrderForm } from './use-order-form'
import styles from './order.module.scss'

/** On phones: the total and the order button above the tab bar. */
export function PayBar({ form: { totals, obstacle, isBusy, submit } }: { form: OrderForm }) {
  if (!totals) return null
  const saved = totals.discount + totals.pickup
  return (
    <div role="region" aria-label="Итог и оформление" className={styles.payBar}>
      <span>
        <Money kopecks={totals.total} size="l" />
        <small>
          {counted(totals.lines, words.product)}
          {saved > 0 && ` · скидка ${formatMoney(saved)}`}
        </small>
      </span>
      <Button variant="main" busy={isBusy} {...(obstacle !== null && !isBusy && { disabledReason: obstacle })} onClick={submit}>
        Оформить
      </Button>
    </div>
  )
}
