import { type KeyboardEvent, useId, useState } from 'react'
import { parseDecimal } from '../../../../model/text/number-input'
import { TextInput } from '../../../ui/controls/text-input'
import styles from './filters.module.scss'
import { RangeSlider } from './range-slider'
import { once } from '../../../../model/text/once'

type Range = { min?: number | undefined; max?: number | undefined }

export type RangeFieldsProps = {
  /** What is measured: «Цена, ₽». */
  label: string
  chosen: Range
  /** The least and the greatest there is. */
  bounds: { min: number; max: number }
  /** How many digits after the comma count. */
  decimals: number
  onChange: (range: { min?: number; max?: number }) => void
}

const numbers = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))
const textOf = (value: number | undefined): string => (value === undefined ? '' : numbers().format(value))

/** Two ends to type or to pull; they are taken when both fields are left or Enter is pressed, and only where they are right. [DEC-046] */
export function RangeFields({ label, chosen, bounds, decimals, onChange }: RangeFieldsProps) {
  const [texts, setTexts] = useState({ min: textOf(chosen.min), max: textOf(chosen.max) })
  const [error, setError] = useState<string | null>(null)
  const [last, setLast] = useState(chosen)
  const errorId = useId()
  if (last.min !== chosen.min || last.max !== chosen.max) {
    setLast(chosen)
    setTexts({ min: textOf(chosen.min), max: textOf(chosen.max) })
    setError(null)
  }

  const take = ({ min: minText, max: maxText } = texts) => {
    const read = readRange(minText, maxText, decimals)
    setError(read.error)
    if (read.error === null && (read.range.min !== chosen.min || read.range.max !== chosen.max)) onChange(read.range)
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && take()
  const field = (end: 'min' | 'max', word: string) => (
    <TextInput
      size="s"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${label}: ${word}`}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : errorId}
      placeholder={numbers().format(bounds[end])}
      value={texts[end]}
      onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
      onKeyDown={onKeyDown}
      className={styles.end}
    />
  )

  return (
    <div className={styles.range}>
      <div className={styles.ends} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && take()}>
        {field('min', 'от')}
        <span aria-hidden="true">–</span>
        {field('max', 'до')}
      </div>
      {error !== null && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {bounds.max > bounds.min && (
        <RangeSlider
          label={label}
          bounds={bounds}
          min={parseDecimal(texts.min) ?? bounds.min}
          max={parseDecimal(texts.max) ?? bounds.max}
          onMove={(end, value) => setTexts({ ...texts, [end]: value === bounds[end] ? '' : textOf(value) })}
          onRest={() => take()}
        />
      )}
    </div>
  )
}

/** @returns the range that two texts stand for, or what is wrong with them */
export function readRange(
  minText: string,
  maxText: string,
  decimals: number,
): { range: { min?: number; max?: number }; error: string | null } {
  const read = (text: string) => (text.trim() === '' ? undefined : parseDecimal(text))
  const min = read(minText)
  const max = read(maxText)
  if (min === null || max === null) return { range: {}, error: 'Введите число, например 1\u00a0250,5' }
  if ((min ?? 0) < 0 && decimals === 2) return { range: {}, error: 'Цена не бывает меньше нуля' }
  if (min !== undefined && max !== undefined && min > max) return { range: {}, error: '«От» больше, чем «до»: поменяйте их местами' }
  const rounded = (value: number) => Number(Math.min(Math.max(value, -999_999_999), 999_999_999).toFixed(decimals))
  return { range: { ...(min !== undefined && { min: rounded(min) }), ...(max !== undefined && { max: rounded(max) }) }, error: null }
}
