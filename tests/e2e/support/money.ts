import type { Locator } from '@playwright/test'

/** A sum as the shop writes it: no-break spaces between thousands, two decimals. */
const SUM = /[-−]?\d{1,3}(?:[\u00a0\u202f]\d{3})*,\d{2}(?=[\u00a0\u202f]₽)/g

/** All sums of a text, in kopecks, in their order. Whole numbers only: what is added up here owes nothing to the shop's own rules. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(SUM)].map(([sum]) => Number(sum.replace('−', '-').replace(/[^\d-]/g, '')))

/** The first sum of a text in kopecks; throws where there is none. */
export function sumIn(text: string): number {
  const [first] = sumsIn(text)
  if (first === undefined) throw new Error(`No sum in «${text}»`)
  return first
}

/** The first sum of what an element shows, in kopecks. */
export const sumOf = async (element: Locator): Promise<number> => sumIn(await element.innerText())

/** Half up, away from floating point: `part` hundredths of a percent of so many kopecks. */
export const percentOf = (kopecks: number, part: number): number => Number((BigInt(kopecks) * BigInt(part) * 2n + 10_000n) / 20_000n)
