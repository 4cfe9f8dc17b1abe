import { correctionText } from '../../../model/cart/quantity-words'
import { addedOf, keptOf, type RefillRow, type RefillWish } from '../../../model/refill/refill'
import { WHY_NOT } from '../../../model/refill/refill-report'
import { formatCount, formatPieces } from '../../../model/text/count'
import { PriceShift } from '../changes/price-shift'
import { Money } from '../../ui/amounts/money'
import { Checkbox } from '../../ui/controls/choice/checkbox'
import { Article } from '../../ui/marks/article'
import styles from './refill.module.scss'
import { ProductName } from '../../product/list/product-name'
import { OwnText } from '../../ui/text/own-text'

type Props = {
  row: RefillRow
  /** «в заказе», before a number of pieces. */
  inIt: string
  as: 'itself' | 'analog' | null
  /** As much of it as can be had stands in the cart already. */
  isFull: boolean
  /** What the cart is told of it; undefined where it stays out. */
  wish: RefillWish | undefined
  /** Several rows come to one product, and one above says what becomes of them. */
  isSaidAbove: boolean
  /** Pieces of the product that stay in the cart and are in the wish. */
  before: number
  /** Pieces of what is chosen that stand in the cart. */
  inCart: number
  onChoose: (as: 'itself' | 'analog' | null) => void
}

/** A line of a list of old: to be taken or not, how much of it is added, at the price of then and now, and what that comes to; what cannot be had says why, and what there is instead. */
export function RefillLine({ row, inIt, as, isFull, wish, isSaidAbove, before, inCart, onChoose }: Props) {
  const { product, whyNot, analog } = row
  const reason =
    whyNot !== null
      ? `${WHY_NOT[whyNot]}${analog ? '' : ', замены не\u00a0нашлось'}`
      : isFull
        ? 'Больше положить нельзя: уже в\u00a0корзине'
        : undefined
  const correction = wish && !isSaidAbove ? correctionOf(wish, before) : null
  return (
    <li className={styles.line}>
      <div className={styles.goods}>
        <Checkbox
          label={<ProductName name={product.name} />}
          checked={as === 'itself'}
          {...(reason !== undefined && { disabledReason: reason })}
          onChange={(isChosen) => onChoose(isChosen ? 'itself' : null)}
        />
        <p className={styles.under}>
          <Article value={product.article} />
          {inCart > 0 && <span className={styles.inCart}>В&nbsp;корзине {formatPieces(inCart)}</span>}
        </p>
        {analog && (
          <Checkbox
            className={styles.analog}
            label={
              <>
                Заменить аналогом: <ProductName name={analog.product.name} />, <Money kopecks={analog.cost} />
              </>
            }
            checked={as === 'analog'}
            onChange={(isChosen) => onChoose(isChosen ? 'analog' : null)}
          />
        )}
        {correction !== null && <p className={styles.correction}>{correction}</p>}
      </div>
      {wish && isSaidAbove ? (
        <span className={styles.price}>учтено выше</span>
      ) : (
        <Amounts row={row} inIt={inIt} isAnalog={as === 'analog'} added={wish && addedOf(wish, before)} />
      )}
    </li>
  )
}

type AmountsProps = {
  row: RefillRow
  inIt: string
  isAnalog: boolean
  /** Pieces; undefined where nothing is taken. */
  added: number | undefined
}

/** «~9,00~ → 10,00 ₽ × 36» and what it comes to, of a line that is taken; beside it how many there were where that is another number. */
function Amounts({ row: { qty, then, now, analog }, inIt, isAnalog, added }: AmountsProps) {
  const pieces = added ?? qty
  const cost = (isAnalog ? analog : now)?.cost ?? then
  return (
    <>
      <span className={styles.price}>
        {cost !== null && (isAnalog ? <Money kopecks={cost} /> : <PriceShift from={then ?? cost} to={cost} />)}
        <span className={styles.times}>{cost === null ? formatPieces(pieces) : ` × ${formatCount(pieces)}`}</span>
        {pieces !== qty && (
          <small>
            {' '}
            <OwnText>{inIt}</OwnText> <OwnText>{formatCount(qty)}</OwnText>
          </small>
        )}
      </span>
      <span className={styles.cost}>{added !== undefined && cost !== null && <Money kopecks={cost * added} size="s" />}</span>
    </>
  )
}

/** What becomes of a wish in words, with what stands in the cart where it is counted in; null where all of it is added. */
function correctionOf(wish: RefillWish, before: number): string | null {
  const kept = keptOf(wish)
  if (wish.quantity > before && kept === before) return 'Больше положить нельзя: уже в\u00a0корзине.'
  const { pack, limit } = wish.product
  const text = correctionText({ asked: wish.quantity, kept }, { pack, limit, stock: wish.stock })
  return text === null || before === 0 ? text : `Вместе с\u00a0корзиной: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
