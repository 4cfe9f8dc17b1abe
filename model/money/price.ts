import { ADDITIONAL_DISCOUNT_PERCENT } from '../limits'
import type { Kopecks, PercentHundredths } from './money'

/** Whole percent times hundredths: what 100 % is. */
const WHOLE = 10_000n

/** @returns a quotient of whole numbers rounded half up; `denominator` is positive, `numerator` is not negative */
const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)

/**
 * The price of one unit after both discounts, taken one after the other, rounded once, half up. [DEC-013]
 * @param cost kopecks before discounts
 * @param first hundredths of a percent, 0 to 10000
 * @param second hundredths of a percent, 0 to 10000
 * @returns kopecks
 */
export function costVsDiscount(cost: Kopecks, first: PercentHundredths, second: PercentHundredths): Kopecks {
  return Number(halfUp(BigInt(cost) * (WHOLE - BigInt(first)) * (WHOLE - BigInt(second)), WHOLE * WHOLE))
}

/** @returns the plain sum of both discounts in hundredths of a percent; shown as «10 % + 5 %» only [DEC-014] */
export const totalDiscount = (first: PercentHundredths, second: PercentHundredths): PercentHundredths => first + second

/**
 * What the buyer saves on one unit against the price for all, never below zero. [DEC-014]
 * @returns kopecks, null where either price is unknown
 */
export function profit(guestCost: Kopecks | null, discountedCost: Kopecks | null): Kopecks | null {
  return guestCost === null || discountedCost === null ? null : Math.max(0, guestCost - discountedCost)
}

/**
 * A percentage of a sum, rounded half up once. [DEC-015]
 * @param sum kopecks, not negative
 * @param percent whole percent
 */
export const percentOf = (sum: Kopecks, percent: number): Kopecks => Number(halfUp(BigInt(sum) * BigInt(percent), 100n))

/**
 * What a whole litre or kilogram costs, rounded half up once: for comparing packages, never a price to be paid.
 * @param cost kopecks of what holds so much, not negative
 * @param thousandths of a litre or kilogram, from 1
 */
export const pricePer = (cost: Kopecks, thousandths: number): Kopecks => Number(halfUp(BigInt(cost) * 1000n, BigInt(thousandths)))

/** What is taken off an order that is collected, once from all its goods; nothing off one that is delivered. Kopecks. [DEC-015] */
export const pickupDiscount = (goods: Kopecks, isPickup: boolean): Kopecks => (isPickup ? percentOf(goods, ADDITIONAL_DISCOUNT_PERCENT) : 0)

/**
 * The VAT inside a sum that includes it: sum × rate / (100 + rate), half up once. [DEC-017]
 * @param sum kopecks with VAT
 * @param rate whole percent
 */
export const vatInside = (sum: Kopecks, rate: number): Kopecks => Number(halfUp(BigInt(sum) * BigInt(rate), 100n + BigInt(rate)))

/** The VAT rate at a moment, from the rates of the configuration. @param rates ascending by `from` (ISO date) */
export function vatRateAt(at: number, rates: readonly { from: string; percent: number }[]): number {
  return rates.findLast(({ from }) => Date.parse(`${from}T00:00:00+03:00`) <= at)?.percent ?? rates[0]?.percent ?? 0
}
