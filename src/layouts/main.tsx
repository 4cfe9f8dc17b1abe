import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { selectCount } from '../../machines/cart/cart.selectors'
import { useAppActor } from '../app/app-context'
import { ORDER_BUTTON_ID } from './shortcuts/order-button'
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

/** For those who read by keyboard: past the header, in a cart with lines also straight to its order. The address stays as it is. */
export function SkipLink() {
  const [path] = useLocation()
  const hasLines = useSelector(useAppActor('cart'), (cart) => cart !== undefined && selectCount(cart) > 0)
  return (
    <>
      <SkipTo id={ID}>К&nbsp;содержанию</SkipTo>
      {hasLines && /^\/cart\/?$/.test(path) && <SkipTo id={ORDER_BUTTON_ID}>К&nbsp;оформлению</SkipTo>}
    </>
  )
}

function SkipTo({ id, children }: { id: string; children: ReactNode }) {
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
