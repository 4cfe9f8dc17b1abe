import { useState } from 'react'
import type { CartTotals } from '../../../../model/cart/totals'
import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../../model/limits'
import { formatMoney } from '../../../../model/money/money'
import { vatInside, vatRateAt } from '../../../../model/money/price'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useConfig } from '../../../hooks/data/use-config'
import { Money } from '../../../ui/amounts/money'
import { Weight } from '../../../ui/amounts/weight'
import { SumRow, Sums } from '../../../ui/surfaces/sums'

const units = new Intl.NumberFormat('ru')

/** What the cart comes to, line by line; the lines add up to the total. [DEC-013, DEC-015, DEC-017] */
export function Bill({ totals, isPickup }: { totals: CartTotals; isPickup: boolean }) {
  const rates = useConfig()?.vat_rates
  const [openedAt] = useState(() => Date.now())
  const rate = rates && vatRateAt(openedAt, rates)
  const goods =
    totals.lines === totals.allLines
      ? counted(totals.lines, words.product)
      : `${counted(totals.lines, words.product)} из\u00a0${totals.allLines}`
  return (
    <>
      <Sums>
        <SumRow name={`${goods}, ${units.format(totals.units)}\u00a0шт.`}>
          <Money kopecks={totals.full} tone="plain" />
        </SumRow>
        {totals.discount > 0 && (
          <SumRow name="Ваша скидка" tone="ok">
            <Money kopecks={-totals.discount} tone="plain" />
          </SumRow>
        )}
        {isPickup && totals.pickup > 0 && (
          <SumRow name={`Дополнительная скидка за\u00a0самовывоз ${ADDITIONAL_DISCOUNT_PERCENT}\u00a0%`} tone="ok">
            <Money kopecks={-totals.pickup} tone="plain" />
          </SumRow>
        )}
        <SumRow name="Вес">
          <Weight grams={totals.weight} />
        </SumRow>
        <SumRow name="К оплате" isTotal>
          <Money kopecks={totals.total} />
        </SumRow>
        <SumRow name={rate === undefined ? 'в том числе НДС' : `в том числе НДС ${rate}\u00a0%`}>
          {rate === undefined ? '…' : <Money kopecks={vatInside(totals.total, rate)} tone="plain" />}
        </SumRow>
      </Sums>
      <output className="vh">К оплате {formatMoney(totals.total)}</output>
    </>
  )
}
