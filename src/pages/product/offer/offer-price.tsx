import { MEASURE_WORDS, packAmounts, unitCost } from '../../../../model/catalogue/pack-price'
import { derivedPrice, type ProductPrice } from '../../../../model/catalogue/product-price'
import type { Product } from '../../../../model/catalogue/product'
import { formatPercent, type Kopecks } from '../../../../model/money/money'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Link } from 'wouter'
import { useResource } from '../../../hooks/data/use-resource'
import { Badge } from '../../../ui/marks/badge'
import { Money } from '../../../ui/amounts/money'
import { SumRow, Sums } from '../../../ui/surfaces/sums'
import { packsOf } from '../about/packs'
import styles from './offer.module.scss'

/** The price for all struck through, one's own, what is gained, and how it came about. [DEC-012, DEC-013, DEC-014] */
export function OfferPrice({ product, price }: { product: Product; price: ProductPrice | null }) {
  const { cost_vs_discount: own, profit } = price ? derivedPrice(price) : { cost_vs_discount: null, profit: null }
  if (!price || (own === null && price.guest_cost === null)) {
    return (
      <div>
        <p className={styles.invitation}>Цена по запросу</p>
        <p className={styles.caption}>Уточните её у своего менеджера.</p>
      </div>
    )
  }
  if (own === null || price.cost === null) {
    return (
      <div className={styles.price}>
        {price.guest_cost !== null && <Money kopecks={price.guest_cost} size="hero" />}
        <p className={styles.caption}>Цена для всех, персональная после модерации</p>
      </div>
    )
  }
  const [first, second] = [price.discount.discount, price.discount2.discount]
  const bonus = product.bonus ?? 0
  return (
    <>
      <div className={styles.price}>
        {price.guest_cost !== null && price.guest_cost > own && (
          <span className={styles.was}>
            Цена для всех <Money kopecks={price.guest_cost} tone="was" wasName="" />
          </span>
        )}
        <Money kopecks={own} size="hero" />
        <PerMeasure product={product} cost={own} />
        {profit !== null && profit > 0 && (
          <span className={styles.gain}>
            Ваша выгода <Money kopecks={profit} tone="plain" /> с каждой
          </span>
        )}
        <span className={styles.flags}>
          {price.sale && <Badge tone="promo">Распродажа</Badge>}
          {[...price.promo, ...price.gifts].map(({ id, title }) => (
            <Badge key={id} tone="promo">
              <Link href={`/promotions/${id}`}>{title}</Link>
            </Badge>
          ))}
        </span>
      </div>
      <Sums className={styles.sums}>
        {price.base_price !== null && price.base_price !== price.cost && (
          <SumRow name="Прайс-лист">
            <Money kopecks={price.base_price} tone="plain" />
          </SumRow>
        )}
        <SumRow name={price.base_price === price.cost ? 'Прайс-лист, до\u00a0скидок' : 'Цена до скидок'}>
          <Money kopecks={price.cost} tone="plain" />
        </SumRow>
        {(first > 0 || second > 0) && (
          <SumRow name="Скидки">
            {[first, second]
              .filter((it) => it > 0)
              .map(formatPercent)
              .join(' + ')}
          </SumRow>
        )}
        {bonus > 0 && <SumRow name="Бонус за единицу">{counted(bonus, words.point)}</SumRow>}
      </Sums>
      {(price.price_type || price.price_doc) && (
        <p className={styles.source}>{[price.price_type, price.price_doc].filter(Boolean).join('\u00a0· ')}</p>
      )}
    </>
  )
}

/** The price of a litre or a kilogram, where other packages make it worth knowing. */
function PerMeasure({ product, cost }: { product: Product; cost: Kopecks }) {
  const grouped = useResource('products.grouped', { params: { id: product.id } })
  const packs = grouped.status === 'ready' ? packsOf(product, grouped.data.items) : []
  const amounts = packAmounts(packs)
  const held = amounts?.thousandths[packs.indexOf(product)] ?? 0
  const each = held === 1000 || held === 0 ? null : unitCost(cost, held)
  if (!amounts || each === null) return null
  return (
    <span className={styles.each}>
      <Money kopecks={each} tone="plain" /> за&nbsp;{MEASURE_WORDS[amounts.unit]}
    </span>
  )
}
