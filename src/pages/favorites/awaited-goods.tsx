import { useState } from 'react'
import { useResource } from '../../hooks/data/use-resource'
import { useRegionId } from '../../hooks/visitor/use-region'
import { ProductTable } from '../../product/list/product-table'
import { PricesNote } from '../../product/price/prices-note'
import { useBuyer } from '../../product/price/use-buyer'
import styles from './favorites-page.module.scss'

/** So many goods are asked for by number at once. */
const MOST = 50
const NONE: readonly number[] = []

/** The goods whose arrival the buyer is to be told of, in the region in force; what is cancelled here stays until the page is left. Nothing where there is none. [CALL-075] */
export function AwaitedGoods() {
  const regionId = useRegionId()
  return regionId === null ? null : <OfRegion key={regionId} regionId={regionId} />
}

function OfRegion({ regionId }: { regionId: number }) {
  const { rights } = useBuyer()
  const list = useResource('productNotifications.list', { query: { company_region_id: regionId } })
  const listed = list.status === 'ready' ? list.data.items.map(({ product_id }) => product_id) : NONE
  const [ids, setIds] = useState(NONE)
  const missing = listed.filter((id) => !ids.includes(id))
  if (missing.length > 0) setIds([...ids, ...missing].slice(0, MOST))
  const goods = useResource('products.lastSeen', ids.length === 0 ? null : { query: { products_ids: ids.join('.') } })
  if (ids.length === 0 || goods.status !== 'ready') return null
  const products = ids.flatMap((id) => goods.data.items.find((product) => product.id === id) ?? [])
  return (
    <section aria-labelledby="awaited-goods" className={styles.awaited}>
      <h2 id="awaited-goods">Ждём поступления</h2>
      <p>Напишем в&nbsp;уведомления, когда товар будет на&nbsp;складе. Нажмите «Сообщим», чтобы больше не&nbsp;ждать.</p>
      <PricesNote ids={ids} className={styles.note} />
      <div className={styles.panel}>
        <ProductTable label="Товары, поступления которых вы ждёте" products={products} rights={rights} />
      </div>
    </section>
  )
}
