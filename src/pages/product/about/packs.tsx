import { Link } from 'wouter'
import { packAmounts } from '../../../../model/catalogue/pack-price'
import { valueText, type Product } from '../../../../model/catalogue/product'
import { useCustomerLazy } from '../../../hooks/visitor/use-customer-lazy'
import { useResource } from '../../../hooks/data/use-resource'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import { lazyParts } from '../customer/lazy-parts'
import { failureOf, PartFailed } from '../part-failed'
import styles from './packs.module.scss'

/** The same goods in all their packages, the smaller first; the product alone where there are no others. [CALL-063] */
export const packsOf = (product: Product, others: readonly Product[]): Product[] =>
  [...[...others.filter(({ id }) => id !== product.id), product]].sort(
    (first, second) => first.weight - second.weight || first.id - second.id,
  )

/** The same goods in other packages, with the price of a litre or a kilogram where that tells them apart; left out where there is one. */
export function Packs({ product, rights }: { product: Product; rights: PriceRights }) {
  const parts = useCustomerLazy(lazyParts)
  const grouped = useResource('products.grouped', { params: { id: product.id } })
  const failure = failureOf(grouped)
  if (failure)
    return (
      <Panel title="Фасовка" isPlain>
        <PartFailed what="Другие фасовки не загрузились." onRetry={failure.retry} />
      </Panel>
    )
  // Asked for again: the page itself waits for the first answer.
  if (grouped.status === 'loading')
    return (
      <Panel title="Фасовка" isPlain>
        <Skeleton height={108} />
      </Panel>
    )
  const packs = grouped.status === 'ready' ? packsOf(product, grouped.data.items) : [product]
  if (packs.length < 2) return null
  const forBuyers = rights === 'personal' || rights === 'moderated' ? parts : undefined
  const amounts = packAmounts(packs)
  return (
    <Panel title="Фасовка" isPlain className={styles.panel}>
      <div className={styles.packs}>
        {packs.map((pack, at) => (
          <Link key={pack.id} href={`/product/${pack.id}`} aria-current={pack.id === product.id ? 'page' : undefined} title={pack.name}>
            <Shot src={pack.images[0] ?? ''} alt="" size={56} />
            {packLabel(pack, packs)}
            {forBuyers && (
              <forBuyers.PackPrice id={pack.id} measure={amounts && { unit: amounts.unit, thousandths: amounts.thousandths[at] ?? 0 }} />
            )}
          </Link>
        ))}
      </div>
    </Panel>
  )
}

/** @returns what tells a package from the others: the first parameter that differs, else the article */
export function packLabel(pack: Product, packs: readonly Product[]): string {
  const texts = (product: Product, id: string) =>
    product.values
      .filter(({ parameter }) => parameter.id === id)
      .map(valueText)
      .join()
  const differs = (id: string) => new Set(packs.map((it) => texts(it, id))).size === packs.length
  const telling = [...pack.key_values, ...pack.values.map(({ parameter }) => parameter.id)].find(differs)
  return (telling && texts(pack, telling)) || pack.article
}
