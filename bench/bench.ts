import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { seedWorld } from '../fake-server/seed/seed-world'
import { NOW } from '../tests/support/world'
import { bytesLines } from './cases/bytes'
import { cartCases } from './cases/cart'
import { catalogueCases } from './cases/catalogue'
import { serverCases } from './cases/server'
import { type Case, compare } from './measure'
import { figure, type Line, ratiosIn, tableOf } from './table'

const DOCUMENT = 'docs/bench.md'

/** Measures one case. Garbage is collected between the measures where Node lets us. */
async function lineOf({ name, against, ...works }: Case): Promise<Line> {
  const { ms, ...ratios } = await compare(works, { collectGarbage: () => globalThis.gc?.() })
  console.error(`${name}: ${figure(ratios.ratio)}`)
  return { name, against, ...ratios, amount: `${figure(ms)} ms` }
}

const text = (table: string): string => `# Speed

\`npm run bench\` measures it, \`npm run bench -- --write\` keeps the table here. A ratio is the time (or bytes) of what stands on the left
over that of what it is held against, in the same run, turn about: it holds on any machine, milliseconds do not. Below 1 the left one
is quicker. «Before» is the ratio that stood here until this run; «Here» is the machine of this run, for the eye only.
Who changes something for speed writes the table before and after.

${table}

Measured with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}.
`

const small = seedWorld({ products: 2000, now: NOW })
const cases = [
  ...catalogueCases(small),
  ...catalogueCases(seedWorld({ products: 10_000, now: NOW })),
  ...catalogueCases(seedWorld({ products: 50_000, now: NOW })),
  ...cartCases(small, NOW),
  ...(await serverCases(2000)),
]
const lines: Line[] = []
for (const each of cases) lines.push(await lineOf(each))
lines.push(...(await bytesLines()))

const before = existsSync(DOCUMENT) ? ratiosIn(readFileSync(DOCUMENT, 'utf8')) : new Map<string, number>()
const table = tableOf(lines, before)
console.log(table)
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text(table))
