import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { selectLineIds, selectRowIds } from '../../../../machines/cart/cart.selectors'
import { isSameList } from '../../../../model/cart/same-list'
import { useAppActor } from '../../../shop/app-context'
import { useAttentionFold, useIsCartDense } from '../../../hooks/cart/use-cart-view'
import { storeCartView } from '../../../platform/cart/kept-view'
import { LOW_WINDOW, useMedia } from '../../../ui/use-media'
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
import { LinesTable } from '../../../cart/table/lines-table'
import type { RowHeights, RowSizes, TableRow } from '../../../cart/table/rows'
import { usePaper } from '../../../cart/table/use-paper'
import { BoxHead } from './box-head'
import { TableTools } from './tools/table-tools'
import { useFinding } from './use-finding'
import { useOrder } from './use-order'
import styles from './table.module.scss'

const NONE: readonly number[] = []
const NO_PRICES = {}
const NO_UPPER: ReadonlySet<number> = new Set()
const NO_SUBSTITUTES: ReadonlyMap<number, number> = new Map()
const WIDE: RowHeights = { line: 56, note: 35, ghost: 49, group: 35 }
const SIZES: RowSizes = { wide: WIDE, narrow: { ...WIDE, line: 105 }, phone: { ...WIDE, line: 200 } }
const DENSE: RowHeights = { line: 41, note: 31, ghost: 41, group: 35 }
const DENSE_SIZES: RowSizes = { ...SIZES, wide: DENSE, narrow: DENSE }
/** In a low window more lines than this are folded until the buyer wants to see them. */
const UNFOLDED = 3

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
  const isPaper = usePaper()
  const isLow = useMedia(LOW_WINDOW)
  const isFolded = (useAttentionFold() ?? (isLow && next.size > UNFOLDED)) && !isPaper && found === null
  const isDense = useIsCartDense()
  const groups = useMemo(
    () => ({ upper: next, lines, attention, noted, titles, isMixed, isPaper }),
    [next, lines, attention, noted, titles, isMixed, isPaper],
  )
  const rows = useMemo(() => rowsOf(found ?? order, { ...groups, isFolded }), [order, found, groups, isFolded])
  // What is folded is chosen, counted and found as before.
  const onScreen = useMemo(() => linesOf(rowsOf(found ?? order, groups)), [order, found, groups])
  const [wanted, setWanted] = useState<number | null>(null)
  useRevealed(setWanted)
  // Its line may have come with what leads to it: only now is it known whether it is found.
  if (wanted !== null && found !== null && !found.includes(wanted)) find('')
  if (wanted !== null && isFolded && next.has(wanted)) storeCartView({ isAttentionFolded: false })
  useLineAfter(onScreen, setWanted)
  const isNarrowed = found !== null
  return (
    <ChoiceProvider rows={onScreen} isNarrowed={isNarrowed}>
      <TableTools finding={{ text, found: isNarrowed ? onScreen.length : null, all: lines.length, onFind: find }} />
      {found?.length === 0 ? (
        <p className={styles.nothing}>
          В&nbsp;корзине нет строк по&nbsp;запросу «{text.trim()}».{' '}
          <TextLinkButton onClick={() => find('')}>Показать все строки</TextLinkButton>
        </p>
      ) : (
        <LinesTable
          label="Состав корзины"
          className={clsx(styles.table, isDense && styles.dense)}
          rows={rows}
          isDense={isDense}
          sizes={isDense ? DENSE_SIZES : SIZES}
          boxHead={<BoxHead />}
          wanted={wanted}
          onWant={setWanted}
          onUse={setInUse}
        >
          {(row, place) =>
            row.kind === 'group' ? (
              <GroupRow group={row} place={place} isFolded={isFolded} onSort={() => setMixed(false)} />
            ) : (
              <CartRow productId={row.id} place={place} />
            )
          }
        </LinesTable>
      )}
    </ChoiceProvider>
  )
}

const linesOf = (rows: readonly TableRow[]): readonly number[] => rows.flatMap((row) => (row.kind === 'line' ? [row.id] : []))

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
