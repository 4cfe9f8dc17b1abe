/** What is measured; what it gives is thrown away. */
type Work = () => unknown

/** Two ways to the same result, or a work and something simple that it is held against. */
export type Case = { name: string; against: string; work: Work; baseline: Work }

/** How long a work takes against its baseline. `low` and `high`: half of the rounds lie between. */
export type Comparison = { ratio: number; low: number; high: number /** Of the work once. */; ms: number }

type Options = {
  /** Milliseconds, ever growing. */
  now?: () => number
  /** Pairs of measures. */
  rounds?: number
  /** What one measure takes at least, ms: below it the clock itself counts. */
  roundMs?: number
  /** What is run before anything counts, ms: until the engine has compiled it. */
  warmUpMs?: number
  collectGarbage?: () => void
}

/**
 * Runs both works turn about, so that whatever else the machine does meets both alike: the ratio holds where milliseconds do not.
 * Works may be asynchronous; an error of theirs is passed on.
 */
export async function compare({ work, baseline }: Pick<Case, 'work' | 'baseline'>, options: Options = {}): Promise<Comparison> {
  const { now = () => performance.now(), rounds = 15, roundMs = 25, warmUpMs = 250, collectGarbage = () => {} } = options
  const timesOfWork = await timesFor(work, { now, roundMs, warmUpMs })
  const timesOfBaseline = await timesFor(baseline, { now, roundMs, warmUpMs })
  const ratios: number[] = []
  const ms: number[] = []
  for (let round = 0; round < rounds; round++) {
    const measured = { work: 0, baseline: 0 }
    for (const which of round % 2 ? (['baseline', 'work'] as const) : (['work', 'baseline'] as const)) {
      collectGarbage()
      measured[which] = which === 'work' ? await once(work, timesOfWork, now) : await once(baseline, timesOfBaseline, now)
    }
    ratios.push(measured.work / measured.baseline)
    ms.push(measured.work)
  }
  return { ratio: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75), ms: quantile(ms, 0.5) }
}

/** Warms a work up. @returns how many runs of it fill a round */
async function timesFor(work: Work, { now, roundMs, warmUpMs }: Required<Pick<Options, 'now' | 'roundMs' | 'warmUpMs'>>): Promise<number> {
  const start = now()
  let runs = 0
  do {
    await work()
    runs++
  } while (now() - start < warmUpMs)
  return Math.ceil((roundMs * runs) / (now() - start))
}

/** @returns ms of one run, of so many */
async function once(work: Work, times: number, now: () => number): Promise<number> {
  const start = now()
  for (let at = 0; at < times; at++) {
    const result = work()
    if (result instanceof Promise) await result
  }
  return (now() - start) / times
}

/** The value below which this share of the numbers lies; between two neighbours by their distance. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}
