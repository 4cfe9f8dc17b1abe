import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { isSameList } from '../../../../model/cart/same-list'
import { savedRow } from '../../../../model/saved-cart/rows'
import { LinesTable } from '../../../cart/table/lines-table'
import type { RowHeights, RowSizes, TableRow } from '../../../cart/table/rows'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { SavedLine } from './saved-line'
import styles from './saved-table.module.scss'
import type { SavedLinesActor } from './use-saved-lines'

const WIDE: RowHeights = { line: 57, note: 31, ghost: 49, group: 0 }
const SIZES: RowSizes = { wide: WIDE, narrow: { ...WIDE, line: 98 }, phone: { ...WIDE, line: 168 } }

/** The lines of a saved cart, in its order. */
export function SavedTable({ lines }: { lines: SavedLinesActor }) {
  const ids = useSelector(lines, ({ context }) => context.order.filter((id) => savedRow(context, id) !== null), isSameList)
  const ghosts = useSelector(lines, ({ context }) => ids.filter((id) => savedRow(context, id)?.isGhost), isSameList)
  const noted = useSelector(lines, ({ context }) => ids.filter((id) => context.corrections.has(id)), isSameList)
  useWatchedPrices(ids)
  const rows = useMemo<readonly TableRow[]>(
    () => ids.map((id) => (ghosts.includes(id) ? { kind: 'ghost', id } : { kind: 'line', id, isNoted: noted.includes(id) })),
    [ids, ghosts, noted],
  )
  const [wanted, setWanted] = useState<number | null>(null)
  return (
    <LinesTable label="Строки сохранённой корзины" className={styles.table} rows={rows} sizes={SIZES} wanted={wanted} onWant={setWanted}>
      {(row, place) => <SavedLine lines={lines} productId={Number(row.id)} place={place} />}
    </LinesTable>
  )
}
