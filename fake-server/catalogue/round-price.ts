import type { Kopecks } from '../../model/money/money'

/** @returns rubles as a price of a list in kopecks: below 100 ₽ to the kopeck, below 1 000 ₽ to ten, from there to the ruble */
export function roundPrice(rubles: number): Kopecks {
  const step = rubles < 100 ? 1 : rubles < 1000 ? 10 : 100
  return Math.max(1, Math.round((rubles * 100) / step) * step)
}
