import type { ReactNode } from 'react'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { focusHeading } from '../../platform/history/page-focus'
import styles from './letter-card.module.scss'

/** A page of one card. Where a press or a login puts another card in its place, the reader goes on from its heading. */
export function LetterPage({ children }: { children: ReactNode }) {
  useFocusRefuge(
    (element) => element.closest('main') !== null,
    () => focusHeading(document),
  )
  return <div className={styles.page}>{children}</div>
}
