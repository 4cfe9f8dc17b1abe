import { Link } from 'wouter'
import { categoryPath, trailOf } from '../../../model/catalogue/category'
import type { Product } from '../../../model/catalogue/product'
import { SIMILAR_PRODUCTS } from '../../../model/limits'
import { useHead } from '../../shop/head'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { CardScroller } from '../../product/list/card-scroller'
import { ProductName } from '../../product/list/product-name'
import { useBuyer } from '../../product/price/use-buyer'
import { Article } from '../../ui/marks/article'
import { Crumbs } from '../../ui/navigation/crumbs'
import { Note } from '../../ui/surfaces/note'
import styles from './gone-product.module.scss'
import { failureOf, PartFailed } from './part-failed'
import { useAnalogs } from './sections/use-analogs'
import { OwnText } from '../../ui/text/own-text'

/** What has left the catalogue: which product it was, and what may be taken instead. [DEC-063, ENT-008] */
export default function GoneProduct({ product }: { product: Product }) {
  const { rights, regionId } = useBuyer()
  const { id, name, article, category_id } = product
  const categories = useResource('categories.list', {})
  const trail = categories.status === 'ready' ? trailOf(categories.data, category_id) : []
  const analogs = useAnalogs(id)
  const similar = useResource('products.similar', {
    params: { id },
    query: { limit: SIMILAR_PRODUCTS, ...(regionId !== null && { company_region_id: regionId }) },
  })
  useHead({ title: `${name}, ${article}`, isIndexed: false })
  useArrived(true)
  const alternatives = analogs.status === 'ready' ? analogs.data.items : []
  const alike = similar.status === 'ready' ? similar.data.items : []
  const failure = alternatives.length === 0 ? (failureOf(analogs) ?? failureOf(similar)) : null
  const shown = alternatives.length > 0 ? alternatives : alike
  return (
    <>
      <Crumbs
        above={[
          { href: '/catalog', label: 'Каталог' },
          ...trail.map((it, at) => ({ href: categoryPath(trail.slice(0, at + 1)), label: it.name })),
        ]}
        current={article}
      />
      <h1 className={styles.title}>
        <ProductName name={name} />
      </h1>
      <Article value={article} isCopyShown />
      <Note tone="warn" className={styles.note}>
        Товара больше нет в&nbsp;каталоге.{' '}
        {trail.length > 0 ? (
          <>
            <OwnText>Похожие стоят в&nbsp;разделе </OwnText>
            <Link href={categoryPath(trail)}>{trail.at(-1)?.name}</Link>
            <OwnText>.</OwnText>
          </>
        ) : (
          <Link href="/catalog">Открыть каталог</Link>
        )}
      </Note>
      {failure && <PartFailed what="Замены не загрузились." onRetry={failure.retry} className={styles.note} />}
      {!failure && shown.length > 0 && (
        <section aria-labelledby="instead" className={styles.instead}>
          <h2 id="instead">{alternatives.length > 0 ? 'Что взять вместо него' : 'Похожие товары'}</h2>
          <CardScroller label="Вместо него" products={shown} rights={rights} />
        </section>
      )}
    </>
  )
}
