import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { selectLineIds, selectRowIds } from '../../../../machines/cart/cart.selectors'
import { isSameList } from '../../../../model/cart/same-list'
import { useAppActor } from '../../../app/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { useFocusRefuge } from '../../../hooks/screen/use-focus-refuge'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { ChoiceProvider } from '../choice/choice-context'
import { useRevealed } from '../reveal'
import { useUndo, useUndoKey } from '../use-undo'
import { CartRow } from './row/cart-row'
import { GroupRow } from './group-row'
import { rowsOf, selectAttention, selectNoted, selectSubstitutes, upperGroup } from './groups'
import { edgeOf } from '../../../cart/table/grid-keys'
import { keyOf, numbered, type RowHeights, type RowSizes, type TableRow } from '../../../cart/table/rows'
import { TableHead } from './table-head'
import { TableTools } from './tools/table-tools'
import { useDrawnRows } from '../../../cart/table/use-drawn-rows'
import { useFinding } from './use-finding'
import { useOrder } from './use-order'
import { useWholeTable } from '../../../cart/table/use-whole-table'
import styles from './table.module.scss'

const NONE: readonly number[] = []
const NO_PRICES = {}
const NO_UPPER: ReadonlySet<number> = new Set()
const NO_SUBSTITUTES: ReadonlyMap<number, number> = new Map()
const WIDE: RowHeights = { line: 56, note: 35, ghost: 49, group: 35 }
const SIZES: RowSizes = { wide: WIDE, narrow: { ...WIDE, line: 105 }, phone: { ...WIDE, line: 200 } }
/** Up to here all rows are drawn. */
const FEW = 40

/**
 * The lines of the cart: what wants attention first, then what is ready. Rows stand still while somebody works in the table.
 * @param isUnpriced they are shown before their prices are known: they stand as in the cart until somebody wants them otherwise
 */
export function CartTable({ isUnpriced }: { isUnpriced: boolean }) {
  const cart = useAppActor('cart')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries ?? NO_PRICES)
  const ids = useSelector(cart, (state) => (state ? selectRowIds(state) : NONE), isSameList)
  const lines = useSelector(cart, (state) => (state ? selectLineIds(state) : NONE), isSameList)
  const seen = useDraft((draft) => draft.seen)
  const drawnCart = useDrawnCart()
  const attention = useSelector(drawnCart, (state) => (state ? selectAttention(state, prices, seen) : NONE), isSameList)
  const noted = useSelector(drawnCart, (state) => (state ? selectNoted(state, attention) : NONE), isSameList)
  const [isUsed, setInUse] = useState(false)
  const [isMixed, setMixed] = useState(isUnpriced)
  const isInUse = isUsed || isMixed
  const [upper, setUpper] = useState<ReadonlySet<number> | null>(null)
  useWatchedPrices(ids)
  useUndoKey(useUndo().undoLast)

  const substitutes = useSelector(cart, (state) => (state ? selectSubstitutes(state) : NO_SUBSTITUTES))
  const { rows: order, titles } = useOrder(ids, { prices, isInUse, substitutes })
  const next = upperGroup(upper ?? (isMixed ? NO_UPPER : null), { rows: order, lines, attention, isInUse, substitutes })
  if (next !== upper) setUpper(next)
  const { text, find, found } = useFinding(order)
  const rows = useMemo(
    () => rowsOf(found ?? order, { upper: next, lines, attention, noted, titles, isMixed }),
    [order, found, next, lines, attention, noted, titles, isMixed],
  )
  const onScreen = useMemo(() => rows.flatMap((row) => (row.kind === 'line' ? [row.id] : [])), [rows])
  const [wanted, setWanted] = useState<number | null>(null)
  useRevealed(setWanted)
  // Its line may have come with what leads to it: only now is it known whether it is found.
  if (wanted !== null && found !== null && !found.includes(wanted)) find('')
  useLineAfter(onScreen, setWanted)
  const isNarrowed = found !== null
  const goToEdge = (edge: 'first' | 'last') => {
    const isThere = (id: number) => lines.includes(id)
    setWanted((edge === 'first' ? onScreen.find(isThere) : onScreen.findLast(isThere)) ?? null)
  }
  return (
    <ChoiceProvider rows={onScreen} isNarrowed={isNarrowed}>
      <TableTools finding={{ text, found: isNarrowed ? onScreen.length : null, all: lines.length, onFind: find }} />
      {found?.length === 0 ? (
        <p className={styles.nothing}>
          В&nbsp;корзине нет строк по&nbsp;запросу «{text.trim()}».{' '}
          <TextLinkButton onClick={() => find('')}>Показать все строки</TextLinkButton>
        </p>
      ) : (
        <Rows
          rows={rows}
          wanted={wanted}
          onShown={() => setWanted(null)}
          onUse={setInUse}
          onSort={() => setMixed(false)}
          onEdge={goToEdge}
        />
      )}
    </ChoiceProvider>
  )
}

