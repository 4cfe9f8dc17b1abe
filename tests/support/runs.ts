/** In CI every property goes the same way each time, so that a red build is about its change. */
export const STEADY: { seed?: number } = process.env['CI'] ? { seed: 20_261_121 } : {}

/** How a property is run: so many times, RUNS for more. */
export const runs = (usual: number): { numRuns: number; seed?: number } => ({ numRuns: Number(process.env['RUNS'] ?? usual), ...STEADY })
