import type { ReactNode } from 'react'
import styles from './own-text.module.scss'

/**
 * A text in an element of its own that changes nothing on the screen. For texts that come and go beside others: a browser that translates
 * the page moves bare text nodes elsewhere, and React then fails to remove them.
 */
export function OwnText({ children }: { children: ReactNode }) {
  return <span className={styles.own}>{children}</span>
}
