import Check from 'lucide-react/icons/check'
import { Link } from 'wouter'
import { payableCost, type ProductPrice } from '../../../../model/catalogue/product-price'
import type { Product } from '../../../../model/catalogue/product'
import { formatMoney } from '../../../../model/money/money'
import { quantityTerms } from '../../../../model/catalogue/quantity-terms'
import { formatPieces } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { BuyQuantity } from '../../../product/buying/buy-quantity'
import { NotifyButton } from '../../../product/notify/notify-button'
import type { Buying } from '../../../product/buying/use-buying'
import { TakenOut } from '../../../product/buying/taken-out'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import styles from './offer.module.scss'

/** «шт.» ends a sentence by itself. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** The quantity and the way into the cart, what bounds it, what is in the cart already. [DEC-019] */
export function BuyBox({ product, price, buying }: { product: Product; price: ProductPrice | null; buying: Buying }) {
  const cost = price && payableCost(price)
  const isSeveral = !buying.isRefused && product.pack > 1 && buying.quantity > product.pack && buying.quantity % product.pack === 0
  const said = buying.refusal ?? buying.correction
  const terms = [
    ...quantityTerms({ ...product, stock: price?.stock ?? null }),
    isSeveral &&
      !buying.isOut &&
      !buying.isInCart &&
      `${formatPieces(buying.quantity)} — ${counted(buying.quantity / product.pack, words.pack)}`,
    buying.isInCart &&
      !buying.isOut &&
      !buying.refusal &&
      `В корзине ${buying.isRefused ? 'по-прежнему ' : ''}${formatPieces(buying.quantity)}${cost === null ? '' : ` на ${formatMoney(cost * buying.quantity)}`}`,
    buying.isInCart && buying.isOut && 'В корзине, но сейчас не заказать: в сумму не входит',
  ].filter((term) => term !== false)
  return (
    <>
      <div className={styles.buy}>
        {buying.isOut && !buying.isInCart ? (
          <NotifyButton product={product} look="l" className={styles.notify} />
        ) : (
          <Controls product={product} buying={buying} />
        )}
        <TakenOut product={product} buying={buying} className={styles.takenOut} />
      </div>
      {said && (
        <Note tone="warn" role="status">
          {said} {buying.refusal && <Link href="/cart">Решить в&nbsp;корзине</Link>}
        </Note>
      )}
      {terms.length > 0 && <p className={styles.caption}>{terms.map(sentence).join(' ')}</p>}
    </>
  )
}

function Controls({ product, buying }: { product: Product; buying: Buying }) {
  return (
    <>
      <BuyQuantity size="l" product={product} buying={buying} className={styles.stepper} />
      {buying.isInCart ? (
        <ButtonLink href="/cart" variant="fill" size="l" icon={Check} className={styles.button} onClick={buying.follow}>
          В корзине
        </ButtonLink>
      ) : (
        <Button variant="main" size="l" className={styles.button} disabledReason={buying.whyNot} onClick={buying.press}>
          В корзину
        </Button>
      )}
    </>
  )
}
