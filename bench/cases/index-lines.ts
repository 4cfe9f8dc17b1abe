import { indexing } from '../../fake-server/catalogue/query/catalogue'
import { readingProducts } from '../../fake-server/catalogue/search/search'
import { compactValuesOf, type CatalogueProduct } from '../../fake-server/catalogue/catalogue-product'
import type { Steps } from '../../fake-server/steps'
import type { World } from '../../fake-server/world'
import { quantile } from '../measure'
import { figure, type Line } from '../table'
import { timeOf } from './catalogue'
import { TYPED } from './typed'

const BUILDS = 7
const ROUNDS = 5
/** Tasks from this on count as long, ms. */
const LONG_TASK_MS = 50

/** The index and the search of all products: how long they take to make, at once and in their longest step, and how much room. */
export function indexLines({ catalogue }: World): Line[] {
  const { products, listed } = catalogue
  const of = `${products.length.toLocaleString('en')} products`
  const plain: number[] = []
  const whole: number[] = []
  const steps: number[] = []
  const bytes: number[] = []
  /** All of them are held, so that each is as much more as it takes. */
  const held: unknown[] = []
  for (let build = 0; build < BUILDS; build++) {
    plain.push(timeOf(() => readAll(listed)))
    const before = heldBytes()
    const made = [stepTimes(indexing(products)), stepTimes(readingProducts(catalogue))]
    held.push(...made.map(({ result }) => result))
    bytes.push(heldBytes() - before)
    whole.push(made.reduce((sum, { ms }) => sum + ms, 0))
    steps.push(...made.map(({ longest }) => longest))
  }
  return [
    {
      name: `index and search made, ${of}`,
      against: 'reading every name and value once',
      ratio: quantile(whole, 0.5) / quantile(plain, 0.5),
      amount: `${figure(quantile(whole, 0.5))} ms`,
    },
    {
      name: `room of index and search, ${of}`,
      against: 'the names and articles of these products as text',
      ratio: quantile(bytes, 0.5) / listed.reduce((sum, { name, article }) => sum + 2 * (name.length + article.length), 0),
      amount: `${figure(quantile(bytes, 0.5) / 1e6)} MB`,
    },
    {
      name: `longest step of making them, ${of}`,
      against: `a task that counts as long, ${LONG_TASK_MS} ms`,
      ratio: quantile(steps, 0.75) / LONG_TASK_MS,
      amount: `${figure(quantile(steps, 0.75))} ms`,
    },
  ]
}

/** Every key of what people type, from the key to the found products in their order; of each key the median of some rounds. */
export async function searchLines({ catalogue, later }: World): Promise<Line[]> {
  const { find } = await later.search()
  const keys = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
  const names = catalogue.listed.map(({ name, article }) => `${name} ${article}`.toLowerCase())
  const plainly = (text: string) => {
    const words = text.toLowerCase().split(' ')
    return names.filter((name) => words.every((word) => name.includes(word)))
  }
  for (const key of keys) find(key)
  globalThis.gc?.()
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(keys.map((key) => timeOf(() => find(key))))
  const times = keys.map((_, at) =>
    quantile(
      rounds.map((round) => round[at] ?? NaN),
      0.5,
    ),
  )
  const plainTimes = keys.map((key) => timeOf(() => plainly(key)))
  return [
    {
      name: `search key to its answer, p95, ${catalogue.products.length.toLocaleString('en')} products`,
      against: 'looking for the very letters in every name, p95',
      ratio: quantile(times, 0.95) / quantile(plainTimes, 0.95),
      amount: `${figure(quantile(times, 0.95))} ms, p50 ${figure(quantile(times, 0.5))} ms`,
    },
  ]
}

function stepTimes(steps: Steps<unknown>): { result: unknown; ms: number; longest: number } {
  const start = performance.now()
  for (let longest = 0; ; ) {
    const begun = performance.now()
    const { done, value } = steps.next()
    const end = performance.now()
    longest = Math.max(longest, end - begun)
    if (done) return { result: value, ms: end - start, longest }
  }
}

function heldBytes(): number {
  globalThis.gc?.()
  globalThis.gc?.() // what holds buffers is collected before these are
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function readAll(products: readonly CatalogueProduct[]): number {
  let length = 0
  for (const product of products) length += product.name.length + compactValuesOf(product).length
  return length
}
