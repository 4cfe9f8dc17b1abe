import { derivedPrice, type ProductPrice } from '../../../../model/catalogue/product-price'
import type { Product } from '../../../../model/catalogue/product'
import { formatPercent } from '../../../../model/money/money'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Badge } from '../../../ui/marks/badge'
import { Money } from '../../../ui/amounts/money'
import { SumRow, Sums } from '../../../ui/surfaces/sums'
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
        {profit !== null && profit > 0 && (
          <span className={styles.gain}>
            Ваша выгода <Money kopecks={profit} tone="plain" /> с каждой
          </span>
        )}
        <span className={styles.flags}>
          {price.sale && <Badge tone="promo">Распродажа</Badge>}
          {[...price.promo, ...price.gifts].map(({ id, title }) => (
            <Badge key={id} tone="promo">
              {title}
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
        <SumRow name="Цена до скидок">
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
    </>
  )
}
