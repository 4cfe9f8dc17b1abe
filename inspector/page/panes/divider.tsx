import clsx from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { AS_LAID_OUT, allowedWidth, NARROWEST, paneId, type Side } from './pane-widths'
import type { PaneWidths } from './use-pane-widths'
import styles from './divider.module.scss'

/** By so many px an arrow moves it. */
const STEP = 16
const NAMES: Readonly<Record<Side, string>> = { tree: 'Участники', stream: 'События' }
/** Which way the pane grows. */
const GROWS = { tree: 1, stream: -1 } as const

/** The edge between a side pane and the chart: dragged, moved by arrows, Home and End; a double click or Enter puts it back. */
export function Divider({ of, widths, widestOf, show, keep }: Pick<PaneWidths, 'widths' | 'widestOf' | 'show' | 'keep'> & { of: Side }) {
  const drag = useRef<{ pointer: number; from: number; start: number; width: number } | null>(null)
  const [width, widest] = [widths[of], widestOf(of)]
  const move = (wished: number) => keep(of, allowedWidth(wished, widest))
  function start(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    // Else a text that is chosen would be dragged in its place.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointer: event.pointerId, from: event.clientX, start: width, width }
  }
  function follow({ clientX, pointerId }: PointerEvent<HTMLDivElement>) {
    const now = drag.current
    if (now?.pointer !== pointerId) return
    now.width = allowedWidth(now.start + (clientX - now.from) * GROWS[of], widest)
    show(of, now.width)
  }
  function end({ pointerId }: PointerEvent<HTMLDivElement>) {
    const now = drag.current
    if (now?.pointer !== pointerId) return
    drag.current = null
    if (now.width !== now.start) keep(of, now.width)
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(width - STEP * GROWS[of]),
      ArrowRight: () => move(width + STEP * GROWS[of]),
      Home: () => move(NARROWEST),
      End: () => move(widest),
      Enter: () => move(AS_LAID_OUT[of]),
    }
    const act = moves[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={NAMES[of]}
      aria-controls={paneId(of)}
      aria-orientation="vertical"
      aria-valuemin={NARROWEST}
      aria-valuemax={widest}
      aria-valuenow={width}
      title="Потяните; двойной щелчок вернёт"
      className={clsx(styles.divider, styles[of])}
      onPointerDown={start}
      onPointerMove={follow}
      onLostPointerCapture={end}
      onDragStart={(event) => event.preventDefault()}
      onDoubleClick={() => move(AS_LAID_OUT[of])}
      onKeyDown={press}
    />
  )
}
