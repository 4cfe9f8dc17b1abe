import { Link } from 'wouter'
import { payableCost } from '../../../model/catalogue/product-price'
import { valueText, type Product } from '../../../model/catalogue/product'
import { formatMoney } from '../../../model/money/money'
import { usePrice } from '../../hooks/data/use-price'
import { useResource } from '../../hooks/data/use-resource'
import type { PriceRights } from '../../product/price/use-buyer'
import { Panel } from '../../ui/surfaces/panel'
import { Shot } from '../../ui/surfaces/picture'
import styles from './packs.module.scss'

/** The same goods in other packages, the smaller first; left out where there is one. [CALL-063] */
export function Packs({ product, rights }: { product: Product; rights: PriceRights }) {
  const grouped = useResource('products.grouped', { params: { id: product.id } })
  if (grouped.status !== 'ready' || grouped.data.items.length === 0) return null
  const packs = [...grouped.data.items.filter(({ id }) => id !== product.id), product].toSorted(
    (first, second) => first.weight - second.weight,
  )
  const isPriced = rights === 'personal' || rights === 'moderated'
  return (
    <Panel title="Фасовка">
      <div className={styles.packs}>
        {packs.map((pack) => (
          <Link key={pack.id} href={`/product/${pack.id}`} aria-current={pack.id === product.id ? 'page' : undefined} title={pack.name}>
            <Shot src={pack.images[0] ?? ''} alt="" size={56} />
            {packLabel(pack, packs)}
            {isPriced && <PackPrice id={pack.id} />}
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

function PackPrice({ id }: { id: number }) {
  const price = usePrice(id)
  const cost = payableCost(price)
  return <small>{cost === null ? '\u00a0' : formatMoney(cost)}</small>
}
