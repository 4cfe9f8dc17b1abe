import Check from 'lucide-react/icons/check'
import { derivedPrice, payableCost, type ProductPrice } from '../../../../model/catalogue/product-price'
import type { Product } from '../../../../model/catalogue/product'
import { formatPieces } from '../../../../model/text/count'
import type { Buying } from '../../../product/buying/use-buying'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Money } from '../../../ui/amounts/money'
import { OwnText } from '../../../ui/text/own-text'
import styles from './offer.module.scss'

/** On phones: the price and the way into the cart, always in reach above the tabs. */
export function BuyBar({ product, price, buying }: { product: Product; price: ProductPrice | null; buying: Buying }) {
  const cost = price && payableCost(price)
  if (!price || cost === null || (buying.isOut && !buying.isInCart)) return null
  const isOwn = derivedPrice(price).cost_vs_discount !== null
  // While the text above is no quantity the button leads there.
  const pieces = buying.isRefused ? '' : ` ${formatPieces(buying.quantity)}`
  return (
    <div className={styles.bar} role="group" aria-label="Быстрая покупка">
      <span className={styles.barPrice}>
        <Money kopecks={cost} size="l" />
        {isOwn && price.guest_cost !== null && price.guest_cost > cost && (
          <Money kopecks={price.guest_cost} tone="was" wasName="цена для всех" />
        )}
      </span>
      {buying.isInCart ? (
        <ButtonLink href="/cart" variant="fill" icon={Check} className={styles.barButton} onClick={buying.follow}>
          В корзине<OwnText>{!buying.refusal && pieces}</OwnText>
        </ButtonLink>
      ) : (
        <Button
          variant="main"
          className={styles.barButton}
          disabledReason={buying.whyNot}
          onClick={buying.press}
          aria-label={`В корзину${pieces}: ${product.article}`}
        >
          В корзину{pieces}
        </Button>
      )}
    </div>
  )
}
