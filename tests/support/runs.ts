/** Every property takes the same walks each time, so that a red test is about its change; `SEED=random` (or a number) looks elsewhere. */
const SEED = 20_261_121

/** The seed of all properties as fast-check takes it. In: what `SEED` holds. Out: nothing where chance is to choose. */
export function seedOf(wanted: string | undefined): { seed?: number } {
  if (wanted === 'random') return {}
  const seed = wanted === undefined ? SEED : Number(wanted)
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED is «${wanted}»: it is «random» or a whole number.`)
  return { seed }
}

/** The seed of this process. */
export const STEADY: { seed?: number } = seedOf(process.env['SEED'])

/**
 * How many times a property is run. In: the usual number, and what `RUNS` holds: `500` times, or `10x` or `0.4x` as many as usual.
 * Throws where it is neither.
 */
export function runsOf(usual: number, wanted: string | undefined): number {
  if (wanted === undefined) return usual
  const [, count, factor] = /^(?:([1-9]\d*)|(\d+(?:\.\d+)?)x)$/.exec(wanted) ?? []
  const number = count === undefined ? Math.ceil(Number(factor ?? NaN) * usual) : Number(count)
  if (!(number > 0)) throw new Error(`RUNS is «${wanted}»: it is a number of runs, or a factor such as «10x».`)
  return number
}

/** How a property is run: fast-check's parameters. In: its usual number of runs. */
export const runs = (usual: number): { numRuns: number; seed?: number } => ({ numRuns: runsOf(usual, process.env['RUNS']), ...STEADY })
