import { unitCost } from '../../../../model/catalogue/pack-price'
import { payableCost } from '../../../../model/catalogue/product-price'
import { formatMoney } from '../../../../model/money/money'
import { usePrice } from '../../../hooks/data/use-price'

/** What a package costs the buyer, and a litre or a kilogram of it; its places are kept while the price is on its way. */
export function PackPrice({ id, measure }: { id: number; measure: { unit: string; thousandths: number } | null }) {
  const cost = payableCost(usePrice(id))
  const each = measure && unitCost(cost, measure.thousandths)
  return (
    <>
      <small>{cost === null ? '\u00a0' : formatMoney(cost)}</small>
      {measure && <small>{each === null ? '\u00a0' : `${formatMoney(each)}/${measure.unit}`}</small>}
    </>
  )
}
