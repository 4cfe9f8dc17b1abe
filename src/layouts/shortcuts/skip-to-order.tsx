import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { selectCount } from '../../../machines/cart/cart.selectors'
import { useAppActor } from '../../shop/app-context'
import { SkipTo } from '../main'
import { ORDER_BUTTON_ID } from './order-button'

/** In a cart with lines the way straight to its order. */
export function SkipToOrder() {
  const [path] = useLocation()
  const hasLines = useSelector(useAppActor('cart'), (cart) => cart !== undefined && selectCount(cart) > 0)
  return hasLines && /^\/cart\/?$/.test(path) ? <SkipTo id={ORDER_BUTTON_ID}>К&nbsp;оформлению</SkipTo> : null
}
