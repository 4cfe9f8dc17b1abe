import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { selectLineIds, selectRowIds } from '../../../../machines/cart/cart.selectors'
import { isSameList } from '../../../../model/cart/same-list'
import { useAppActor } from '../../../app/app-context'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { ChoiceProvider } from '../choice/choice-context'
import { CartRow } from './row/cart-row'
import { GroupRow } from './group-row'
import { rowsOf, selectAttention, selectNoted, upperGroup } from './groups'
import { keyOf, numbered, type TableRow } from './rows'
import { TableHead } from './table-head'
import { TableTools } from './table-tools'
import { useDrawnRows } from './use-drawn-rows'
import { useOrder } from './use-order'
import { useWholeTable } from './use-whole-table'
import styles from './table.module.scss'

const NONE: readonly number[] = []
const NO_PRICES = {}
const NOTHING_SEEN = {}
/** Up to here all rows are drawn. */
const FEW = 40

/** The lines of the cart: what wants attention first, then what is ready. Rows stand still while somebody works in the table. */
export function CartTable() {
  const cart = useAppActor('cart')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries ?? NO_PRICES)
  const ids = useSelector(cart, (state) => (state ? selectRowIds(state) : NONE), isSameList)
  const lines = useSelector(cart, (state) => (state ? selectLineIds(state) : NONE), isSameList)
  const seen = useSelector(useAppActor('checkout'), (state) => state?.context.draft.seen ?? NOTHING_SEEN)
  const attention = useSelector(cart, (state) => (state ? selectAttention(state, prices, seen) : NONE), isSameList)
  const noted = useSelector(cart, (state) => (state ? selectNoted(state, attention) : NONE), isSameList)
  const [isInUse, setInUse] = useState(false)
  const [upper, setUpper] = useState<ReadonlySet<number> | null>(null)
  useWatchedPrices(ids)

  const { rows: order, titles } = useOrder(ids, { prices, isInUse })
  const next = upperGroup(upper, { rows: order, lines, attention, isInUse })
  if (next !== upper) setUpper(next)
  const rows = useMemo(
    () => rowsOf(order, { upper: next, lines, attention, noted, titles }),
    [order, next, lines, attention, noted, titles],
  )
  const onScreen = useMemo(() => rows.flatMap((row) => (row.kind === 'line' ? [row.id] : [])), [rows])
  return (
    <ChoiceProvider rows={onScreen}>
      <TableTools />
      <Rows rows={rows} onUse={setInUse} />
    </ChoiceProvider>
  )
}

type RowsProps = { rows: readonly TableRow[] /** Somebody works in the table, or does no more. */; onUse: (isInUse: boolean) => void }

/** The table of these rows; of many only those near what is in sight are in the page, but for paper and the browser's search. */
function Rows({ rows, onUse }: RowsProps) {
  const { isWhole, endSearch } = useWholeTable()
  const isComplete = isWhole || rows.length <= FEW
  const { numbers, count } = useMemo(() => numbered(rows), [rows])
  const { rows: drawn, after, top, measure, onFocus } = useDrawnRows(rows, isComplete)
  return (
    <table
      role="table"
      aria-label="Состав корзины"
      aria-rowcount={isComplete ? undefined : count}
      className={clsx(styles.table, isComplete && rows.length > FEW && styles.long)}
      onFocus={(event) => {
        onUse(true)
        onFocus(event)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onUse(false)}
      onInput={endSearch}
    >
      <TableHead />
      <tbody ref={top} role="presentation" />
      {drawn.flatMap(({ row, at, before }) => {
        const key = keyOf(row)
        return [
          before > 0 && <Gap key={`before ${key}`} height={before} />,
          <tbody key={key} ref={measure} role="presentation" data-index={at}>
            <DrawnRow row={row} place={isComplete ? undefined : numbers[at]} />
          </tbody>,
        ]
      })}
      {after > 0 && <Gap height={after} />}
    </table>
  )
}

/** The room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => <tbody role="presentation" style={{ height }} />

/** @param place of the row in the whole table, the head is 1; undefined where the page has all of them */
function DrawnRow({ row, place }: { row: TableRow; place: number | undefined }) {
  if (row.kind !== 'group') return <CartRow productId={row.id} place={place} />
  return <GroupRow group={row} place={place} />
}
