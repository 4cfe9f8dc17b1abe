import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../model/limits'
import type { Kopecks } from '../../../model/money/money'
import { vatInside, vatRateAt } from '../../../model/money/price'
import { formatPieces } from '../../../model/text/count'
import { useConfig } from '../../hooks/data/use-config'
import { Money } from '../../ui/amounts/money'
import { Weight } from '../../ui/amounts/weight'
import { SumRow, Sums } from '../../ui/surfaces/sums'
import { OwnText } from '../../ui/text/own-text'

export type BillProps = {
  /** «3 товара из 4». */
  goods: string
  units: number
  /** The goods before the discounts named below, kopecks. */
  full: Kopecks
  /** What the buyer's own discounts take off, kopecks; 0 where there is none or it is not known. */
  discount?: Kopecks
  /** The discount for collecting, kopecks; 0 where there is none. [DEC-015] */
  pickup: Kopecks
  total: Kopecks
  totalName: string
  /** Grams. */
  weight: number
  /** Whose VAT rate holds, ms. [DEC-017] */
  at: number
  /** Only what is to be paid is shown. */
  isFolded?: boolean
}

/** What a cart or an order comes to, line by line; the lines add up to the total. [DEC-013, DEC-015, DEC-017] */
export function Bill({ goods, units, full, discount = 0, pickup, total, totalName, weight, at, isFolded = false }: BillProps) {
  const rates = useConfig()?.vat_rates
  const rate = rates && vatRateAt(at, rates)
  return (
    <Sums isFolded={isFolded}>
      <SumRow isDetail name={`${goods}, ${formatPieces(units)}`}>
        <Money kopecks={full} tone="plain" />
      </SumRow>
      {discount > 0 && (
        <SumRow isDetail name="Ваша скидка" tone="ok">
          <Money kopecks={-discount} tone="plain" />
        </SumRow>
      )}
      {pickup > 0 && (
        <SumRow isDetail name={`Дополнительная скидка за\u00a0самовывоз\u00a0${ADDITIONAL_DISCOUNT_PERCENT}\u00a0%`} tone="ok">
          <Money kopecks={-pickup} tone="plain" />
        </SumRow>
      )}
      <SumRow isDetail name="Вес">
        <Weight grams={weight} />
      </SumRow>
      <SumRow name={totalName} isTotal>
        <Money kopecks={total} />
      </SumRow>
      <SumRow isDetail name={rate === undefined ? 'в том числе НДС' : `в том числе НДС\u00a0${rate}\u00a0%`}>
        <OwnText>{rate === undefined ? '…' : <Money kopecks={vatInside(total, rate)} tone="plain" />}</OwnText>
      </SumRow>
    </Sums>
  )
}
