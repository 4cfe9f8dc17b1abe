import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './data-table.module.scss'

export type TableProps = {
  /** What the table shows, for screen readers. */
  label: string
  /** Rows of 48 px with text of 14 instead of the dense ones. */
  isRoomy?: boolean | undefined
  /** Scrolls sideways inside its box where the page is narrower than this, in px. Tables that fold do without. */
  minWidth?: number | undefined
  className?: string | undefined
  /** thead and tbody; cells of numbers take the class `endCell`. */
  children: ReactNode
}

/** A table of data in the shop's look. */
export function Table({ label, isRoomy, minWidth, className, children }: TableProps) {
  const table = (
    <table
      className={clsx(styles.table, isRoomy && styles.roomy, className)}
      aria-label={label}
      style={minWidth === undefined ? undefined : { minWidth }}
    >
      {children}
    </table>
  )
  if (minWidth === undefined) return table
  return (
    // What scrolls must be reachable by keyboard.
    <div className={styles.scroll} role="group" aria-label={`${label}, таблица`} tabIndex={0}>
      {table}
    </div>
  )
}

/** The class of cells that hold numbers: set to the end. */
export const endCell = styles.end
