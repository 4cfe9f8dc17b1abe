import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { useCustomerParts } from '../hooks/visitor/customer-parts'
import { HelpPlace } from '../help/help-place'
import styles from './main.module.scss'

const ID = 'main'

/** The page itself, in the middle column. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={ID} tabIndex={-1} className={styles.main}>
      <div className="wrap">{children}</div>
      <HelpPlace />
    </main>
  )
}

/** For those who read by keyboard: past the header, in a cart with lines also straight to its order. The address stays as it is. */
export function SkipLink() {
  const parts = useCustomerParts()
  return (
    <>
      <SkipTo id={ID}>К&nbsp;содержанию</SkipTo>
      {parts && <parts.SkipToOrder />}
    </>
  )
}

/** A way past what lies between, to the part of the page with this id. */
export function SkipTo({ id, children }: { id: string; children: ReactNode }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <a className={clsx('skip', styles.skip)} href={`#${id}`} onClick={skip}>
      {children}
    </a>
  )
}
