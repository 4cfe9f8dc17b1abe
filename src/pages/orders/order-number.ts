export { orderNumber } from '../../../model/order/order-number'
