import clsx from 'clsx'
import { discountsText, formatMoney, formatPercent } from '../../../model/money/money'
import { useTip } from '../popups/tip'
import styles from './discount-mark.module.scss'

export type DiscountMarkProps = {
  /** Kopecks before discounts. */
  cost: number
  /** Kopecks after both discounts. */
  discountedCost: number
  /** Kopecks without personal terms; null where there is none. */
  guestCost?: number | null
  /** Hundredths of a percent; 0 is none. */
  first: number
  /** Hundredths of a percent, taken from what the first has left; 0 is none. */
  second: number
  className?: string | undefined
}

/** «7 % + 2 %» with the way from the price before discounts to the buyer's; nothing where there is no discount. [DEC-014] */
export function DiscountMark({ cost, discountedCost, guestCost = null, first, second, className }: DiscountMarkProps) {
  const text = discountsText(first, second)
  const tip = useTip(
    <dl className={styles.steps}>
      {guestCost !== null && guestCost > cost && (
        <>
          <dt>Цена для всех</dt>
          <dd>{formatMoney(guestCost)}</dd>
        </>
      )}
      <dt>Цена до скидок</dt>
      <dd>{formatMoney(cost)}</dd>
      {first > 0 && (
        <>
          <dt>Скидка 1</dt>
          <dd>−{formatPercent(first)}</dd>
        </>
      )}
      {second > 0 && (
        <>
          <dt>{first > 0 ? 'Скидка 2, после первой' : 'Скидка 2'}</dt>
          <dd>−{formatPercent(second)}</dd>
        </>
      )}
      <dt className={styles.end}>Ваша цена</dt>
      <dd className={styles.end}>{formatMoney(discountedCost)}</dd>
    </dl>,
  )
  if (text === '') return null
  return (
    <>
      <button
        type="button"
        {...tip.anchor}
        className={clsx(styles.mark, className)}
        aria-label={`Ваша скидка ${text} от цены до скидок ${formatMoney(cost)}: как посчитана`}
        aria-describedby={tip.id}
      >
        {text}
      </button>
      {tip.element}
    </>
  )
}
