import clsx from 'clsx'
import { useRef } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { failureText, type ApiError } from '../../../../model/api-error'
import { FIRST_PAGE, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { type AddressPart, unreadParts } from '../../../../model/search/unread-parts'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import type { Product } from '../../../../model/catalogue/product'
import { useCustomerParts } from '../../../hooks/visitor/customer-parts'
import { useGo } from '../../../hooks/screen/use-navigation'
import { SkipTo } from '../../../layouts/main'
import { CompareBar } from '../../../product/compare/compare-bar'
import type { PriceRights } from '../../../product/price/use-buyer'
import { Button } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import styles from '../catalog-view.module.scss'
import { chosenOf, clearedOf } from '../filters/chosen'
import type { Facets } from '../filters/facets'
import { Filters } from '../filters/filters'
import { FilterButtons, FiltersSheet } from '../filters/filters-sheet'
import { allowedQuery, type Ignored, ignoredOf } from '../product-question'
import { useFiltersSheet } from '../use-filters-sheet'
import { BESIDE, PHONE, useMedia } from '../../../ui/use-media'
import { pageCountOf, type PerPage } from '../use-per-page'
import { ChosenChips } from './chosen-chips'
import { IgnoredNote } from './ignored-note'
import { ListBody } from './list-body'
import { ListFoot } from './list-foot'
import { listWords, wholeQuestion } from './list-words'
import { type ListRequest, MorePage } from './more-page'
import { SortBar, type View } from './sort-bar'
import { UnreadNote } from './unread-note'
import { useMorePages } from './use-more-pages'
import { useRowsInTurn } from './use-rows-in-turn'

/** A page of products with what the list can be narrowed by. */
export type ListAnswer = Facets & { products: readonly Product[]; total: number }

export type ListingProps = {
  /** What the list is of, in a few words, before what was chosen. */
  subject: string
  /** The address of another list of the same goods. */
  hrefOf: (query: CatalogQuery) => string
  query: CatalogQuery
  rights: PriceRights
  /** The page that is shown: of this address, or of the last one while the next is on its way. */
  answer: ListAnswer | undefined
  isPending: boolean
  failure: { error: ApiError; retry: () => void } | null
  /** Products on a page, one of the choices or as many as a promotion may show. */
  perPage: number
  onPerPage: (size: PerPage) => void
  /** The question for a page of the list, or of another list of the section. */
  questionOf: (page: number, query?: CatalogQuery) => ProductQuery
  /** The call that answers a question. */
  requestOf: (question: ProductQuery) => ListRequest
  /** All that is shown of the list is drawn, or does not come. */
  onDrawn: (isDrawn: boolean) => void
}

const NO_FACETS: Facets = { filters: [], brands: [], range: null, ratings: [], availability: [] }

const LIST_ID = 'goods'

/** Filters and list side by side; whatever is chosen goes into the address. [DEC-052, DEC-059] */
export function Listing(props: ListingProps) {
  const { subject, hrefOf, query: address, rights, answer, isPending, failure, perPage, onPerPage, questionOf, requestOf, onDrawn } = props
  const parts = useCustomerParts()
  const go = useGo()
  const search = useSearch()
  const sheet = useFiltersSheet()
  const list = useRef<HTMLElement>(null)
  const isPhone = useMedia(PHONE)
  const isBeside = useMedia(BESIDE)
  const query = allowedQuery(address, rights)
  const isIgnored: Ignored & Partial<Record<AddressPart, boolean>> = ignoredOf(address, rights, search)
  const isPriced = rights === 'personal'
  const usual: View = rights === 'guest' ? 'cards' : 'table'
  const view: View = isPhone ? 'table' : (query.view ?? usual)
  const change = (next: CatalogQuery) => go(hrefOf(next), { isScrollKept: true })
  const chosen = chosenOf(query, answer ?? NO_FACETS)
  const reset = () => change(clearedOf(query))
  const { limit, around } = useRowsInTurn(answer, { isPhone })
  const filters = { query, facets: around ?? NO_FACETS, onChange: change }
  const total = answer?.total ?? 0
  const more = useMorePages(query.pages, {
    pageCount: pageCountOf(total, perPage),
    isFirstDrawn: !isPending && !failure && around !== undefined,
    onDrawn,
  })

  return (
    <div className={styles.columns}>
      {/* By keyboard there are dozens of values to tick before the goods. */}
      {isBeside && answer && <SkipTo id={LIST_ID}>К&nbsp;товарам</SkipTo>}
      {isBeside && (
        <aside className={styles.aside} aria-label="Фильтры">
          {around ? (
            <Filters {...filters} />
          ) : failure ? (
            <p className={styles.asideWords}>Фильтры появятся вместе со&nbsp;списком.</p>
          ) : (
            <div className={styles.asidePlace} />
          )}
          {answer && chosen.length > 0 && (
            <div className={styles.asideFoot}>
              <FilterButtons
                total={total}
                isNarrowed
                onReset={reset}
                onShow={() => {
                  list.current?.scrollIntoView({ block: 'start' })
                  list.current?.focus({ preventScroll: true })
                }}
              />
            </div>
          )}
        </aside>
      )}
      <div>
        <IgnoredNote ignored={isIgnored} rights={rights} />
        <UnreadNote parts={unreadParts(search).filter((part) => !isIgnored[part])} />
        <ChosenChips chosen={chosen} onChange={change} onReset={reset} />
        {failure && answer && (
          <Note tone="bad" role="alert" className={styles.failure}>
            {failureText(failure.error)} Показан прежний список.{' '}
            <Button size="s" onClick={failure.retry}>
              Повторить
            </Button>
          </Note>
        )}
        <section
          ref={list}
          id={LIST_ID}
          tabIndex={-1}
          aria-label="Товары"
          aria-busy={isPending || limit !== Infinity || undefined}
          className={clsx(styles.list, view === 'cards' && (answer || !failure) && styles.bare)}
        >
          {/* Above nothing there is nothing to sort. */}
          {(answer ? total > 0 || chosen.length > 0 : !failure) && (
            <SortBar
              query={query}
              isPriced={isPriced}
              view={view}
              perPage={perPage}
              chosenCount={chosen.length}
              hrefOf={hrefOf}
              onChange={change}
              onView={(next) => go(hrefOf({ ...query, view: next === usual ? null : next }), { isScrollKept: true, replace: true })}
              onPerPage={(size) => {
                onPerPage(size)
                if (query.pages.last > 1) change({ ...query, pages: FIRST_PAGE })
              }}
              onFilters={sheet.open}
            >
              {parts && (
                <parts.PriceListButton
                  source={{ kind: 'question', question: wholeQuestion(questionOf(1)), total }}
                  count={total}
                  filter={listWords(subject, query, chosen)}
                  isShort
                />
              )}
            </SortBar>
          )}
          <ListBody
            query={query}
            view={view}
            rights={rights}
            answer={answer}
            limit={limit}
            isPhone={isPhone}
            chosen={chosen}
            isPending={isPending}
            failure={failure}
            pageCount={pageCountOf(total, perPage)}
            hrefOf={(page) => hrefOf({ ...query, pages: { first: page, last: page } })}
            questionOf={questionOf}
            onChange={(next) => {
              change(next)
              // The button that was pressed goes with the empty list.
              list.current?.focus({ preventScroll: true })
            }}
            onReset={reset}
          >
            {more.pages.map((page) => (
              <MorePage
                key={page}
                request={requestOf(questionOf(page))}
                view={view}
                rights={rights}
                size={Math.min(perPage, total - (page - 1) * perPage)}
                isEntered={page === more.entered}
                onSettled={(isSettled) => more.onSettled(page, isSettled)}
              />
            ))}
          </ListBody>
        </section>
        {answer && (
          <ListFoot
            query={query}
            total={total}
            perPage={perPage}
            isBusy={more.isBusy}
            hrefOf={hrefOf}
            onMore={() => {
              const last = query.pages.last + 1
              more.enter(last)
              go(hrefOf({ ...query, pages: { ...query.pages, last } }), { isScrollKept: true, replace: true })
            }}
          />
        )}
        <CompareBar />
      </div>
      {sheet.isOpen && answer && (
        <FiltersSheet {...filters} total={total} isNarrowed={chosen.length > 0} onReset={reset} onClose={sheet.close} />
      )}
    </div>
  )
}
