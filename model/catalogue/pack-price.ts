import type { Kopecks } from '../money/money'
import { pricePer } from '../money/price'
import type { Product } from './product'

/** What goods in packages are measured by, and how many of it one unit on the label is, in thousandths. */
const MEASURES = {
  л: { unit: 'л', thousandths: 1000 },
  мл: { unit: 'л', thousandths: 1 },
  кг: { unit: 'кг', thousandths: 1000 },
  г: { unit: 'кг', thousandths: 1 },
} as const
const isMeasure = (unit: string | undefined): unit is keyof typeof MEASURES => unit !== undefined && Object.hasOwn(MEASURES, unit)

/** How much the packages of the same goods hold: `thousandths` of a litre or a kilogram, in the order of the packages. */
export type PackAmounts = { unit: 'л' | 'кг'; thousandths: readonly number[] }

/**
 * @param packs the same goods in their packages
 * @returns how much each holds; null where there is one, one of them says nothing of it, some are weighed and some measured, or all hold
 * the same: then a price by litre or kilogram tells nothing
 */
export function packAmounts(packs: readonly Pick<Product, 'values'>[]): PackAmounts | null {
  const held = packs.map(amountOf)
  const [first] = held
  if (!first || held.some((each) => each?.unit !== first.unit)) return null
  const thousandths = held.map((each) => each?.thousandths ?? 0)
  return new Set(thousandths).size > 1 ? { unit: first.unit, thousandths } : null
}

function amountOf({ values }: Pick<Product, 'values'>): { unit: 'л' | 'кг'; thousandths: number } | null {
  for (const { number, parameter } of values) {
    if (number === undefined || number <= 0 || !isMeasure(parameter.unit)) continue
    const { unit, thousandths } = MEASURES[parameter.unit]
    const amount = Math.round(number * thousandths)
    if (amount > 0) return { unit, thousandths: amount }
  }
  return null
}

/** @returns the price of a litre or a kilogram at the price of one package, kopecks; null without a price */
export const unitCost = (cost: Kopecks | null, thousandths: number): Kopecks | null => (cost === null ? null : pricePer(cost, thousandths))

/** In words: «литр», «килограмм». */
export const MEASURE_WORDS = { л: 'литр', кг: 'килограмм' } as const
