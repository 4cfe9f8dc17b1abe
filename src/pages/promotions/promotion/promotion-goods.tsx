import { useMemo } from 'react'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { ApiError } from '../../../../model/api-error'
import { FIRST_PAGE, formatCatalogQuery, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import { PROMOTION_PRODUCTS } from '../../../../model/limits'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useKept } from '../../../hooks/data/use-kept'
import { useResource } from '../../../hooks/data/use-resource'
import { useBuyer } from '../../../product/price/use-buyer'
import { Listing } from '../../catalog/listing/listing'
import { allowedQuery, productQuestion } from '../../catalog/product-question'
import { useAddressQuery } from '../../catalog/use-address-query'
import { usePerPage } from '../../catalog/use-per-page'
import styles from './promotion.module.scss'

type PromotionGoodsProps = {
  id: number
  /** All that is shown of the list is drawn, or does not come. */
  onDrawn: (isDrawn: boolean) => void
}

/** The goods of a promotion in the catalogue's list, by their categories and with filters of their own, in pages or up to 200 at once. [CALL-082, CALL-083, CALL-085] */
export function PromotionGoods({ id, onDrawn }: PromotionGoodsProps) {
  const query = useAddressQuery()
  const params = new URLSearchParams(useSearch())
  const categoryId = Number(/^[1-9]\d{0,8}$/.exec(params.get('category') ?? '')?.[0] ?? 0) || null
  const isAll = params.get('all') === '1'
  const buyer = useBuyer()
  const [pageSize, setPerPage] = usePerPage()
  const perPage = isAll ? PROMOTION_PRODUCTS : pageSize
  const hrefOf = (next: CatalogQuery, category = categoryId, all = isAll) => {
    const own = new URLSearchParams({ ...(category !== null && { category: String(category) }), ...(all && { all: '1' }) })
    const address = `/promotions/${id}${formatCatalogQuery(next)}`
    return own.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${own.toString()}`
  }
  const questionOf = (page: number, of = query): ProductQuery => ({
    ...productQuestion(of, { category: categoryId === null ? null : { id: categoryId }, buyer, perPage: pageSize }, page),
    promotion_id: id,
  })
  const requestOf = ({ promotion_id: _, ...question }: ProductQuery) => ({
    name: 'promotions.products' as const,
    args: { params: { id }, body: { ...question, itemsPerPage: perPage } },
  })
  const question = questionOf(query.pages.first)
  const { page: _page, itemsPerPage: _size, sort: _sort, ...narrowed } = question
  const isKnown = buyer.rights !== 'unknown'
  const goods = useResource('promotions.products', isKnown ? requestOf(question).args : null)
  const facets = useResource('promotions.filters', isKnown ? { body: narrowed } : null)
  const categories = useResource('promotions.categories', { params: { id } })
  const [keptGoods, keptFacets] = [useKept(goods), useKept(facets)]
  const answer = useMemo(
    () =>
      keptGoods && keptFacets
        ? { ...keptFacets, ...keptGoods, actions: (keptFacets.actions ?? []).filter((action) => action.id !== id) }
        : undefined,
    [keptGoods, keptFacets, id],
  )
  const failed = goods.status === 'failed' ? goods : facets.status === 'failed' ? facets : null
  const first = { ...allowedQuery(query, buyer.rights), pages: FIRST_PAGE }
  const listed = categories.status === 'ready' ? categories.data.items : []
  const total = answer?.total ?? 0
  return (
    <section aria-labelledby="goods-of-promotion">
      <div className={styles.head}>
        <h2 id="goods-of-promotion">Товары акции</h2>
        <span role="status">{answer && counted(answer.total, words.product)}</span>
        {isAll ? (
          <Link href={hrefOf(first, categoryId, false)}>Показывать по&nbsp;страницам</Link>
        ) : (
          total > pageSize && (
            <Link href={hrefOf(first, categoryId, true)}>
              {total > PROMOTION_PRODUCTS ? `Показывать по\u00a0${PROMOTION_PRODUCTS}` : 'Показать все'}
            </Link>
          )
        )}
      </div>
      {(listed.length > 1 || categoryId !== null) && (
        <nav className={styles.categories} aria-label="Категории акции">
          <Link href={hrefOf(first, null)} aria-current={categoryId === null ? 'true' : undefined}>
            Все
          </Link>
          {listed.map((category) => (
            <Link key={category.id} href={hrefOf(first, category.id)} aria-current={category.id === categoryId ? 'true' : undefined}>
              {category.name} <span>{formatCount(category.count)}</span>
            </Link>
          ))}
        </nav>
      )}
      <Listing
        subject="Товары акции"
        hrefOf={hrefOf}
        query={query}
        rights={buyer.rights}
        answer={answer}
        isPending={goods.status === 'loading' || facets.status === 'loading'}
        failure={failed ? { error: ApiError.from(failed.error), retry: failed.reload } : null}
        perPage={perPage}
        onPerPage={setPerPage}
        questionOf={questionOf}
        requestOf={requestOf}
        onDrawn={onDrawn}
      />
    </section>
  )
}
