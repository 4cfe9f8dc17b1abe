import Check from 'lucide-react/icons/check'
import type { SetPart } from '../../../../model/catalogue/sets/set-part'
import { payableCost } from '../../../../model/catalogue/product-price'
import { formatPieces } from '../../../../model/text/count'
import { usePrice } from '../../../hooks/data/use-price'
import { useBuying } from '../../../product/buying/use-buying'
import { NotifyButton } from '../../../product/notify/notify-button'
import { Money } from '../../../ui/amounts/money'
import { Button, ButtonLink } from '../../../ui/controls/button'
import styles from '../sets/set-list.module.scss'

/** What a set costs the buyer, and the whole of it into the cart. */
export function BuySet({ set }: { set: SetPart }) {
  const price = usePrice(set.id)
  const buying = useBuying(set, price)
  const cost = payableCost(price)
  return (
    <div className={styles.buy}>
      {cost !== null && <Money kopecks={cost} size="l" />}
      {buying && buying.isInCart && (
        <ButtonLink href="/cart" variant="fill" size="s" icon={Check}>
          В&nbsp;корзине {formatPieces(buying.quantity)}
        </ButtonLink>
      )}
      {buying && !buying.isInCart && buying.isOut && <NotifyButton product={set} />}
      {buying && !buying.isInCart && !buying.isOut && cost !== null && (
        <Button
          variant="line"
          size="s"
          disabledReason={buying.whyNot}
          onClick={buying.add}
          aria-label={`Весь набор в\u00a0корзину: ${set.article}`}
        >
          Весь набор в&nbsp;корзину
        </Button>
      )}
    </div>
  )
}
