import { Link } from 'wouter'
import type { SetPart } from '../../../../model/catalogue/sets/set-part'
import { formatPieces } from '../../../../model/text/count'
import { useCustomerLazy } from '../../../hooks/visitor/use-customer-lazy'
import { ProductName } from '../../../product/list/product-name'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Article } from '../../../ui/marks/article'
import { Shot } from '../../../ui/surfaces/picture'
import { lazyParts } from '../customer/lazy-parts'
import styles from './set-list.module.scss'

/** The sets that hold a product: how many of it, what one costs, and the whole set into the cart. [CALL-062] */
export function SetList({ sets, rights }: { sets: readonly SetPart[]; rights: PriceRights }) {
  const parts = useCustomerLazy(lazyParts)
  const forBuyers = rights === 'personal' || rights === 'moderated' ? parts : undefined
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
          {forBuyers && <forBuyers.BuySet set={set} />}
        </li>
      ))}
    </ul>
  )
}
