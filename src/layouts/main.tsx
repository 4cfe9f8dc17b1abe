import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import styles from './main.module.scss'

const ID = 'main'

/** The page itself, in the middle column. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={ID} tabIndex={-1} className={styles.main}>
      <div className="wrap">{children}</div>
    </main>
  )
}

/** For those who read by keyboard: past the header. The address stays as it is. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(ID)?.focus()
  }
  return (
    <a className={clsx('skip', styles.skip)} href={`#${ID}`} onClick={skip}>
      К содержанию
    </a>
  )
}
