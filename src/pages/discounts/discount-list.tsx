import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'wouter'
import { EMPTY_QUERY, formatCatalogQuery } from '../../../model/catalogue/catalog-query'
import { type Category, categoryPath, trailOf } from '../../../model/catalogue/category'
import type { DiscountGroup, DiscountGrouping } from '../../../model/company/discount-groups'
import type { RegionDiscount } from '../../../model/company/region-discount'
import { discountsText } from '../../../model/money/money'
import { formatCount } from '../../../model/text/count'
import { formatDayMonth } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useResource } from '../../hooks/data/use-resource'
import { Icon } from '../../ui/icon'
import { Badge } from '../../ui/marks/badge'
import { endCell, Table } from '../../ui/surfaces/tables/data-table'
import { OwnText } from '../../ui/text/own-text'
import styles from './discounts-page.module.scss'

const NONE: readonly Category[] = []

export type DiscountListProps = {
  groups: readonly DiscountGroup[]
  by: DiscountGrouping
  /** They were looked for: each stands open. */
  isOpen: boolean
}

/** Discounts under the brand or the section that they are of, folded; each leads to its goods. [DEC-014] */
export function DiscountList({ groups, by, isOpen }: DiscountListProps) {
  const categories = useResource('categories.list', {})
  const roots = categories.status === 'ready' ? categories.data : NONE
  return groups.map(({ name, rows }) => (
    <details key={`${name} ${isOpen}`} open={isOpen} className={styles.group}>
      <summary>
        <h2>{name}</h2>
        <span className={styles.discount}>{rangeOf(rows)}</span>
        <span className={styles.total}>{countOf(rows)}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <Table label={name} className={styles.table}>
        <thead className={styles.tableHead}>
          <tr>
            <th scope="col">{by === 'brand' ? 'Раздел' : 'Бренд'}</th>
            <th scope="col">Скидка</th>
            <th scope="col" className={endCell}>
              Товаров
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ row, key }) => (
            <DiscountRow key={key} row={row} by={by} roots={roots} />
          ))}
        </tbody>
      </Table>
    </details>
  ))
}

/** The discount of all of them, or the greatest one. */
function rangeOf(rows: readonly RegionDiscount[]): string {
  const [best] = [...rows].sort((one, other) => sumOf(other) - sumOf(one))
  if (!best) return ''
  const text = discountsText(best.discount, best.discount2 ?? 0)
  return rows.every((row) => discountsText(row.discount, row.discount2 ?? 0) === text) ? text : `до\u00a0${text}`
}
const sumOf = ({ discount, discount2 = 0 }: RegionDiscount) => discount + discount2

/** How many goods they hold for, where that is known. */
const countOf = (rows: readonly RegionDiscount[]): string =>
  rows.some(({ count }) => count === undefined)
    ? ''
    : counted(
        rows.reduce((sum, { count = 0 }) => sum + count, 0),
        words.product,
      )

/** Each with a key of its own; a server may say the same twice. */
function keyed(rows: readonly RegionDiscount[]): { row: RegionDiscount; key: string }[] {
  const met = new Map<string, number>()
  return rows.map((row) => {
    const { brand, category_name, promotion, discount, discount2 } = row
    const name = [brand, category_name, promotion?.id ?? '', discount, discount2 ?? ''].join('|')
    const nth = met.get(name) ?? 0
    met.set(name, nth + 1)
    return { row, key: `${name}|${nth}` }
  })
}

function DiscountRow({ row, by, roots }: { row: RegionDiscount; by: DiscountGrouping; roots: readonly Category[] }) {
  const { brand, brand_slug, category_name, category_id, discount, discount2 = 0, promotion, count } = row
  const trail = category_id === undefined ? [] : trailOf(roots, category_id)
  const name = by === 'brand' ? category_name : brand
  return (
    <tr>
      <td className={styles.name}>
        <OwnText>
          {brand_slug !== undefined && (category_id === undefined || trail.length > 0) ? (
            <Link
              href={
                categoryPath(trail) + formatCatalogQuery({ ...EMPTY_QUERY, brands: [brand_slug], actions: promotion ? [promotion.id] : [] })
              }
              aria-label={`${brand}, ${category_name}: товары`}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </OwnText>
        {promotion && (
          <span className={styles.promotion}>
            <Badge tone="promo">Акция</Badge> <Link href={`/promotions/${promotion.id}`}>{promotion.title}</Link>, до&nbsp;
            {formatDayMonth(promotion.ends_at)}
          </span>
        )}
      </td>
      <td className={styles.discount}>{discountsText(discount, discount2)}</td>
      <td className={endCell}>{count !== undefined && formatCount(count)}</td>
    </tr>
  )
}
