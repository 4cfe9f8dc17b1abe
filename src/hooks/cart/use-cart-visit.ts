import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useAppActor } from '../../app/app-context'

/** Tells the cart when its page is left (what was taken out is then gone) and the checkout that it was opened. [DEC-021, DEC-022] */
export function useCartVisit(): void {
  const cart = useAppActor('cart')
  const checkout = useAppActor('checkout')
  const isEditable = useSelector(checkout, (state) => state?.hasTag('editable') ?? false)
  useEffect(() => () => cart?.send({ type: 'page.left' }), [cart])
  useEffect(() => {
    if (isEditable) checkout?.send({ type: 'checkout.opened' })
  }, [checkout, isEditable])
}
