import { defaultRangeExtractor, observeWindowOffset, useWindowVirtualizer, windowScroll, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, type RefCallback, type RefObject, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { whenDrawn } from '../../hooks/screen/after-paint'
import { PHONE, useMedia } from '../../ui/use-media'
import { useFolded } from './use-folded'
import { heightOf, keptPlaces, keyOf, type RowSizes, type TableRow } from './rows'

/** Rows drawn above and below what is in sight. */
const OVERSCAN = 2
/** Fields that hold something of their own: what was typed and is no quantity, or not entered yet. */
const UNFINISHED = '[data-refused], [data-edited]'

/** Rows to be drawn. `before`: what is left out above a row, px. */
export type DrawnRow = { row: TableRow; at: number; before: number }
export type DrawnRows = {
  rows: readonly DrawnRow[]
  /** What is left out below the last one, px. */
  after: number
  /** Where the rows begin: for an element above the first one. */
  top: RefObject<HTMLTableSectionElement | null>
  /** To be given to each row's section, which says its place as `data-index`. */
  measure: RefCallback<HTMLTableSectionElement> | undefined
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

/**
 * The rows near what is in sight of the window; all of them where `isWhole`. The row that has the focus is always among them, with
 * the lines beside it, and each that holds something typed.
 * @param wanted the line that is drawn besides, by product; null: none
 * @param sizes one and the same object each time
 */
export function useDrawnRows(rows: readonly TableRow[], isWhole: boolean, wanted: number | null, sizes: RowSizes): DrawnRows {
  const isPhone = useMedia(PHONE)
  const isNarrow = useFolded()
  const heights = isPhone ? sizes.phone : isNarrow ? sizes.narrow : sizes.wide
  const top = useRef<HTMLTableSectionElement>(null)
  const focused = useRef<string | null>(null)
  const [margin, setMargin] = useState(0)
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)

  const estimate = (at: number) => heightOf(rows[at], heights)
  const kept = (): number[] => {
    const unfinished = top.current?.parentElement?.querySelectorAll(UNFINISHED) ?? []
    const places = [...unfinished].map(placeOf)
    const ofWanted = wanted === null ? -1 : rows.findIndex((row) => row.kind === 'line' && row.id === wanted)
    return keptPlaces(rows, [...places, ofWanted, focused.current === null ? -1 : rows.findIndex((row) => keyOf(row) === focused.current)])
  }
  const getItemKey = useCallback((at: number) => keyOf(rows[at]!), [rows]) // within count
  // oxlint-disable-next-line react/incompatible-library -- no compiler keeps what these functions give
  const virtual = useWindowVirtualizer<HTMLTableSectionElement>({
    enabled: !isWhole,
    count: rows.length,
    getItemKey,
    estimateSize: estimate,
    overscan: OVERSCAN,
    useFlushSync: false, // the rows beyond what is in sight are there for that
    observeElementOffset: observeLate,
    scrollMargin: margin,
    // Only what a row's own height moves is made good; where the page stands is not its business, and asking for it costs a layout.
    scrollToFn: (offset, how, instance) => how.adjustments !== undefined && windowScroll(offset, how, instance),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept()])].sort((a, b) => a - b),
    // Never read from the page while rows are put in: the observer tells before the next paint.
    measureElement: (section, entry, { itemSizeCache }) => {
      const at = placeOf(section)
      const row = rows[at]
      if (!row) return 0 // it is about to leave a table that became shorter
      return Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) || (itemSizeCache.get(keyOf(row)) ?? estimate(at))
    },
  })
  // The rows stand in the flow of the page, whose own anchoring keeps the sight still; where there is none it is done here.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = canAnchor() ? () => false : undefined

  const measuredAs = useRef(heights)
  useLayoutEffect(() => {
    if (measuredAs.current !== heights) virtual.measure() // what was measured in another width is another height
    measuredAs.current = heights
  }, [heights, virtual])
  useLayoutEffect(() => {
    const look = () => top.current && setMargin(Math.round(top.current.getBoundingClientRect().top + window.scrollY))
    look()
    // Notes above the table come and go.
    const watch = new ResizeObserver(look)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])

  if (isWhole) {
    return { rows: rows.map((row, at) => ({ row, at, before: 0 })), after: 0, top, measure: undefined, onFocus: () => {} }
  }
  const items = virtual.getVirtualItems()
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const at = placeOf(target)
    const row = rows[at]
    focused.current = row ? keyOf(row) : null
    const isReady = keptPlaces(rows, [at]).every((place) => currentTarget.querySelector(`[data-index="${place}"]`))
    if (!isReady) drawAnew()
  }
  return {
    rows: items.map(({ index, start }, nth) => ({ row: rows[index]!, at: index, before: start - (items[nth - 1]?.end ?? margin) })), // within count
    after: virtual.getTotalSize() + margin - (items.at(-1)?.end ?? margin),
    top,
    measure: virtual.measureElement,
    onFocus,
  }
}

/**
 * Where the page stands is told after the paint that moved it: what was drawn beyond the sight is shown, and the next rows keep no
 * key waiting. Whether it still moves is told only where rows are held still by hand: else the end of a movement draws them all once more.
 */
const observeLate: typeof observeWindowOffset = (instance, tell) => {
  let last: Parameters<typeof tell> | null = null
  return observeWindowOffset(instance, (offset, isMoving) => {
    if (last === null)
      whenDrawn(() => {
        const told = last
        last = null
        if (told) tell(...told)
      })
    last = [offset, isMoving && !canAnchor()]
  })
}

/** The place of the row around an element; -1: none. */
const placeOf = (element: Element): number => Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1)
const canAnchor = (): boolean => typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')
