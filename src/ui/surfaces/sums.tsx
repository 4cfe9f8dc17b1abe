import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './figures.module.scss'

/** The lines of a bill: SumRow by SumRow, the total among them. */
export function Sums({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={clsx(styles.sums, className)}>{children}</dl>
}

export type SumRowProps = {
  name: ReactNode
  /** A Money, or words. */
  children: ReactNode
  /** `ok` is what the buyer gains, `bad` what is owed. */
  tone?: 'ok' | 'bad' | undefined
  /** The line that the rest adds up to: ruled off and large. */
  isTotal?: boolean | undefined
}

/** One line of a bill. */
export function SumRow({ name, children, tone, isTotal }: SumRowProps) {
  return (
    <div className={clsx(tone && styles[tone], isTotal && styles.total)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
