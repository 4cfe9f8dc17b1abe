import { correctionText } from '../../../../model/cart/quantity'
import { keptOf, type RepeatRow, type RepeatWish } from '../../../../model/order/repeat'
import { WHY_NOT } from '../../../../model/order/repeat-report'
import { formatPieces } from '../../../../model/text/count'
import { Money } from '../../../ui/amounts/money'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { Article } from '../../../ui/marks/article'
import styles from './repeat.module.scss'
import { ProductName } from '../../../product/list/product-name'

type Props = {
  row: RepeatRow
  as: 'itself' | 'analog' | null
  /** What the cart is told of it; undefined where it stays out, or where another row says so. */
  wish: RepeatWish | undefined
  /** Pieces of what is chosen that stand in the cart. */
  inCart: number
  onChoose: (as: 'itself' | 'analog' | null) => void
}

/** A line of an old order: to be taken or not, at the price of then and now; what cannot be had says why, and what there is instead. */
export function RepeatLine({ row: { product, qty, then, now, whyNot, analog }, as, wish, inCart, onChoose }: Props) {
  const correction =
    wish && correctionText(wish.quantity, keptOf(wish), { pack: wish.product.pack, limit: wish.product.limit, stock: wish.stock })
  return (
    <li className={styles.line}>
      <div className={styles.goods}>
        <Checkbox
          label={<ProductName name={product.name} />}
          checked={as === 'itself'}
          {...(whyNot !== null && { disabledReason: `${WHY_NOT[whyNot]}${analog ? '' : ', замены не\u00a0нашлось'}` })}
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
        {correction !== null && correction !== undefined && <p className={styles.correction}>{correction}</p>}
      </div>
      <span className={styles.qty}>{formatPieces(qty)}</span>
      <span className={styles.price}>
        {now === null ? (
          <Money kopecks={then} tone="plain" />
        ) : now.cost === then ? (
          <Money kopecks={then} />
        ) : (
          <>
            <Money kopecks={then} tone="was" />
            <span aria-hidden="true"> → </span>
            <span className={now.cost > then ? styles.up : styles.down}>
              <Money kopecks={now.cost} />
            </span>
          </>
        )}
      </span>
    </li>
  )
}
