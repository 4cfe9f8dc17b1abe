import { useState } from 'react'
import type { Product } from '../../../../model/catalogue/product'
import { SIMILAR_PRODUCTS } from '../../../../model/limits'
import { useResource, type Resource } from '../../../hooks/data/use-resource'
import { CardScroller } from '../../../product/list/card-scroller'
import { useBuyer, type PriceRights } from '../../../product/price/use-buyer'
import { useLastSeen } from '../../../product/use-last-seen'
import { Tabs } from '../../../ui/surfaces/tabs'
import styles from './collections.module.scss'

const itemsOf = (resource: Resource<{ items: Product[] }>): readonly Product[] => (resource.status === 'ready' ? resource.data.items : [])

/** What goes with a product: similar, bought along, sets, looked at. What the server does not have is left out. [CALL-062 to CALL-067] */
export function Collections({ product, rights }: { product: Product; rights: PriceRights }) {
  const { regionId } = useBuyer()
  const params = { id: product.id }
  const similar = useResource('products.similar', {
    params,
    query: { limit: SIMILAR_PRODUCTS, with_category_name: '1', ...(regionId !== null && { company_region_id: regionId }) },
  })
  const related = useResource('products.related', { params })
  const sets = useResource('products.setOf', { params })
  const seen = useLastSeen(product.id)
  const [picked, pick] = useState<string | null>(null)
  const collections = [
    { value: 'similar', label: 'Аналоги', products: itemsOf(similar) },
    { value: 'related', label: 'Берут вместе', products: itemsOf(related) },
    { value: 'sets', label: 'Наборы', products: itemsOf(sets) },
    { value: 'seen', label: 'Вы смотрели', products: seen ?? [] },
  ].filter(({ products }) => products.length > 0)
  const isWaiting = similar.status === 'loading' || related.status === 'loading' || seen === undefined
  const shown = collections.find(({ value }) => value === picked) ?? collections[0]
  if (!shown || isWaiting) return isWaiting ? <div className={styles.place} /> : null
  return (
    <section className={styles.section} aria-label="Подборки товаров">
      <Tabs
        label="Подборки"
        tabs={collections.map(({ value, label, products }) => ({ value, label, count: products.length }))}
        value={shown.value}
        onChange={pick}
      >
        <div className={styles.cards}>
          <CardScroller key={shown.value} label={shown.label} products={shown.products} rights={rights} />
        </div>
      </Tabs>
    </section>
  )
}
