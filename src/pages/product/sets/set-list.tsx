import Check from 'lucide-react/icons/check'
import { Link } from 'wouter'
import type { SetPart } from '../../../../model/cart/whole-set'
import { payableCost } from '../../../../model/catalogue/product-price'
import { formatPieces } from '../../../../model/text/count'
import { usePrice } from '../../../hooks/data/use-price'
import { useBuying } from '../../../product/buying/use-buying'
import { ProductName } from '../../../product/list/product-name'
import { NotifyButton } from '../../../product/notify/notify-button'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Money } from '../../../ui/amounts/money'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Article } from '../../../ui/marks/article'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './set-list.module.scss'

/** The sets that hold a product: how many of it, what one costs, and the whole set into the cart. [CALL-062] */
export function SetList({ sets, rights }: { sets: readonly SetPart[]; rights: PriceRights }) {
  const isPriced = rights === 'personal' || rights === 'moderated'
  return (
    <ul className={styles.sets}>
      {sets.map((set) => (
        <li key={set.id}>
          <Shot src={set.images[0] ?? ''} alt="" size={72} />
          <div className={styles.what}>
            <Link href={`/product/${set.id}`}>
              <ProductName name={set.name} />
            </Link>
            <Article value={set.article} />
            <span className={styles.count}>В&nbsp;нём {formatPieces(set.count)} этого товара</span>
          </div>
          {isPriced && <BuySet set={set} />}
        </li>
      ))}
    </ul>
  )
}

function BuySet({ set }: { set: SetPart }) {
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
        <Button variant="line" size="s" onClick={buying.add} aria-label={`Весь набор в\u00a0корзину: ${set.article}`}>
          Весь набор в&nbsp;корзину
        </Button>
      )}
    </div>
  )
}
