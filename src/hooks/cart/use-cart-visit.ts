import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useAppActor } from '../../shop/app-context'
import { sendIfActive } from '../../shop/send-if-active'
import { useShownLine } from './use-shown-line'

/** Tells the cart when its page is opened (another device may have written) and left (what was taken out is then gone), and the checkout that it was opened. [DEC-020 to DEC-022] */
export function useCartVisit(): void {
  const cart = useAppActor('cart')
  const checkout = useAppActor('checkout')
  const isEditable = useSelector(checkout, (state) => state?.hasTag('editable') ?? false)
  useShownLine('all', true)
  useEffect(() => cart?.send({ type: 'cart.looked' }), [cart])
  useEffect(() => () => sendIfActive(cart, { type: 'page.left' }), [cart])
  useEffect(() => () => sendIfActive(checkout, { type: 'page.left' }), [checkout])
  useEffect(() => {
    if (isEditable) checkout?.send({ type: 'checkout.opened' })
  }, [checkout, isEditable])
}
