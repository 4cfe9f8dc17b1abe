import { useResource } from '../../hooks/data/use-resource'
import { CardScroller } from '../../product/list/card-scroller'
import { PricesNote } from '../../product/price/prices-note'
import { useBuyer, type PriceRights } from '../../product/price/use-buyer'
import styles from './cards.module.scss'
import { Section } from './section'
import { spread } from './spread'

const SHOWN = 12

/** What is bought most, first of each kind of goods. [CALL-059] */
export function Popular({ rights }: { rights: PriceRights }) {
  const { regionId } = useBuyer()
  const popular = useResource('products.all', {
    body: { ...(regionId !== null && { company_region_id: regionId }), sort: 'popular', page: 1, itemsPerPage: 48 },
  })
  if (popular.status === 'failed' || (popular.status === 'ready' && popular.data.products.length === 0)) return null
  const products = popular.status === 'ready' ? spread(popular.data.products, ({ category_id }) => category_id).slice(0, SHOWN) : undefined
  return (
    <Section title="Популярное">
      <div className={rights === 'guest' || rights === 'regionless' ? styles.unpriced : styles.cards}>
        {products && <CardScroller label="Популярные товары" products={products} rights={rights} />}
      </div>
      {/* Once for all lists of the page. */}
      {products && <PricesNote ids={products.map(({ id }) => id)} />}
    </Section>
  )
}
