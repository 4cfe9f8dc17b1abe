import { useMemo } from 'react'
import { mostBought } from '../../../../model/order/history/bought'
import { useResource } from '../../../hooks/data/use-resource'
import { useBoughtProducts } from '../../../product/bought/use-bought'
import { CardScroller } from '../../../product/list/card-scroller'
import { PricesNote } from '../../../product/price/prices-note'
import type { PriceRights } from '../../../product/price/use-buyer'
import styles from '../cards.module.scss'
import { Section } from '../section'

/** From so many goods on it is worth a row. */
const LEAST = 3
const SHOWN = 12

/** What the buyer orders most often; left out where that is little, or where nobody counted. */
export function Frequent({ rights }: { rights: PriceRights }) {
  const bought = useBoughtProducts()
  const ids = useMemo(() => mostBought(bought).slice(0, SHOWN), [bought])
  const isShown = ids.length >= LEAST
  const goods = useResource('products.lastSeen', isShown ? { query: { products_ids: ids.join('.') } } : null)
  if (!isShown || goods.status === 'failed') return null
  const products = goods.status === 'ready' ? ids.flatMap((id) => goods.data.items.find((product) => product.id === id) ?? []) : undefined
  return (
    <Section title="Вы заказываете чаще всего" all={{ href: '/personal/orders', label: 'Все заказы' }}>
      <div className={styles.cards}>
        {products && <CardScroller label="Вы заказываете чаще всего" products={products} rights={rights} />}
      </div>
      {products && <PricesNote ids={ids} />}
    </Section>
  )
}
