import { parseQuantity, type QuantityInput } from '../../text/number-input'

const UNIT = '(?: ?(?:₽|р\\.?|руб\\.?|rub|коп\\.?|\\$|€|usd|eur|%|шт\\.?|штук|ед\\.?|pcs))?'
/** With or without a sign, thousands apart, a fraction, and a unit of pieces, money or percent behind. */
const NUMBER = new RegExp(`^[-\\u2212+]?(?:\\d{1,3}(?:[ '\\u00a0\\u2009\\u202f]\\d{3})*(?:[.,]\\d+)?|[\\d.,]+(?:e\\d+)?)${UNIT}$`, 'iu')
/** So many digits are a barcode or a code: no quantity and no price has them. */
const CODE = /^\d{8,}$/

/** Whether a cell is meant as a number, right or wrong; a name with a grade («5W-30») and a barcode are none. */
export const isNumber = (cell: string): boolean => NUMBER.test(cell) && !CODE.test(cell)

/**
 * How many pieces a cell of a quantity says: a whole number of 1 or more, a unit may stand behind it. A fraction of zeros is none («3,000»
 * as 1C writes 3); one of three other digits may be thousands too, and is refused with both readings. [DEC-046, DEC-079]
 */
export function cellQuantity(cell: string): QuantityInput {
  const text = cell.replace(/\s*(?:шт|штук|ед|pcs)\.?$/iu, '')
  const whole = /^([-\u2212]?\d[\d \u00a0\u2009\u202f]*)[.,]0{1,3}$/u.exec(text)
  if (whole) return parseQuantity(whole[1] ?? '', 1)
  const doubtful = /^(\d{1,3})[.,](\d{3})$/u.exec(text)
  if (!doubtful) return parseQuantity(text, 1)
  const [, thousands = '', rest = ''] = doubtful
  if (/^0/.test(thousands)) return parseQuantity(text, 1)
  return {
    ok: false,
    reason: `«${text}» можно прочесть как ${thousands},${rest.replace(/0+$/, '')} и\u00a0как ${thousands}\u00a0${rest}: введите целое число`,
  }
}
/** Whether a cell of a quantity says that nothing is ordered: it is empty, a dash or a zero. */
export const isNothing = (cell: string): boolean => /^(?:[-\u2012-\u2015\u2212]|0+(?:[.,]0+)?(?: ?шт\.?)?)?$/iu.test(cell)
