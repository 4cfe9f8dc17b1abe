import clsx from 'clsx'
import { type ConfirmedRow, withReason } from '../../../../model/order/confirmed'
import type { Order } from '../../../../model/order/order'
import { formatCount } from '../../../../model/text/count'
import { ProductLink } from '../../../product/product-link'
import { Money } from '../../../ui/amounts/money'
import { Article } from '../../../ui/marks/article'
import { Shot } from '../../../ui/surfaces/picture'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import { Analogs } from './analogs'
import styles from './confirmed.module.scss'

type ConfirmedTableProps = { rows: readonly ConfirmedRow[]; totals: Omit<ConfirmedRow, 'item'>; order: Order }

/** The lines of a confirmed order: what was refused of one is a row of its own, with what may be taken instead. */
export function ConfirmedTable({ rows, totals, order }: ConfirmedTableProps) {
  const isShippedKnown = totals.shipped !== null
  return (
    <Table label="Подтверждённые и отказанные строки" className={styles.table}>
      <thead>
        <tr>
          <th>
            <span className="vh">Фото</span>
          </th>
          <th>Товар</th>
          <th className={endCell}>Цена</th>
          <th className={endCell}>Заказано</th>
          <th className={endCell}>Подтверждено</th>
          {isShippedKnown && <th className={endCell}>Отгружено</th>}
          <th className={endCell}>Отказано</th>
          <th className={endCell}>Сумма</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.item.product.id}-${row.refused > 0}`} row={row} isShippedKnown={isShippedKnown} order={order} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Всего, шт.
          </th>
          <Count name="Заказано" count={totals.ordered} />
          <Count name="Подтверждено" count={totals.confirmed} />
          {isShippedKnown && <Count name="Отгружено" count={totals.shipped ?? 0} />}
          <Count name="Отказано" count={totals.refused} />
          <td className={clsx(endCell, styles.sum)}>
            <Money kopecks={totals.sum} size="s" />
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}

function Row({ row, isShippedKnown, order }: { row: ConfirmedRow; isShippedKnown: boolean; order: Order }) {
  const { item, ordered, confirmed, shipped, refused, sum } = row
  const { product, cost, gone = false } = item
  const isRefused = refused > 0
  return (
    <>
      <tr className={clsx(isRefused && styles.refused)}>
        <td className={styles.shot}>
          <Shot src={product.images[0] ?? ''} alt="" size={40} />
        </td>
        <td className={styles.product}>
          <ProductLink product={product} isGone={gone} className={styles.name} />
          <Article value={product.article} />
          {isRefused && <p className={styles.reason}>{withReason('Отказано', item)}</p>}
        </td>
        <td className={clsx(endCell, styles.price)}>
          <Money kopecks={cost} tone="plain" />
        </td>
        <Count name="Заказано" count={ordered} />
        <Count name="Подтверждено" count={confirmed} />
        {isShippedKnown && <Count name="Отгружено" count={shipped ?? 0} />}
        <Count name="Отказано" count={refused} isBad={isRefused} />
        <td className={clsx(endCell, styles.sum)}>
          <Money kopecks={sum} size="s" />
        </td>
      </tr>
      {isRefused && (
        <tr className={styles.instead}>
          <td colSpan={isShippedKnown ? 8 : 7}>
            <Analogs product={product} order={order} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A quantity; on phones, where the table has no head, with its name. */
function Count({ name, count, isBad = false }: { name: string; count: number; isBad?: boolean }) {
  return (
    <td className={clsx(endCell, styles.count, isBad && styles.bad, count === 0 && styles.zero)}>
      <span className={styles.unit}>{name} </span>
      {formatCount(count)}
    </td>
  )
}
