import clsx from 'clsx'
import { moneyParts } from '../../../model/money/money'
import styles from './money.module.scss'

export type MoneyProps = {
  /** A whole number of kopecks; below zero it gets a real minus. */
  kopecks: number
  /** `plain` is a sum among words; `was` a price that does not hold here, struck through and said to be `wasName`; `ok` a gain, `bad` a debt. */
  tone?: 'ink' | 'plain' | 'ok' | 'bad' | 'was' | undefined
  /** What the struck price is, for who does not see the line through it; a former one by default, '' where it is said beside it. */
  wasName?: string | undefined
  /** 14, 16, 18 px, 22 of a total, 32 of the product page; the text's own size by default. */
  size?: 's' | 'm' | 'l' | 'total' | 'hero' | undefined
  /** Without kopecks, rounded to rubles: for places that name a sum without being the place to check it. */
  isRough?: boolean
  className?: string | undefined
}

/** A sum: rubles bold, kopecks and ₽ quieter, never broken. */
export function Money({ kopecks, tone = 'ink', wasName = 'прежняя цена', size, isRough = false, className }: MoneyProps) {
  const { rubles, kopecks: rest } = moneyParts(isRough ? Math.round(kopecks / 100) * 100 : kopecks)
  const Element = tone === 'was' ? 's' : 'span'
  return (
    <Element className={clsx(styles.money, size && styles[size], tone !== 'ink' && styles[tone], className)}>
      {tone === 'was' && wasName !== '' && <span className="vh">{wasName} </span>}
      <b>{rubles.replace('-', '\u2212')}</b>
      <small>{isRough ? '\u00a0₽' : rest}</small>
    </Element>
  )
}
