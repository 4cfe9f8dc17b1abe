import { formatPieces } from './count'
import { QUANTITY_MAX } from '../limits'

/** What came of a typed quantity: pieces, or one Russian sentence that says what is wrong and what to do. */
export type QuantityInput = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string }

/**
 * A number as people type it: «1 234,5», «1234.50», «,5», «-3»; spaces and no-break spaces only between thousands, comma or
 * point as decimal sign, ASCII digits. `null` for anything else, also for what no finite number can hold. [DEC-046]
 */
export function parseDecimal(text: string): number | null {
  const parts = readNumber(text)
  if (!parts || !parts.isGrouped) return null
  const value = Number(`${parts.whole || '0'}.${parts.fraction || '0'}`)
  if (!Number.isFinite(value)) return null
  return parts.isNegative && value !== 0 ? -value : value
}

/**
 * A whole number of pieces, up to 999 999, as people type it; anything else is refused in words. What the stock does not give is no
 * refusal: it is rounded down where it is wished. [DEC-019, DEC-046]
 * @param least pieces: 0 where that takes a line out, 1 where something is to be added
 */
export function parseQuantity(text: string, least = 0): QuantityInput {
  if (text.trim() === '') return { ok: false, reason: 'Введите количество' }
  const parts = readNumber(text)
  if (!parts) return { ok: false, reason: 'Введите количество цифрами, например 12' }
  if (parts.isNegative) return { ok: false, reason: `Количество не бывает отрицательным: введите ${least} или больше` }
  if (parts.hasFraction) return { ok: false, reason: 'Количество бывает только целым: введите число без запятой и точки' }
  if (!parts.isGrouped) return { ok: false, reason: 'Проверьте пробелы в числе: они стоят только между тысячами, например 1\u00a0234' }
  const value = Number(parts.whole)
  if (value > QUANTITY_MAX) return { ok: false, reason: `Не\u00a0больше ${formatPieces(QUANTITY_MAX)}` }
  return value < least ? { ok: false, reason: `Введите не\u00a0меньше ${least}` } : { ok: true, value }
}

interface NumberParts {
  readonly isNegative: boolean
  readonly whole: string
  readonly hasFraction: boolean
  readonly fraction: string
  /** Spaces, if any, stand between thousands. */
  readonly isGrouped: boolean
}

const SHAPE = /^(?<sign>[-\u2212]?)(?<whole>(?:\d[\d \u00a0\u2009\u202f]*)?)(?:(?<decimal>[.,])(?<fraction>\d*))?$/
const GROUPED = /^(?:\d*|\d{1,3}(?: \d{3})+)$/

function readNumber(text: string): NumberParts | null {
  const groups = SHAPE.exec(text.trim())?.groups
  if (!groups) return null
  const whole = (groups.whole ?? '').replace(/[\u00a0\u2009\u202f]/g, ' ')
  const fraction = groups.fraction ?? ''
  if (whole === '' && fraction === '') return null
  return {
    isNegative: groups.sign !== '',
    whole: whole.replaceAll(' ', ''),
    hasFraction: groups.decimal !== undefined,
    fraction,
    isGrouped: GROUPED.test(whole),
  }
}
