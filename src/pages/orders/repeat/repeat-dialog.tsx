import type { Api } from '../../../../model/contract'
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
        ofIt: 'этого заказа',
      }}
      onClose={onClose}
    />
  )
}

const loadOrder =
  (api: Api, orderId: number): LoadList =>
  async (question) => {
    const query = { include: 'items,items.product' }
    const order = await api('orders.get', { params: { id: orderId }, query }, { signal: question.signal })
    return { rows: await loadRows(api, order.items, question), boughtFor: order }
  }
