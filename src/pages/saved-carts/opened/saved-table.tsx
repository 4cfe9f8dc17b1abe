import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { isSameList } from '../../../../model/cart/same-list'
import { savedRow } from '../../../../model/saved-cart/rows'
import { isThere } from '../../../../model/saved-cart/saved-cart'
import { LinesTable } from '../../../cart/table/lines-table'
import type { RowHeights, RowSizes, TableRow } from '../../../cart/table/rows'
import { usePaper } from '../../../cart/table/use-paper'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { SavedLine } from './saved-line'
import styles from './saved-table.module.scss'
import { usePricedRows } from './use-priced-rows'
import type { SavedLinesActor } from './use-saved-lines'

const WIDE: RowHeights = { line: 57, note: 31, ghost: 49, group: 0 }
const SIZES: RowSizes = { wide: WIDE, narrow: { ...WIDE, line: 98 }, phone: { ...WIDE, line: 168 } }

const NOTHING: ReadonlySet<number> = new Set()

/** Lines that cannot be had now; asked for on paper alone, where they stand together at the end. */
function useAbsent(lines: SavedLinesActor, isPaper: boolean): ReadonlySet<number> {
  const priced = usePricedRows(lines)
  return useMemo(() => {
    if (!isPaper) return NOTHING
    const absent = priced.filter(({ item: { product }, price }) => price !== undefined && !isThere({ product, price }))
    return new Set(absent.map(({ item }) => item.product.id))
  }, [isPaper, priced])
}

/** The lines of a saved cart, in its order; on paper those that cannot be had come last. */
export function SavedTable({ lines }: { lines: SavedLinesActor }) {
  const ids = useSelector(lines, ({ context }) => context.order.filter((id) => savedRow(context, id) !== null), isSameList)
  const ghosts = useSelector(lines, ({ context }) => ids.filter((id) => savedRow(context, id)?.isGhost), isSameList)
  const noted = useSelector(lines, ({ context }) => ids.filter((id) => context.corrections.has(id)), isSameList)
  useWatchedPrices(ids)
  const absent = useAbsent(lines, usePaper())
  const rows = useMemo<readonly TableRow[]>(
    () =>
      [...ids.filter((id) => !absent.has(id)), ...ids.filter((id) => absent.has(id))].map((id) =>
        ghosts.includes(id) ? { kind: 'ghost', id } : { kind: 'line', id, isNoted: noted.includes(id) },
      ),
    [ids, ghosts, noted, absent],
  )
  const [wanted, setWanted] = useState<number | null>(null)
  return (
    <LinesTable label="Строки сохранённой корзины" className={styles.table} rows={rows} sizes={SIZES} wanted={wanted} onWant={setWanted}>
      {(row, place) => <SavedLine lines={lines} productId={Number(row.id)} place={place} />}
    </LinesTable>
  )
}
