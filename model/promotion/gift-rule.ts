import * as z from 'zod/mini'
import { type Kopecks, Rubles } from '../money/money'
import { whole } from '../whole'

/** What a gift promotion asks for: a gift for every so many pieces of its goods, or one for goods of so much money. [DEC-023] */
export const GiftRule = z.union([z.object({ units: z.number().check(whole(), z.positive()) }), z.object({ sum: Rubles })])
export type GiftRule = z.output<typeof GiftRule>

/** What an order has of the goods of a promotion; `sum` after all discounts. */
export type GiftTotals = { units: number; sum: Kopecks }

/** @returns how many gifts goods of so many pieces and so much money earn, and which `share` of one gift they come to */
export function giftEarned(rule: GiftRule, { units, sum }: GiftTotals): { share: number; count: number } {
  const share = 'units' in rule ? units / rule.units : sum / rule.sum
  return { share, count: 'units' in rule ? Math.floor(share) : Math.min(1, Math.floor(share)) }
}

/** @returns what is missing for the next gift, in pieces or in kopecks; null where no more is given */
export function giftLack(rule: GiftRule, totals: GiftTotals): { units: number } | { sum: Kopecks } | null {
  if ('units' in rule) return { units: rule.units - (totals.units % rule.units) }
  return totals.sum >= rule.sum ? null : { sum: rule.sum - totals.sum }
}
