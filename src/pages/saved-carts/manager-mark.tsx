import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { Badge } from '../../ui/marks/badge'

/** Says that a manager made a cart, and that it is a new one. [NAV-017] */
export function ManagerMark({ cart, isNew }: { cart: Pick<UserCart, 'is_manager'>; isNew: boolean }) {
  if (!cart.is_manager) return null
  return isNew ? <Badge tone="promo">Новая от&nbsp;менеджера</Badge> : <Badge>От&nbsp;менеджера</Badge>
}
