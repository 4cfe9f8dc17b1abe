import clsx from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { AS_LAID_OUT, allowedWidth, NARROWEST, type Side, WIDEST } from './pane-widths'
import styles from './divider.module.scss'

/** By so many px an arrow moves it. */
const STEP = 16
const LABELS: Readonly<Record<Side, string>> = { tree: 'Ширина участников', stream: 'Ширина событий' }
/** Which way the pane grows. */
const GROWS = { tree: 1, stream: -1 } as const

/** The edge between a side pane and the chart: dragged, moved by arrows, Home and End; a double click or Enter puts it back. */
export function Divider({ of, width, onWidth }: { of: Side; width: number; onWidth: (width: number) => void }) {
  const pressed = useRef<{ x: number; width: number } | null>(null)
  const move = (wished: number) => onWidth(allowedWidth(wished, document.documentElement.clientWidth))
  const reset = () => onWidth(AS_LAID_OUT[of])
  function start(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = { x: event.clientX, width: allowedWidth(width, document.documentElement.clientWidth) }
  }
  function drag({ clientX }: PointerEvent<HTMLDivElement>) {
    if (pressed.current) move(pressed.current.width + (clientX - pressed.current.x) * GROWS[of])
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const now = allowedWidth(width, document.documentElement.clientWidth)
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(now - STEP * GROWS[of]),
      ArrowRight: () => move(now + STEP * GROWS[of]),
      Home: () => move(NARROWEST),
      End: () => move(WIDEST),
      Enter: reset,
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
      aria-label={LABELS[of]}
      aria-orientation="vertical"
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      title="Потяните; двойной щелчок вернёт"
      className={clsx(styles.divider, styles[of])}
      onPointerDown={start}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        pressed.current = null
      }}
      onDoubleClick={reset}
      onKeyDown={press}
    />
  )
}
