import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './marks.module.scss'

/** A nameplate: one parameter of a product («5W-30», «4 л»); the key ones are darker and come first. */
export function Tag({ isKey = false, children }: { isKey?: boolean | undefined; children: ReactNode }) {
  return <span className={clsx(styles.tag, isKey && styles.key)}>{children}</span>
}

/** Nameplates in a row that wraps. */
export function Tags({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={clsx(styles.tags, className)}>{children}</span>
}
