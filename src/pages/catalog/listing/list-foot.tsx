import { type CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { PAGES_AT_ONCE } from '../../../../model/limits'
import { formatCount } from '../../../../model/text/count'
import { Button } from '../../../ui/controls/button'
import { Pager } from '../../../ui/navigation/pager'
import styles from '../catalog-view.module.scss'

export type ListFootProps = {
  query: CatalogQuery
  /** Products of all pages. */
  total: number
  perPage: number
  /** The next page is on its way. */
  isBusy: boolean
  hrefOf: (next: CatalogQuery) => string
  /** The next page below those that are shown. */
  onMore: () => void
}

/** The way on, the pages of a list, and which part of it is shown: «25–48 из 214». */
export function ListFoot({ query, total, perPage, isBusy, hrefOf, onMore }: ListFootProps) {
  const { first, last } = query.pages
  const start = (first - 1) * perPage + 1
  if (start > total) return null
  const end = Math.min(last * perPage, total)
  const isMore = end < total && last - first + 1 < PAGES_AT_ONCE
  return (
    <>
      {isMore && (
        <Button variant="line" wide busy={isBusy} className={styles.more} onClick={onMore}>
          Показать ещё {formatCount(Math.min(perPage, total - end))}
        </Button>
      )}
      <div className={styles.foot}>
        <Pager
          page={first}
          last={last}
          pageCount={Math.ceil(total / perPage)}
          hrefOf={(page) => hrefOf({ ...query, pages: { first: page, last: page } })}
          label="Страницы списка"
        />
        <span>
          {formatCount(start)}–{formatCount(end)} из {formatCount(total)}
        </span>
      </div>
    </>
  )
}
