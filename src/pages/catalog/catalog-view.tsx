import { ApiError } from '../../../model/api-error'
import { FIRST_PAGE, formatCatalogQuery, type CatalogQuery, type PageSpan } from '../../../model/catalogue/catalog-query'
import { categoryPath, visibleCategories, type Category } from '../../../model/catalogue/category'
import type { ProductQuery } from '../../../model/catalogue/filter'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useState } from 'react'
import { Link } from 'wouter'
import { useHead } from '../../shop/head'
import { useConfig } from '../../hooks/data/use-config'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useResource } from '../../hooks/data/use-resource'
import { useBuyer } from '../../product/price/use-buyer'
import { Crumbs } from '../../ui/navigation/crumbs'
import { CorrectedNote } from './corrected-note'
import styles from './catalog-view.module.scss'
import type { Facets } from './filters/facets'
import { Listing } from './listing/listing'
import { listAddress, productQuestion } from './product-question'
import { useAddressQuery } from './use-address-query'
import { useKept } from '../../hooks/data/use-kept'
import { pageCountOf, usePerPage } from './use-per-page'

export type CatalogViewProps = {
  /** From the root down to the category; empty for the whole catalogue. */
  trail: readonly Category[]
  /** Categories to go on to: the ones below, else the sisters. */
  near: readonly { category: Category; trail: readonly Category[] }[]
}

/** A list of the catalogue with its filters; the address says which. [ROUTE-005, DEC-052] */
export function CatalogView({ trail, near }: CatalogViewProps) {
  const query = useAddressQuery()
  const buyer = useBuyer()
  const [perPage, setPerPage] = usePerPage()
  const category = trail.at(-1) ?? null
  const [isDrawn, setDrawn] = useState(false)
  const questionOf = (page: number, of = query) => productQuestion(of, { category, buyer, perPage }, page)
  const { first, last } = query.pages
  const resource = useResource('products.all', buyer.rights === 'unknown' ? null : { body: questionOf(first) })
  const answer = useKept(resource)
  const title = category?.name ?? titleOf(query, answer)
  const hrefOf = (next: CatalogQuery) => listAddress(trail, next)
  const path = categoryPath(trail)
  const config = useConfig()
  const hasSlash = config?.main_links.some((link) => link.path === `${path}/`) ?? false
  const isPastEnd = answer !== undefined && first > pageCountOf(answer.total, perPage)
  useHead({
    title: last > 1 && !isPastEnd ? `${title}, ${first === last ? 'страница' : 'страницы'} ${pagesText(query.pages)}` : title,
    isIndexed: query.search === '' && !isPastEnd,
    canonical: `${path}${hasSlash ? '/' : ''}${formatCatalogQuery({ ...query, ...NOT_CANONICAL })}`,
  })
  useArrived(isDrawn || resource.status === 'failed')

  return (
    <>
      <Crumbs
        above={[
          { href: '/catalog', label: 'Каталог' },
          ...trail.slice(0, -1).map((it, at) => ({ href: categoryPath(trail.slice(0, at + 1)), label: it.name })),
        ]}
        current={title}
      />
      <div className={styles.head}>
        <h1>{title}</h1>
        <span role="status">{answer && counted(answer.total, words.product)}</span>
      </div>
      {near.length > 0 && (
        <nav className={styles.near} aria-label={category?.children.length ? 'Подразделы' : 'Соседние разделы'}>
          {near.map((it) => (
            <Link key={it.category.id} href={categoryPath(it.trail)}>
              {it.category.name}
            </Link>
          ))}
        </nav>
      )}
      <CorrectedNote
        typed={query.search}
        corrected={answer?.corrected}
        hrefOf={(search) => hrefOf({ ...query, search, pages: FIRST_PAGE })}
      />
      <Listing
        subject={category?.name ?? 'Весь каталог'}
        hrefOf={hrefOf}
        query={query}
        rights={buyer.rights}
        answer={answer}
        isPending={resource.status === 'loading'}
        failure={resource.status === 'failed' ? { error: ApiError.from(resource.error), retry: resource.reload } : null}
        perPage={perPage}
        onPerPage={setPerPage}
        questionOf={questionOf}
        requestOf={requestOf}
        onDrawn={setDrawn}
      />
    </>
  )
}

const requestOf = (body: ProductQuery) => ({ name: 'products.all' as const, args: { body } })

/** «3», «1–3». */
const pagesText = ({ first, last }: PageSpan): string => (first === last ? String(first) : `${first}–${last}`)

/** Different orders, forms and filters of one list are one page to a search engine. */
const NOT_CANONICAL: Pick<CatalogQuery, 'sort' | 'view' | 'price' | 'rating' | 'availability' | 'actions' | 'filters'> = {
  sort: 'popular',
  view: null,
  price: null,
  rating: null,
  availability: [],
  actions: [],
  filters: [],
}

/** What a list of the whole catalogue is of. */
function titleOf({ search, brands, actions }: CatalogQuery, answer: Pick<Facets, 'brands' | 'actions'> | undefined): string {
  if (search) return `Поиск: ${search}`
  const names = brands.map((slug) => answer?.brands.find((brand) => brand.slug === slug)?.name ?? slug)
  if (names.length === 1) return `Бренд ${names[0]}`
  if (names.length > 1) return `Бренды: ${names.join(', ')}`
  const promotion = actions.length === 1 && answer?.actions?.find(({ id }) => id === actions[0])
  return promotion ? `Акция «${promotion.title}»` : 'Все товары'
}

/** @returns where to go on from a category: to those below it, else to its sisters, the hidden one never [DEC-054] */
export function nearOf(roots: readonly Category[], trail: readonly Category[]): CatalogViewProps['near'] {
  const category = trail.at(-1)
  if (!category) return []
  if (category.children.length > 0)
    return visibleCategories(category.children).map((child) => ({ category: child, trail: [...trail, child] }))
  const above = trail.slice(0, -1)
  const sisters = above.at(-1)?.children ?? roots
  return visibleCategories(sisters)
    .filter(({ id }) => id !== category.id)
    .map((sister) => ({ category: sister, trail: [...above, sister] }))
}
