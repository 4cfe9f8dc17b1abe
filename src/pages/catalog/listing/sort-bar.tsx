import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { FIRST_PAGE, type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { PRICE_SORTS, SORTS, type Sort } from '../../../../model/catalogue/filter'
import { PRODUCTS_PER_PAGE } from '../../../../model/limits'
import { Button } from '../../../ui/controls/button'
import { Segmented } from '../../../ui/controls/choice/segmented'
import { Select } from '../../../ui/controls/select'
import { Count } from '../../../ui/marks/count'
import { perPageOf, type PerPage } from '../use-per-page'
import styles from './listing.module.scss'

const SORT_NAMES: Record<Sort, string> = {
  popular: 'популярные',
  cheap: 'дешевле',
  expensive: 'дороже',
  discount: 'с большей скидкой',
  rating: 'с высокой оценкой',
  new: 'новые',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How a list of products is drawn. */
export type View = 'table' | 'cards'
export type SortBarProps = {
  query: CatalogQuery
  /** Whether the visitor has prices to sort by. [DEC-032] */
  isPriced: boolean
  view: View
  perPage: number
  chosenCount: number
  hrefOf: (next: CatalogQuery) => string
  onChange: (next: CatalogQuery) => void
  onView: (view: View) => void
  onPerPage: (size: PerPage) => void
  onFilters: () => void
  /** What else can be done with the whole list. */
  children?: ReactNode
}

/** Above the list: its order, how much of it and in which form; on narrow screens the way to the filters. */
export function SortBar(props: SortBarProps) {
  const { query, isPriced, view, perPage, chosenCount, hrefOf, onChange, onView, onPerPage, onFilters, children } = props
  const sorts = SORTS.filter((sort) => isPriced || !PRICE_SORTS.has(sort))
  return (
    <div className={styles.bar}>
      <Button
        variant="line"
        size="s"
        icon={SlidersHorizontal}
        className={styles.narrow}
        onClick={onFilters}
        aria-haspopup="dialog"
        {...(chosenCount > 0 && { 'aria-label': `Фильтры, выбрано ${chosenCount}` })}
      >
        Фильтры
        <Count value={chosenCount} />
      </Button>
      <Select
        size="s"
        className={styles.sortSelect}
        aria-label="Сортировка"
        value={query.sort}
        onChange={(event) =>
          onChange({ ...query, sort: SORTS.find((sort) => sort === event.target.value) ?? 'popular', pages: FIRST_PAGE })
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {capital(SORT_NAMES[sort])}
          </option>
        ))}
      </Select>
      <nav className={styles.sorts} aria-label="Сортировка">
        <span>Сначала</span>
        {sorts.map((sort) => (
          <Link key={sort} href={hrefOf({ ...query, sort, pages: FIRST_PAGE })} aria-current={query.sort === sort ? 'true' : undefined}>
            {SORT_NAMES[sort]}
          </Link>
        ))}
      </nav>
      {children}
      <label className={styles.perPage}>
        <span>По</span>
        <Select
          size="s"
          aria-label="Товаров на странице"
          value={String(perPage)}
          onChange={(event) => onPerPage(perPageOf(event.target.value))}
        >
          {[...new Set([...PRODUCTS_PER_PAGE, perPage])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </label>
      <Segmented
        label="Вид списка"
        className={styles.views}
        value={view}
        onChange={onView}
        options={[
          { value: 'table', label: 'Таблица', icon: Rows3, isIconOnly: true },
          { value: 'cards', label: 'Карточки', icon: LayoutGrid, isIconOnly: true },
        ]}
      />
    </div>
  )
}
