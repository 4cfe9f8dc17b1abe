import type { Order } from '../../../../model/order/order'
import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../../model/limits'
import { vatInside, vatRateAt } from '../../../../model/money/price'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useConfig } from '../../../hooks/data/use-config'
import { Money } from '../../../ui/amounts/money'
import { Weight } from '../../../ui/amounts/weight'
import { SumRow, Sums } from '../../../ui/surfaces/sums'

const units = new Intl.NumberFormat('ru')

/** What an order came to; the VAT by the rate of its own date. [DEC-015, DEC-017] */
export function OrderBill({ order }: { order: Order }) {
  const rates = useConfig()?.vat_rates
  const rate = rates && vatRateAt(Date.parse(order.created_at), rates)
  const pieces = order.items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Sums>
      <SumRow name={`${counted(order.item_count, words.product)}, ${units.format(pieces)}\u00a0шт.`}>
        <Money kopecks={order.goods} tone="plain" />
      </SumRow>
      {order.additional_discount > 0 && (
        <SumRow name={`Дополнительная скидка за\u00a0самовывоз ${ADDITIONAL_DISCOUNT_PERCENT}\u00a0%`} tone="ok">
          <Money kopecks={-order.additional_discount} tone="plain" />
        </SumRow>
      )}
      <SumRow name="Вес">
        <Weight grams={order.weight} />
      </SumRow>
      <SumRow name="Итого" isTotal>
        <Money kopecks={order.total} />
      </SumRow>
      <SumRow name={rate === undefined ? 'в том числе НДС' : `в том числе НДС ${rate}\u00a0%`}>
        {rate === undefined ? '…' : <Money kopecks={vatInside(order.total, rate)} tone="plain" />}
      </SumRow>
    </Sums>
  )
}
