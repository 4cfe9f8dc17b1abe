import type { Kopecks } from '../money/money'

/** What a piece of each product of a cart cost when it was met there first, or accepted: kopecks by product id. */
export type SeenPrices = Readonly<Record<string, Kopecks>>
/** What the products of a cart cost now, kopecks by product id; null: there is no price. */
export type MetPrices = Readonly<Record<string, Kopecks | null>>

/**
 * What is remembered once the prices of a cart are known: each product as it was met first; one without a price keeps what it had; what
 * has left the cart is forgotten.
 * @param now of every line of the cart
 * @returns the same object where nothing changed
 */
export function metPrices(seen: SeenPrices, now: MetPrices): SeenPrices {
  if (isMet(seen, now)) return seen
  const next: Record<string, Kopecks> = {}
  for (const [id, cost] of Object.entries(now)) {
    const met = seen[id] ?? cost
    if (met !== null) next[id] = met
  }
  return next
}

/** Whether every price is met, and what is met is in the cart; asked after every answer of the server. */
function isMet(seen: SeenPrices, now: MetPrices): boolean {
  let met = 0
  for (const id in now) {
    if (seen[id] !== undefined) met++
    else if (now[id] !== null) return false
  }
  return met === Object.keys(seen).length
}

/** The price that a line had before, where it has another now; null where it stayed, or was met just now. Kopecks. */
export const priceBefore = (seen: SeenPrices, productId: number, now: Kopecks | null): Kopecks | null => {
  const before = seen[productId]
  return before === undefined || now === null || before === now ? null : before
}
