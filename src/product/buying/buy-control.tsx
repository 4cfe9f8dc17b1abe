import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { formatPieces } from '../../../model/text/count'
import { usePricesFailed } from '../../hooks/data/use-price'
import { BoughtMark } from '../bought/bought-mark'
import { Button, ButtonLink } from '../../ui/controls/button'
import { BuyQuantity } from './buy-quantity'
import { NotifyButton } from '../notify/notify-button'
import { TakenOut } from './taken-out'
import { type Buying, useBuying } from './use-buying'
import styles from './buy-control.module.scss'

export type BuyControlProps = {
  product: Product
  price: ProductPrice | null | undefined
  /** As wide as its place; on phones the button has a word. */
  isCard?: boolean
}

/** A quantity and the way into the cart, in lists; of what is not there to be bought, the wish to be told. */
export function BuyControl({ product, price, isCard = false }: BuyControlProps) {
  const buying = useBuying(product, price)
  const hasFailed = usePricesFailed()
  const isProblem = buying?.isInCart === true && buying.isOut
  const said = [buying?.refusal ?? buying?.correction, isProblem && 'Сейчас не заказать: в сумму не входит.'].filter(Boolean)
  if (hasFailed && price === undefined) return <BoughtMark productId={product.id} isInline />
  return (
    <div className={clsx(styles.buy, isCard && styles.card)}>
      {buying &&
        (buying.isOut && !buying.isInCart ? (
          <NotifyButton product={product} className={styles.notify} />
        ) : (
          <Controls product={product} buying={buying} />
        ))}
      <TakenOut product={product} buying={buying} className={styles.out} />
      {said.length > 0 && (
        <p role="status" className={clsx(styles.said, isProblem && styles.problem)}>
          {said.join(' ')}
        </p>
      )}
    </div>
  )
}

function Controls({ product, buying }: { product: Product; buying: Buying }) {
  return (
    <>
      <BuyQuantity product={product} buying={buying} className={styles.stepper} />
      {buying.isInCart ? (
        <ButtonLink
          href="/cart"
          variant="fill"
          size="s"
          icon={Check}
          className={styles.button}
          aria-label={`В корзине ${formatPieces(buying.quantity)}, перейти в корзину`}
          onClick={buying.follow}
        >
          <span aria-hidden="true">В корзине</span>
        </ButtonLink>
      ) : (
        <Button
          variant="line"
          size="s"
          icon={ShoppingCart}
          className={clsx(styles.button, styles.add)}
          aria-label={`В корзину: ${product.article}, ${formatPieces(buying.quantity)}`}
          disabledReason={buying.whyNot}
          onClick={buying.press}
        >
          <span aria-hidden="true">В корзину</span>
        </Button>
      )}
    </>
  )
}
