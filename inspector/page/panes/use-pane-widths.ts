import { type CSSProperties, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { keepWidths, readWidths, shownWidths, type Side, widestOf, type Widths } from './pane-widths'

/** How wide the panes are, and how that changes. */
export type PaneWidths = {
  /** Of the element that is laid out by them. */
  ref: RefObject<HTMLElement | null>
  style: CSSProperties
  widths: Widths
  /** px. */
  widestOf: (side: Side) => number
  /** While it is dragged: nothing is drawn anew but the layout. */
  show: (side: Side, width: number) => void
  /** What is shown is meant: kept over a reload too. */
  keep: (side: Side, width: number) => void
}

const nameOf = (side: Side): string => `--${side}-w`

/** The widths of the panes beside the chart, as the page has room for them. */
export function usePaneWidths(): PaneWidths {
  const ref = useRef<HTMLElement>(null)
  const [wished, setWished] = useState(readWidths)
  const page = useSyncExternalStore(onResize, () => document.documentElement.clientWidth)
  const widths = shownWidths(wished, page)
  return {
    ref,
    // Custom properties are no keys of CSSProperties.
    style: { [nameOf('tree')]: `${widths.tree}px`, [nameOf('stream')]: `${widths.stream}px` } as CSSProperties,
    widths,
    widestOf: (side) => widestOf(side, widths, page),
    show: (side, width) => ref.current?.style.setProperty(nameOf(side), `${width}px`),
    keep(side, width) {
      const next = { ...widths, [side]: width }
      setWished(next)
      keepWidths(next)
      ref.current?.style.setProperty(nameOf(side), `${width}px`)
    },
  }
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
