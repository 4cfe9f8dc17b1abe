import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { useLayoutEffect, useMemo, useState } from 'react'
import { isSameList } from '../../../../model/cart/same-list'
import { savedRow } from '../../../../model/saved-cart/rows'
import { edgeOf } from '../../../cart/table/grid-keys'
import { numbered, type RowHeights, type RowSizes, type TableRow } from '../../../cart/table/rows'
import { useDrawnRows } from '../../../cart/table/use-drawn-rows'
import { useWholeTable } from '../../../cart/table/use-whole-table'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { SavedLine } from './saved-line'
import styles from './table.module.scss'
import type { SavedLinesActor } from './use-saved-lines'

const WIDE: RowHeights = { line: 57, note: 31, ghost: 49, group: 0 }
const SIZES: RowSizes = { wide: WIDE, narrow: { ...WIDE, line: 98 }, phone: { ...WIDE, line: 168 } }
/** Up to here all rows are drawn. */
const FEW = 40

/** The lines of a saved cart; of many only those near what is in sight are in the page, but for paper and the browser's search. */
export function LinesTable({ lines }: { lines: SavedLinesActor }) {
  const ids = useSelector(lines, ({ context }) => context.order.filter((id) => savedRow(context, id) !== null), isSameList)
  const ghosts = useSelector(lines, ({ context }) => ids.filter((id) => savedRow(context, id)?.isGhost), isSameList)
  const noted = useSelector(lines, ({ context }) => ids.filter((id) => context.corrections.has(id)), isSameList)
  useWatchedPrices(ids)
  const rows = useMemo<readonly TableRow[]>(
    () => ids.map((id) => (ghosts.includes(id) ? { kind: 'ghost', id } : { kind: 'line', id, isNoted: noted.includes(id) })),
    [ids, ghosts, noted],
  )
  /** The line whose quantity is to have the focus; another object each time that it is asked for. */
  const [wanted, setWanted] = useState<{ id: number } | null>(null)
  const { isWhole, endSearch } = useWholeTable()
  const isComplete = isWhole || rows.length <= FEW
  const { numbers, count } = useMemo(() => numbered(rows), [rows])
  const { rows: drawn, after, top, measure, onFocus } = useDrawnRows(rows, isComplete, wanted?.id ?? null, SIZES)
  useLayoutEffect(() => {
    if (wanted) top.current?.parentElement?.querySelector<HTMLElement>(`tr[data-line="${wanted.id}"] input`)?.focus()
  }, [wanted, top])
  const goToEdge = (edge: 'first' | 'last') => {
    const there = rows.filter(({ kind }) => kind === 'line')
    const row = edge === 'first' ? there[0] : there.at(-1)
    if (row) setWanted({ id: Number(row.id) })
  }
  return (
    <table
      role="table"
      aria-label="Строки сохранённой корзины"
      aria-rowcount={isComplete ? undefined : count}
      className={clsx(styles.table, isComplete && rows.length > FEW && styles.long)}
      onFocus={onFocus}
      onInput={endSearch}
      onKeyDown={(event) => {
        const edge = edgeOf(event)
        if (!edge) return
        event.preventDefault()
        goToEdge(edge)
      }}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1} className={styles.head}>
          <th role="columnheader">
            <span className="vh">Фото</span>
          </th>
          <th role="columnheader">Товар</th>
          <th role="columnheader">Наличие</th>
          <th role="columnheader" className={styles.end}>
            Цена
          </th>
          <th role="columnheader">Количество</th>
          <th role="columnheader" className={styles.end}>
            Сумма
          </th>
          <th role="columnheader">
            <span className="vh">Удалить</span>
          </th>
        </tr>
      </thead>
      <tbody ref={top} role="presentation" />
      {drawn.flatMap(({ row, at, before }) => [
        before > 0 && <Gap key={`before ${row.id}`} height={before} />,
        <tbody key={row.id} ref={measure} role="presentation" data-index={at}>
          <SavedLine lines={lines} productId={Number(row.id)} place={isComplete ? undefined : numbers[at]} />
        </tbody>,
      ])}
      {after > 0 && <Gap height={after} />}
    </table>
  )
}

/** The room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => <tbody role="presentation" style={{ height }} />
