import type { CSSProperties } from 'react'
import styles from './range-slider.module.scss'

export type RangeSliderProps = {
  label: string
  bounds: { min: number; max: number }
  min: number
  max: number
  /** While an end is pulled. */
  onMove: (end: 'min' | 'max', value: number) => void
  /** When it was let go. */
  onRest: () => void
}

/** So many places at most; between whole ends each is another whole number, so that an arrow key always moves the knob. */
const STEPS = 200

/** Two knobs on one track: native sliders, so that keys and fingers work. */
export function RangeSlider({ label, bounds, min, max, onMove, onRest }: RangeSliderProps) {
  const width = bounds.max - bounds.min
  const isWhole = Number.isInteger(bounds.min) && Number.isInteger(bounds.max)
  /** Whole numbers, or thousandths: what is shown of a place leads back to it. */
  const step = isWhole ? Math.max(1, Math.round(width / STEPS)) : Math.max(1, Math.ceil((width / STEPS) * 1000)) / 1000
  const places = Math.max(1, Math.ceil(width / step - 1e-6))
  const placeOf = (value: number) => (value >= bounds.max ? places : Math.min(places - 1, Math.round((value - bounds.min) / step)))
  const low = Math.min(Math.max(min, bounds.min), bounds.max)
  const high = Math.max(Math.min(max, bounds.max), low)
  const share = (value: number) => `${((value - bounds.min) / width) * 100}%`
  const knob = (end: 'min' | 'max', word: string, value: number) => (
    <input
      type="range"
      className={styles.knob}
      aria-label={`${label}: ${word}, ползунок`}
      min={0}
      max={places}
      step={1}
      value={placeOf(value)}
      aria-valuetext={String(Number(value.toFixed(3)))}
      onChange={(event) => {
        const at = Number(event.target.value)
        const raw = at === places ? bounds.max : bounds.min + at * step
        const next = Number(raw.toFixed(isWhole ? 0 : 3))
        onMove(end, end === 'min' ? Math.min(next, high) : Math.max(next, low))
      }}
      onPointerUp={onRest}
      onKeyUp={onRest}
      onBlur={onRest}
    />
  )
  return (
    // Custom properties are no keys of CSSProperties.
    <div className={styles.slider} style={{ '--from': share(low), '--to': share(high) } as CSSProperties}>
      {knob('min', 'от', low)}
      {knob('max', 'до', high)}
    </div>
  )
}
