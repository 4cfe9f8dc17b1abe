import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { categoryPath, trailOf } from '../../../model/catalogue/category'
import type { Product } from '../../../model/catalogue/product'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useCustomerLazy } from '../../hooks/visitor/use-customer-lazy'
import { useResource } from '../../hooks/data/use-resource'
import { rememberSeen } from '../../platform/goods/last-seen'
import { ProductName } from '../../product/list/product-name'
import type { PriceRights } from '../../product/price/use-buyer'
import { Article } from '../../ui/marks/article'
import { Stars } from '../../ui/marks/stars'
import { Crumbs } from '../../ui/navigation/crumbs'
import { Applications } from './about/applications'
import { Description } from './about/description'
import { Documents } from './about/documents'
import { Packs } from './about/packs'
import { ProductParams } from './about/product-params'
import { lazyParts } from './customer/lazy-parts'
import { Gallery } from './gallery/gallery'
import { GuestOffer } from './offer/guest-offer'
import { PaperHead } from './paper-head'
import styles from './product-view.module.scss'
import { Collections } from './sections/collections'
import { SetContents } from './sets/set-contents'
import { ProductTools } from './tools/product-tools'
import { useProductHead } from './use-product-head'
import { OwnText } from '../../ui/text/own-text'

/** A product: what it is, what it costs this buyer, where it stands, and what goes with it. [ROUTE-021, ENT-008, ENT-009] */
export function ProductView({ product, rights }: { product: Product; rights: PriceRights }) {
  const parts = useCustomerLazy(lazyParts)
  const isUnpriced = rights === 'guest' || rights === 'regionless' || rights === 'unknown'
  const categories = useResource('categories.list', {})
  const tree = categories.status === 'ready' ? categories.data : null
  const trail = useMemo(() => (tree ? trailOf(tree, product.category_id) : []), [tree, product.category_id])
  useProductHead(product, trail)
  useEffect(() => rememberSeen(product.id), [product.id])
  const [image] = product.images
  const { applications = [], documents = [] } = product
  const hasSide = applications.length + documents.length > 0
  return (
    <div className={styles.page}>
      <PaperHead productId={product.id} rights={rights} />
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
          <Link href={`/catalog?brands=${encodeURIComponent(product.brand.slug)}`}>{product.brand.name}</Link>
          <OwnText>{product.brand.country && `, ${product.brand.country}`}</OwnText>
        </span>
        {product.rating !== null && (
          <span className={styles.rating}>
            <Stars value={product.rating} isNumberShown />
            {product.reviews > 0 && <span>{counted(product.reviews, words.review)}</span>}
          </span>
        )}
        <span className={styles.gap} />
        <ProductTools product={product} />
      </div>
      <div className={styles.columns}>
        <div className={styles.left}>
          <div className={styles.gallery}>
            <Gallery name={product.name} images={product.images} />
            {image && <img src={image} alt="" className={styles.printed} />}
          </div>
          <div className={styles.side}>
            {applications.length > 0 && <Applications applications={applications} />}
            {documents.length > 0 && <Documents product={product} />}
            {product.description && !hasSide && <Description text={product.description} />}
          </div>
        </div>
        <div className={styles.offer}>
          {isUnpriced ? <GuestOffer rights={rights} /> : parts ? <parts.Offer product={product} /> : <GuestOffer rights="unknown" />}
        </div>
        <div className={styles.info}>
          <SetContents product={product} rights={rights} />
          <Packs product={product} rights={rights} />
          <ProductParams product={product} />
        </div>
        {product.description && hasSide && (
          <div className={styles.text}>
            <Description text={product.description} />
          </div>
        )}
      </div>
      <Collections product={product} rights={rights} />
    </div>
  )
}
