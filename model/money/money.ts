import * as z from 'zod/mini'
import { once } from '../text/once'
import { whole } from '../whole'

/** @returns a sum in rubles, typed or from the wire, as kopecks to the nearest */
export const kopecksOf = (rubles: number): Kopecks => Math.round(rubles * 100)

/**
 * Money on the wire is a number of rubles with at most 2 decimals; in the program it is a whole number of kopecks.
 * The only place where the two meet. [DEC-011]
 */
export const Rubles = z.codec(
  z.number().check(z.refine((rubles) => Math.round(rubles * 100) / 100 === rubles, 'не более двух знаков после запятой')),
  z.number().check(whole()),
  { decode: kopecksOf, encode: (kopecks) => kopecks / 100 },
)
/** A whole number of kopecks. */
export type Kopecks = number

/** Percent on the wire has at most 2 decimals; in the program it is a whole number of hundredths of a percent. [DEC-012] */
export const Percent = z.codec(
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((percent) => Math.round(percent * 100) / 100 === percent),
  ),
  z.number().check(whole()),
  { decode: (percent) => Math.round(percent * 100), encode: (hundredths) => hundredths / 100 },
)
/** A whole number of hundredths of a percent: 7,5 % is 750. */
export type PercentHundredths = number

const rubleFormat = once(() => new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' }))
const roughFormat = once(
  () => new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const percentFormat = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }))

/** @returns kopecks as '1 234,56 ₽' with no-break spaces, ru locale, two decimals [CONST-007] */
export const formatMoney = (kopecks: Kopecks): string => rubleFormat().format(kopecks / 100)

/** @returns kopecks as '1 234,6 ₽', one decimal: the rows of the saved-carts list and nothing else [DEC-016] */
export const formatMoneyRough = (kopecks: Kopecks): string => roughFormat().format(kopecks / 100)

/** @returns the two halves of a price as they are drawn: rubles with their spaces, and ',56 ₽' */
export function moneyParts(kopecks: Kopecks): { rubles: string; kopecks: string } {
  const text = formatMoney(kopecks)
  const comma = text.lastIndexOf(',')
  return { rubles: text.slice(0, comma), kopecks: text.slice(comma) }
}

/** @returns 750 as '7,5 %' */
export const formatPercent = (hundredths: PercentHundredths): string => `${percentFormat().format(hundredths / 100)}\u00a0%`

/** @returns both discounts as «10 % + 5 %», never as one percentage; '' where there is none [DEC-014] */
export const discountsText = (first: PercentHundredths, second: PercentHundredths): string =>
  [first, second]
    .filter((discount) => discount > 0)
    .map(formatPercent)
    .join(' + ')
