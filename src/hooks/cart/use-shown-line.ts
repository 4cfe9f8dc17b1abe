import { useEffect } from 'react'
import type { LinesOf } from '../../../machines/cart/cart.types'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'

/** Tells the cart that this screen says what becomes of a line ('all': of every line): then no toast repeats it. */
export function useShownLine(of: LinesOf, isShown: boolean): void {
  const cart = useAppActor('cart')
  useEffect(() => {
    if (!cart || !isShown) return
    cart.send({ type: 'lines.shown', of })
    return () => sendIfActive(cart, { type: 'lines.hidden', of })
  }, [cart, of, isShown])
}
