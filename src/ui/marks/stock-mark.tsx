import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './stock-mark.module.scss'

export type StockMarkProps = {
  /** The dot: `in` a circle, `few` a square, `none` (none now, awaited) a ring, `bad` (cannot be ordered) a triangle. */
  kind: 'in' | 'few' | 'none' | 'bad'
  /** «148 шт.», «Ожидается 24.11» */
  children: ReactNode
  /** «Самовывоз сегодня» */
  note?: ReactNode
  /** The note stands beside the words instead of under them. */
  isRow?: boolean | undefined
  className?: string | undefined
}

/** How much there is of a product, in words after a dot. */
export function StockMark({ kind, children, note, isRow, className }: StockMarkProps) {
  return (
    <span className={clsx(styles.stock, isRow && styles.row, className)}>
      <i className={clsx(styles.dot, styles[kind])} />
      <span>{children}</span>
      {note !== undefined && note !== null && <small title={typeof note === 'string' ? note : undefined}>{note}</small>}
    </span>
  )
}
