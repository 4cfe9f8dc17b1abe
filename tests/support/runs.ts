/** How a property is run: so many times, RUNS for more; in CI always the same way, so that a red build is about its change. */
export const runs = (usual: number): { numRuns: number; seed?: number } => ({
  numRuns: Number(process.env['RUNS'] ?? usual),
  ...(process.env['CI'] && { seed: 20_261_121 }),
})
