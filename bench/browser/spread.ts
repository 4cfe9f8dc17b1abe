import { quantile } from '../measure'

/** Times of one thing measured many times, ms. */
export type Spread = { p50: number; p95: number }

/** The median of many measures, and what all but one in twenty stay below. */
export const spreadOf = (times: readonly number[]): Spread => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) })

/** The median of so many runs of something that gives its own ms. */
export async function medianOf(runs: number, work: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await work(run))
  return quantile(times, 0.5)
}

/** ms that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
