import * as z from 'zod/mini'
import type { ShownLine } from '../cart/totals'
import { derivedPrice } from '../catalogue/product-price'
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

/** @returns what the lines of a cart have of the goods of a promotion: what is in stock and has a price counts */
export function giftTotals(lines: readonly ShownLine[], promotionId: number): GiftTotals {
  const totals = { units: 0, sum: 0 }
  for (const { qty, price } of lines) {
    const cost = price && price.stock >= 1 && price.gifts.some(({ id }) => id === promotionId) ? derivedPrice(price).cost_vs_discount : null
    if (!cost) continue
    totals.units += qty
    totals.sum += qty * cost
  }
  return totals
}
