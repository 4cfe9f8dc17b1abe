import type { CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { formatCount } from '../../../../model/text/count'
import { Pager } from '../../../ui/navigation/pager'
import styles from '../catalog-view.module.scss'

/** The pages of a list, and which part of it this one is: «25–48 из 214». */
export function ListFoot({
  query,
  total,
  count,
  perPage,
  hrefOf,
}: {
  query: CatalogQuery
  total: number
  count: number
  perPage: number
  hrefOf: (next: CatalogQuery) => string
}) {
  if (count === 0) return null
  const first = (query.page - 1) * perPage + 1
  return (
    <div className={styles.foot}>
      <Pager
        page={query.page}
        pageCount={Math.ceil(total / perPage)}
        hrefOf={(page) => hrefOf({ ...query, page })}
        label="Страницы списка"
      />
      <span>
        {formatCount(first)}–{formatCount(first + count - 1)} из {formatCount(total)}
      </span>
    </div>
  )
}