/** A line that had the focus went without a trace, in another tab or on another device: the one that stands in its place takes it. */
function useLineAfter(lines: readonly number[], show: (productId: number) => void): void {
  const drawn = useRef(lines)
  useFocusRefuge(
    (element) => element.closest('tr[data-line]') !== null,
    (lost) => {
      const at = drawn.current.indexOf(Number(lost.closest<HTMLElement>('tr[data-line]')?.dataset['line']))
      const next = at < 0 ? undefined : (lines[at] ?? lines.at(-1))
      if (next !== undefined) show(next)
    },
  )
  useLayoutEffect(() => {
    drawn.current = lines
  }, [lines])
}

type RowsProps = {
  rows: readonly TableRow[]
  /** The line whose quantity is to have the focus. */
  wanted: number | null
  /** It has it, or there is no such line. */
  onShown: () => void
  /** Somebody works in the table, or does no more. */
  onUse: (isInUse: boolean) => void
  /** What wants attention is to come first. */
  onSort: () => void
  /** The first or the last quantity is to have the focus. */
  onEdge: (edge: 'first' | 'last') => void
}

/** The table of these rows; of many only those near what is in sight are in the page, but for paper and the browser's search. */
function Rows({ rows, wanted, onShown, onUse, onSort, onEdge }: RowsProps) {
  const { isWhole, endSearch } = useWholeTable()
  const isComplete = isWhole || rows.length <= FEW
  const { numbers, count } = useMemo(() => numbered(rows), [rows])
  const { rows: drawn, after, top, measure, onFocus } = useDrawnRows(rows, isComplete, wanted, SIZES)
  useLayoutEffect(() => {
    if (wanted === null) return
    const at = rows.findIndex((row) => row.kind === 'line' && row.id === wanted)
    const section = top.current?.parentElement?.querySelectorAll(`tbody[data-index="${at}"]`)[0]
    section?.querySelector<HTMLElement>('input[inputmode="numeric"]')?.focus()
    onShown()
  }, [wanted, rows, top, onShown])
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
      onKeyDown={(event) => {
        const edge = edgeOf(event)
        if (!edge) return
        event.preventDefault()
        onEdge(edge)
      }}
    >
      <TableHead />
      <tbody ref={top} role="presentation" />
      {drawn.flatMap(({ row, at, before }) => {
        const key = keyOf(row)
        return [
          before > 0 && <Gap key={`before ${key}`} height={before} />,
          <tbody key={key} ref={measure} role="presentation" data-index={at}>
            <DrawnRow row={row} place={isComplete ? undefined : numbers[at]} onSort={onSort} />
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
function DrawnRow({ row, place, onSort }: { row: TableRow; place: number | undefined; onSort: () => void }) {
  if (row.kind !== 'group') return <CartRow productId={row.id} place={place} />
  return <GroupRow group={row} place={place} onSort={onSort} />
}
