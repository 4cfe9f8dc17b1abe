import { useEffect } from 'react'
import { Link } from 'wouter'
import { categoryPath, trailOf } from '../../../model/catalogue/category'
import type { Product } from '../../../model/catalogue/product'
import { counted } from '../../../model/text/plural'
import { trimText } from '../../../model/text/trim'
import { words } from '../../../model/text/words'
import { useCustomerLate } from '../../app/customer/use-customer-late'
import { useHead } from '../../app/head'
import { useResource } from '../../hooks/data/use-resource'
import { rememberSeen } from '../../platform/last-seen'
import { CompareWords } from '../../product/compare/compare-button'
import { FavoriteWords } from '../../product/favorite/favorite-button'
import { ProductName } from '../../product/list/product-name'
import type { PriceRights } from '../../product/price/use-buyer'
import { Article } from '../../ui/marks/article'
import { Stars } from '../../ui/marks/stars'
import { Crumbs } from '../../ui/navigation/crumbs'
import { Panel } from '../../ui/surfaces/panel'
import { Gallery } from './gallery'
import { GuestOffer } from './offer/guest-offer'
import { lateOffer } from './offer/late-offer'
import { Packs } from './packs'
import { ProductParams } from './product-params'
import styles from './product-view.module.scss'
import { Collections } from './sections/collections'

/** A product: what it is, what it costs this buyer, where it stands, and what goes with it. [ROUTE-021, ENT-008, ENT-009] */
export function ProductView({ product, rights }: { product: Product; rights: PriceRights }) {
  const offer = useCustomerLate(lateOffer)
  const isUnpriced = rights === 'guest' || rights === 'regionless' || rights === 'unknown'
  const categories = useResource('categories.list', {})
  const trail = categories.status === 'ready' ? trailOf(categories.data, product.category_id) : []
  useHead({ title: `${product.name}, ${product.article}`, canonical: `/product/${product.id}`, isIndexed: product.images.length > 0 })
  useEffect(() => rememberSeen(product.id), [product.id])
  return (
    <div className={styles.page}>
      <Crumbs
        above={[
          { href: '/catalog', label: 'Каталог' },
          ...trail.map((it, at) => ({ href: categoryPath(trail.slice(0, at + 1)), label: it.name })),
        ]}
        current={product.article}
      />
      <h1 className={styles.title}>
        <ProductName name={product.name} />
      </h1>
      <div className={styles.under}>
        <Article value={product.article} isCopyShown />
        <span>
          <Link href={`/catalog?brands=${product.brand.slug}`}>{product.brand.name}</Link>, {product.brand.country}
        </span>
        {product.rating !== null && (
          <span className={styles.rating}>
            <Stars value={product.rating} isNumberShown />
            {product.reviews > 0 && <span>{counted(product.reviews, words.review)}</span>}
          </span>
        )}
        <span className={styles.gap} />
        <CompareWords product={product} />
        <FavoriteWords product={product} />
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery name={product.name} images={product.images} />
        </div>
        <div className={styles.info}>
          <Packs product={product} rights={rights} />
          <ProductParams product={product} />
        </div>
        <div className={styles.offer}>
          {isUnpriced ? <GuestOffer rights={rights} /> : offer ? <offer.Offer product={product} /> : <GuestOffer rights="unknown" />}
        </div>
        {product.description && (
          <Panel title="Описание" className={styles.description}>
            {product.description
              .split('\n')
              .filter(Boolean)
              .map((paragraph) => (
                <p key={trimText(paragraph, 40)}>{paragraph}</p>
              ))}
          </Panel>
        )}
      </div>
      <Collections product={product} rights={rights} />
    </div>
  )
}
