import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './figures.module.scss'

type SumsProps = {
  /** Its details are not shown on screens. */
  isFolded?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The lines of a bill: SumRow by SumRow, the total among them. */
export function Sums({ isFolded, className, children }: SumsProps) {
  return <dl className={clsx(styles.sums, isFolded && styles.folded, className)}>{children}</dl>
}

export type SumRowProps = {
  name: ReactNode
  /** A Money, or words. */
  children: ReactNode
  /** `ok` is what the buyer gains, `bad` what is owed. */
  tone?: 'ok' | 'bad' | undefined
  /** The line that the rest adds up to: ruled off and large. */
  isTotal?: boolean | undefined
  /** May be left out where there is little room: see `isFolded` of Sums. */
  isDetail?: boolean | undefined
}

/** One line of a bill. */
export function SumRow({ name, children, tone, isTotal, isDetail }: SumRowProps) {
  return (
    <div className={clsx(tone && styles[tone], isTotal && styles.total, isDetail && styles.detail)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
