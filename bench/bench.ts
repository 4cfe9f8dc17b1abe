import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { seedWorld } from '../fake-server/seed/seed-world'
import { NOW } from '../tests/support/world'
import { cartLines } from './browser/cart-lines'
import { demoStart } from './browser/demo-start'
import { findingLines } from './browser/finding-lines'
import { flowLines } from './browser/flow-lines'
import { memoryLine } from './browser/memory-line'
import { pageLoads } from './browser/page-loads'
import { serveShop, type ServedShop } from './browser/served-shop'
import { bytesLines } from './cases/bytes'
import { cartCases } from './cases/cart'
import { catalogueCases, questionLines } from './cases/catalogue'
import { inspectLines } from './cases/inspect'
import { indexLines, searchLines } from './cases/index-lines'
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

/** What runs in Node alone. */
async function linesOfNode(): Promise<Line[]> {
  const small = seedWorld({ products: 2000, now: NOW })
  const large = seedWorld({ products: 50_000, now: NOW })
  const worlds = [small, seedWorld({ products: 10_000, now: NOW }), large]
  const lines: Line[] = []
  const told = (more: readonly Line[]) => {
    for (const { name, ratio, amount } of more) console.error(`${name}: ${figure(ratio)} (${amount})`)
    lines.push(...more)
  }
  for (const world of worlds) for (const each of catalogueCases(world)) lines.push(await lineOf(each))
  for (const world of worlds) told(questionLines(world))
  told(indexLines(large))
  told(await searchLines(large))
  for (const each of [...cartCases(small, NOW), ...(await serverCases(2000))]) lines.push(await lineOf(each))
  return lines
}

/** The built shop over real HTTP in a browser; run.mjs has built it. */
async function linesOfBrowser(
  measures: readonly ((shop: ServedShop) => Promise<Line[]>)[],
  { dist = 'dist-api', products }: { dist?: string; products?: number } = {},
): Promise<Line[]> {
  const shop = await serveShop(dist, products)
  try {
    const lines: Line[] = []
    for (const measure of measures) {
      const measured = await measure(shop)
      for (const { name, ratio, amount } of measured) console.error(`${name}: ${figure(ratio)} (${amount})`)
      lines.push(...measured)
    }
    return lines
  } finally {
    await shop.close()
  }
}

const parts = {
  node: linesOfNode,
  inspect: inspectLines,
  bytes: bytesLines,
  loads: async () => [
    ...(await linesOfBrowser([(shop) => pageLoads(shop, 'real server'), memoryLine])),
    ...(await linesOfBrowser([(shop) => pageLoads(shop, 'demo')], { dist: 'dist' })),
  ],
  start: () => linesOfBrowser([demoStart], { dist: 'dist' }),
  finding: async () => {
    const lines: Line[] = []
    for (const products of [2000, 50_000]) lines.push(...(await linesOfBrowser([(shop) => findingLines(shop, products)], { products })))
    return lines
  },
  flow: () => linesOfBrowser([flowLines]),
  cart: () => linesOfBrowser([(shop) => cartLines(shop, [300]), (shop) => cartLines(shop, [1000])]),
}
const names = Object.keys(parts) as (keyof typeof parts)[] // of that very object
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = only?.find((name) => !names.some((known) => known === name))
if (unknown !== undefined || (only && process.argv.includes('--write'))) {
  console.error(
    unknown === undefined
      ? 'Only the whole table is kept: --write goes without --only.'
      : `--only knows ${names.join(', ')}, not «${unknown}».`,
  )
  process.exit(1)
}
const lines: Line[] = []
for (const name of names) if (!only || only.includes(name)) lines.push(...(await parts[name]()))

const before = existsSync(DOCUMENT) ? ratiosIn(readFileSync(DOCUMENT, 'utf8')) : new Map<string, number>()
const table = tableOf(lines, before)
console.log(table)
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text(table))
