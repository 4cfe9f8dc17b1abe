import type { Kopecks } from '../../money/money'

/** A package of one line of goods: its amount (litres, kilograms), and what one of it costs. */
export type Pack = { readonly amount: number; readonly price: Kopecks }
/** How many of each package, in the order of the packages. */
export type PackPlan = {
  readonly counts: readonly number[]
  /** Of all of them, at least what is needed. */
  readonly amount: number
  readonly price: Kopecks
  readonly isCheapest: boolean
}

/** Amounts are counted in thousandths: millilitres, grams. */
const UNITS = 1_000
/** What a plan is chosen by, the first first. */
const ORDERS = [
  ['price', 'rest', 'count'],
  ['rest', 'price', 'count'],
  ['count', 'price', 'rest'],
] as const
type Score = Record<'price' | 'rest' | 'count', number>

/** Beside the best plans those of the smaller packages are offered that need no more of them than this. */
const FEW = 3

/**
 * The packages that cover an amount: 4.3 litres are 4 + 1 or one of 5. The cheapest plan, the one with the least left over, the one of
 * the fewest packages, and those of smaller packages that are few, each once, the cheapest first. Never less than needed; none where
 * there are no packages or nothing is needed.
 * @param packs with prices; those without one are left out before
 */
export function packPlans(needed: number, packs: readonly Pack[]): PackPlan[] {
  const sizes = packs.map(({ amount }) => Math.round(amount * UNITS))
  const units = Math.ceil(Math.round(needed * UNITS * 10) / 10)
  if (units <= 0 || packs.length === 0 || sizes.some((size) => size <= 0)) return []
  const step = sizes.reduce(commonDivisor)
  const best = (order: (typeof ORDERS)[number], largest = Infinity) =>
    bestCounts(
      Math.ceil(units / step),
      packs.map(({ price }, at) => ({ size: (sizes[at] ?? 0) / step, price, isAllowed: (sizes[at] ?? 0) <= largest })),
      order,
    )
  const smaller = sizes.map((size) => best(ORDERS[0], size)).filter((counts) => sum(counts) <= FEW)
  const plans = [...ORDERS.map((order) => best(order)), ...smaller].map((counts) => ({
    counts,
    amount: sum(counts.map((count, at) => count * (sizes[at] ?? 0))) / UNITS,
    price: sum(counts.map((count, at) => count * (packs[at]?.price ?? 0))),
  }))
  const lowest = Math.min(...plans.map(({ price }) => price))
  return plans
    .filter(({ counts }, at) => plans.findIndex((other) => String(other.counts) === String(counts)) === at)
    .map((plan) => ({ ...plan, isCheapest: plan.price === lowest }))
    .sort((one, other) => one.price - other.price)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

/** The best way to cover each amount up to the needed one, from the smallest on. */
function bestCounts(
  needed: number,
  packs: readonly { size: number; price: number; isAllowed: boolean }[],
  order: (typeof ORDERS)[number],
): number[] {
  /** By what is still missing: the best score, and the package it begins with. */
  const best: { score: Score; pack: number }[] = [{ score: { price: 0, rest: 0, count: 0 }, pack: -1 }]
  for (let missing = 1; missing <= needed; missing++) {
    let chosen: { score: Score; pack: number } | null = null
    for (const [pack, { size, price, isAllowed }] of packs.entries()) {
      const before = best[Math.max(0, missing - size)]?.score
      if (!before || !isAllowed) continue
      const score = {
        price: before.price + price,
        rest: before.rest + Math.max(0, size - missing),
        count: before.count + 1,
      }
      if (chosen === null || isBetter(score, chosen.score, order)) chosen = { score, pack }
    }
    if (chosen) best.push(chosen)
  }
  const counts = packs.map(() => 0)
  for (let missing = needed; missing > 0; ) {
    const pack = best[missing]?.pack ?? 0
    counts[pack] = (counts[pack] ?? 0) + 1
    missing -= packs[pack]?.size ?? missing
  }
  return counts
}

function isBetter(score: Score, other: Score, order: (typeof ORDERS)[number]): boolean {
  for (const by of order) if (score[by] !== other[by]) return score[by] < other[by]
  return false
}
