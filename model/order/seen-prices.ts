import type { Kopecks } from '../money/money'

/** What a piece of each product of a cart cost when the buyer first met it there, or accepted it: kopecks by product id. */
export type SeenPrices = Readonly<Record<string, Kopecks>>

/**
 * What is remembered once the prices of a cart are on the screen: each product as it was met first; what has left the cart is forgotten.
 * @param now what the lines of the cart cost now, kopecks by product id
 * @returns the same object where nothing changed
 */
export function metPrices(seen: SeenPrices, now: SeenPrices): SeenPrices {
  const next = Object.fromEntries(Object.entries(now).map(([id, cost]) => [id, seen[id] ?? cost]))
  const ids = Object.keys(next)
  return ids.length === Object.keys(seen).length && ids.every((id) => next[id] === seen[id]) ? seen : next
}

/** The price that a line had before, where it has another now; null where it stayed, or was met just now. Kopecks. */
export const priceBefore = (seen: SeenPrices, productId: number, now: Kopecks | null): Kopecks | null => {
  const before = seen[productId]
  return before === undefined || now === null || before === now ? null : before
}
