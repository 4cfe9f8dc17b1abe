import { type ReactNode, useState } from 'react'
import { partsOfSet } from '../../../../model/catalogue/sets/set-part'
import type { Product } from '../../../../model/catalogue/product'
import { PRICES_WAIT_MS, SIMILAR_PRODUCTS } from '../../../../model/limits'
import { type Resource, useResource } from '../../../hooks/data/use-resource'
import { useOpening } from '../../../hooks/screen/use-opening'
import { CardScroller } from '../../../product/list/card-scroller'
import { useBuyer, type PriceRights } from '../../../product/price/use-buyer'
import { useLastSeen } from '../../../product/use-last-seen'
import { Tabs } from '../../../ui/surfaces/tabs'
import { failureOf, PartFailed } from '../part-failed'
import { SetList } from '../sets/set-list'
import styles from './collections.module.scss'
import { useAnalogs } from './use-analogs'

/** A tab: what it holds, or that it did not load. */
type Collection = { value: string; label: string; count: number; failed: { what: string; retry: () => void } | null; content: ReactNode }

/**
 * What goes with a product: what may stand for it, for what it may stand, similar goods, what is bought along, sets, what was looked at.
 * What there is none of is left out; what did not load says so in its own tab. [CALL-062 to CALL-067, ENT-008]
 */
export function Collections({ product, rights }: { product: Product; rights: PriceRights }) {
  const { regionId } = useBuyer()
  const params = { id: product.id }
  const ofRegion = regionId === null ? {} : { company_region_id: regionId }
  const analogs = useAnalogs(product.id)
  const similar = useResource('products.similar', { params, query: { limit: SIMILAR_PRODUCTS, with_category_name: '1', ...ofRegion } })
  const related = useResource('products.related', { params })
  const sets = useResource('products.setOf', { params })
  const seen = useLastSeen(product.id)
  const [picked, pick] = useState<string | null>(null)

  const goods = <T,>(
    resource: Resource<T>,
    value: string,
    label: string,
    what: string,
    of: (data: T) => readonly Product[],
  ): Collection => {
    const products = resource.status === 'ready' ? of(resource.data) : []
    const failure = failureOf(resource)
    return {
      value,
      label,
      count: products.length,
      failed: failure && { what: `${what} не\u00a0загрузились.`, retry: failure.retry },
      content: <CardScroller label={label} products={products} rights={rights} />,
    }
  }
  const held = sets.status === 'ready' ? partsOfSet(sets.data.sets ?? []) : []
  const collections: Collection[] = [
    goods(analogs, 'analogs', 'Аналоги', 'Аналоги', ({ items }) => items),
    goods(analogs, 'replaces', 'Заменяет', 'Аналоги', ({ replaces }) => replaces),
    goods(similar, 'similar', 'Похожие', 'Похожие товары', ({ items }) => items),
    goods(related, 'related', 'Берут вместе', 'Товары, которые берут вместе,', ({ items }) => items),
    {
      ...goods(sets, 'sets', 'Наборы', 'Наборы', () => held),
      content: <SetList sets={held} rights={rights} />,
    },
    goods(seen, 'seen', 'Вы смотрели', 'Недавно просмотренные товары', ({ items }) => items),
  ]
  // One failure of the analogs is said once.
  const shownOnes = collections.filter(({ value, count, failed }) => count > 0 || (failed !== null && value !== 'replaces'))
  const isWaiting = [analogs, similar, related, sets, seen].some(({ status }) => status === 'loading')
  const isClosed = useOpening('collections', product.id, isWaiting ? 'missing' : 'there', PRICES_WAIT_MS) === 'closed'
  const shown = shownOnes.find(({ value }) => value === picked) ?? shownOnes[0]
  if (!shown || isClosed) return isClosed ? <div className={styles.place} /> : null
  return (
    <section className={styles.section} aria-label="Подборки товаров">
      <Tabs
        label="Подборки"
        tabs={shownOnes.map(({ value, label, count, failed }) => ({ value, label, count: failed ? undefined : count }))}
        value={shown.value}
        onChange={pick}
      >
        <div key={shown.value} className={styles.cards}>
          {HINTS[shown.value] && !shown.failed && <p className={styles.hint}>{HINTS[shown.value]}</p>}
          {shown.failed ? <PartFailed what={shown.failed.what} onRetry={shown.failed.retry} /> : shown.content}
        </div>
      </Tabs>
    </section>
  )
}

const HINTS: Readonly<Record<string, string>> = {
  analogs: 'Тот же вид и\u00a0класс, допуски не\u00a0меньше: встанут вместо этого товара. Сверьте с\u00a0руководством техники.',
  replaces: 'Этот товар встанет вместо них: его класс и\u00a0допуски не\u00a0меньше. Наоборот нельзя.',
}
