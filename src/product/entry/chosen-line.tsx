import { useSelector } from '@xstate/react'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { payableCost } from '../../../model/catalogue/product-price'
import type { Known } from '../../../model/entry/suggestions'
import { formatMoney } from '../../../model/money/money'
import { formatCount } from '../../../model/text/count'
import { useAppActor } from '../../shop/app-context'
import { usePrice } from '../../hooks/data/use-price'
import { boughtDay } from '../bought/bought-mark'
import { ProductName } from '../list/product-name'
import { OwnText } from '../../ui/text/own-text'
import { stockLine } from '../price/stock-words'
import styles from './chosen-line.module.scss'

/** `isAsBought`: the quantity that stands there is that of the last purchase; `notesId`: of the words about it. */
type ChosenLineProps = { product: Known; isAsBought: boolean; notesId: string }

/** What the quantity is asked of: where that comes from, how many lie in the cart, how many there are and what one costs; the name gives way to them. */
export function ChosenLine({ product, isAsBought, notesId }: ChosenLineProps) {
  const held = useSelector(useAppActor('cart'), (state) => (state ? selectQuantity(product.id)(state) : 0))
  const asBought = isAsBought && product.bought ? `как ${boughtDay(product.bought.at)}` : null
  const inCart = held > 0 ? `в\u00a0корзине ${formatCount(held)}` : null

  const price = usePrice(product.id)
  const cost = price && payableCost(price)
  return (
    <span className={styles.line}>
      <span id={notesId} className={styles.notes}>
        {[asBought, inCart].filter((it) => it !== null).join(', ')}
      </span>
      <span className={styles.name} title={product.name}>
        <ProductName name={product.name} />
      </span>
      {price && (
        <span className={styles.facts}>
          {stockLine(price)}
          {typeof cost === 'number' && (
            <>
              <OwnText>{', '}</OwnText>
              <b>{formatMoney(cost)}</b>
            </>
          )}
        </span>
      )}
    </span>
  )
}
