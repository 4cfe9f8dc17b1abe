import { orderPage } from '../../model/order/order-page'
import type { Toast } from './toaster.machine'

type Link = NonNullable<Toast['link']>

/** Link of a toast to the cart. */
export const TO_CART: Link = { label: 'В\u00a0корзину', to: '/cart' }
/** Link of a toast to an order. @param to a page of the order, by default the one that shows it */
export const toOrder = (orderId: number, to: string = orderPage(orderId)): Link => ({ label: 'Открыть заказ', to })
