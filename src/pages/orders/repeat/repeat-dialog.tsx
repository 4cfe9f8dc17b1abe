import type { Api } from '../../../../model/contract'
import type { Order, OrderItem } from '../../../../model/order/order'
import { orderNumber } from '../../../../model/order/order-number'
import { useApi } from '../../../shop/api-context'
import type { LoadList } from '../../../cart/refill/connect-refill'
import { loadRows } from '../../../cart/refill/load-rows'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { LazyPart } from '../../../shop/code/lazy-part'

/** An old order into the cart, whole or in part. [DEC-020] */
export function RepeatDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const number = orderNumber(orderId)
  return (
    <LazyPart
      of={refillDialog}
      load={loadOrder(useApi(), orderId)}
      words={{
        title: `Повторить заказ ${number}`,
        doneTitle: `Заказ ${number} повторён`,
        failedTitle: 'Заказ не\u00a0загрузился',
        lines: 'Строки заказа',
        inIt: 'в\u00a0заказе',
      }}
      onClose={onClose}
    />
  )
}

/** One line of an old order into the cart. [DEC-020] */
export function LineDialog({ order, item, onClose }: { order: Order; item: OrderItem; onClose: () => void }) {
  const { article } = item.product
  return (
    <LazyPart
      of={refillDialog}
      load={loadLine(useApi(), order, item)}
      words={{
        title: `${article} в\u00a0корзину`,
        doneTitle: `${article}\u00a0– в\u00a0корзине`,
        failedTitle: 'Цена не\u00a0загрузилась',
        lines: 'Строка заказа',
        inIt: 'в\u00a0заказе',
      }}
      onClose={onClose}
    />
  )
}

const loadLine =
  (api: Api, order: Order, item: OrderItem): LoadList =>
  async (question) => ({ rows: await loadRows(api, [item], question), boughtFor: order })

const loadOrder =
  (api: Api, orderId: number): LoadList =>
  async (question) => {
    const query = { include: 'items,items.product' }
    const order = await api('orders.get', { params: { id: orderId }, query }, { signal: question.signal })
    return { rows: await loadRows(api, order.items, question), boughtFor: order }
  }
