import { Link } from 'wouter'
import type { Product } from '../../../../model/catalogue/product'
import type { Order } from '../../../../model/order/order'
import { usePrice } from '../../../hooks/data/use-price'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { useRegionSwitch } from '../../../hooks/visitor/use-region-switch'
import { BuyControl } from '../../../product/buying/buy-control'
import { NotifyButton } from '../../../product/notify/notify-button'
import { ListPrice } from '../../../product/price/list-price'
import { ProductStock } from '../../../product/price/product-stock'
import { ProductLink } from '../../../product/product-link'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Article } from '../../../ui/marks/article'
import { Shot } from '../../../ui/surfaces/picture'
import { failureOf } from '../../product/part-failed'
import { useAnalogs } from '../../product/sections/use-analogs'
import styles from './confirmed.module.scss'

/** More of them stand on the page of the product. */
const SHOWN = 2

type AnalogsProps = { product: Product; order: Pick<Order, 'company_region_id' | 'company_name' | 'store_city_name'> }

/** What may be taken instead of goods that were refused, at the buyer's own price and with its day. Prices are of the region that is bought for. [ENT-008] */
export function Analogs({ product, order }: AnalogsProps) {
  const regionId = useRegionId()
  const change = useRegionSwitch(order.company_region_id)
  if (typeof regionId === 'number' && regionId !== order.company_region_id)
    return (
      <p className={styles.said}>
        Сейчас выбран другой регион, замену покажем для {order.company_name}, {order.store_city_name}.{' '}
        {change && <TextLinkButton onClick={change}>Выбрать этот регион</TextLinkButton>}
      </p>
    )
  return <AnalogsHere product={product} />
}

function AnalogsHere({ product }: { product: Product }) {
  const analogs = useAnalogs(product.id)
  const failure = failureOf(analogs)
  if (failure)
    return (
      <p role="status" className={styles.said}>
        Замены не&nbsp;загрузились. <TextLinkButton onClick={failure.retry}>Повторить</TextLinkButton>
      </p>
    )
  if (analogs.status === 'loading')
    return (
      <div className={styles.asking} aria-busy="true">
        <Delayed>
          <Skeleton height={56} />
        </Delayed>
      </div>
    )
  const items = analogs.status === 'ready' ? analogs.data.items : []
  if (items.length === 0)
    return (
      <div className={styles.said}>
        <span>Замены этому товару нет.</span> <NotifyButton look="words" product={product} />
      </div>
    )
  return (
    <section aria-label={`Вместо ${product.article}`} className={styles.analogs}>
      <p>Можно взять вместо него:</p>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <Analog key={item.id} product={item} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <p>
          <Link href={`/product/${product.id}`}>Все замены: {items.length}</Link>
        </p>
      )}
    </section>
  )
}

function Analog({ product }: { product: Product }) {
  const price = usePrice(product.id)
  return (
    <li className={styles.analog}>
      <Shot src={product.images[0] ?? ''} alt="" size={40} />
      <div className={styles.what}>
        <ProductLink product={product} isGone={false} className={styles.name} />
        <Article value={product.article} />
      </div>
      <ProductStock price={price} className={styles.stock} />
      <ListPrice price={price} />
      <BuyControl product={product} price={price} />
    </li>
  )
}
