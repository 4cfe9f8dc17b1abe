import { Link } from 'wouter'
import { partsOfSet } from '../../../../model/catalogue/sets/set-part'
import type { Product } from '../../../../model/catalogue/product'
import { formatPieces } from '../../../../model/text/count'
import { useCustomerLazy } from '../../../hooks/visitor/use-customer-lazy'
import { useResource } from '../../../hooks/data/use-resource'
import { ProductName } from '../../../product/list/product-name'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Article } from '../../../ui/marks/article'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import { lazyParts } from '../customer/lazy-parts'
import styles from './set-contents.module.scss'

/** What a set holds, what that costs apart, and all of it into the cart; nothing for what is no set. That it did not load is said among the sets below. [CALL-062] */
export function SetContents({ product, rights }: { product: Product; rights: PriceRights }) {
  const customerParts = useCustomerLazy(lazyParts)
  const set = useResource('products.setOf', { params: { id: product.id } })
  const parts = set.status === 'ready' ? partsOfSet(set.data.items) : []
  if (parts.length === 0) return null
  const forBuyers = rights === 'personal' || rights === 'moderated' ? customerParts : undefined
  return (
    <Panel title="В наборе" isPlain>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <Shot src={part.images[0] ?? ''} alt="" size={56} />
            <div className={styles.what}>
              <Link href={`/product/${part.id}`}>
                <ProductName name={part.name} />
              </Link>
              <Article value={part.article} />
            </div>
            <b className={styles.count}>{formatPieces(part.count)}</b>
            {forBuyers && <forBuyers.SetPartCost part={part} />}
          </li>
        ))}
      </ul>
      {forBuyers && <forBuyers.SetApart setId={product.id} parts={parts} />}
    </Panel>
  )
}
