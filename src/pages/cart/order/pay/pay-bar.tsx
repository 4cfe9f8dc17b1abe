import clsx from 'clsx'
import { counted } from '../../../../../model/text/plural'
import { words } from '../../../../../model/text/words'
import { formatMoney } from '../../../../../model/money/money'
import { Button } from '../../../../ui/controls/button'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { Money } from '../../../../ui/amounts/money'
import type { OrderForm } from '../use-order-form'
import { OwnText } from '../../../../ui/text/own-text'
import styles from './pay-bar.module.scss'

/** On phones: the total and the order button above the tab bar, or why it is closed or stopped; nothing where no line can be ordered. [DEC-035] */
export function PayBar({ form: { totals, obstacle, stop, isBusy }, onOrder }: { form: OrderForm; onOrder: () => void }) {
  if (totals?.lines === 0) return null
  const saved = totals ? totals.discount + totals.pickup : 0
  const closed = isBusy ? null : obstacle
  const reason = closed ?? stop
  return (
    <div role="region" aria-label="Итог и оформление" className={clsx(styles.payBar, reason !== null && styles.closed)}>
      <span>
        {totals ? <Money kopecks={totals.total} size="l" /> : <Skeleton width={120} height={24} />}
        {reason === null ? (
          <small>
            {totals ? counted(totals.lines, words.product) : 'Узнаём цены'}
            <OwnText>{saved > 0 && ` · скидка ${formatMoney(saved)}`}</OwnText>
          </small>
        ) : (
          // Screen readers have the same words at the button, or were told them.
          <small aria-hidden="true">{reason}</small>
        )}
      </span>
      <Button variant="main" busy={isBusy} {...(closed !== null && { disabledReason: closed })} onClick={onOrder}>
        Оформить
      </Button>
    </div>
  )
}
