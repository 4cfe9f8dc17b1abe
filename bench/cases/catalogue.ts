import { createRandom, hash } from '../../fake-server/catalogue/random'
import { LEAVES } from '../../fake-server/catalogue/facts'
import { type PriceColumns, type PriceOf, pricingRows } from '../../fake-server/catalogue/query/price-columns'
import { queryProducts } from '../../fake-server/catalogue/query/query-products'
import { termsOf } from '../../fake-server/rules/region/region-prices'
import { atOnce } from '../../fake-server/steps'
import type { World } from '../../fake-server/world'
import { figure, type Line } from '../table'
import { type Case, quantile } from '../measure'
import { plainAnswer, type PlainQuestion } from '../plain/plain-answer'

/** The buyer of the measures: region 1, which buys in Казань. */
const PLACE = { cityId: 6, terms: termsOf(1) }

/** Prices and stock for that buyer. */
export const priceOfBuyer = ({ pricing }: Pick<World, 'pricing'>): PriceOf => pricing.summariesIn(PLACE)
/** The same as lists use them. */
export const pricesOfBuyer = (world: Pick<World, 'pricing' | 'catalogue'>): PriceColumns =>
  atOnce(pricingRows(world.catalogue.listed, priceOfBuyer(world)))

/** A question as people put it: the widest root, its two leading brands, one value of its first list, the second page. */
export function usualQuestion({ catalogue }: Pick<World, 'catalogue'>): { question: PlainQuestion; counted: string[] } {
  const [root = 0] = [...catalogue.categories].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  return within({ catalogue }, { category_id: root }, ({ lists, brands }) => ({
    brands: brands.slice(0, 2),
    filters: lists.slice(0, 1).map(({ id, names }) => ({ id, names: names.slice(0, 2) })),
    page: 1,
  }))
}

type Choices = { brands: string[]; lists: { id: string; names: string[] }[] }
function within(
  { catalogue }: Pick<World, 'catalogue'>,
  base: PlainQuestion,
  choose: (choices: Choices) => PlainQuestion,
): { question: PlainQuestion; counted: string[] } {
  const { brands, filters } = queryProducts(catalogue, { query: base, found: null, prices: null })
  const lists = filters.flatMap((filter) =>
    filter.type === 'list' ? [{ id: filter.id, names: filter.values.map(({ name }) => name) }] : [],
  )
  const question = { ...base, ...choose({ brands: brands.map(({ slug }) => slug), lists }) }
  return { question, counted: lists.map(({ id }) => id) }
}

/** A page of a list with its counts, for a guest and for a buyer with prices, by the index and by looking at every product. */
export function catalogueCases(world: World): Case[] {
  const { catalogue } = world
  const { question, counted } = usualQuestion(world)
  const against = 'looking at every product'
  const of = `${catalogue.products.length.toLocaleString('en')} products`
  const priceOf = priceOfBuyer(world)
  const prices = pricesOfBuyer(world)
  const cheap = { ...question, sort: 'cheap' as const }
  return [
    {
      name: `list with counts, guest, ${of}`,
      against,
      work: () => queryProducts(catalogue, { query: question, found: null, prices: null }),
      baseline: () => plainAnswer(catalogue.products, question, counted),
    },
    {
      name: `list with counts, buyer, cheapest first, ${of}`,
      against,
      work: () => queryProducts(catalogue, { query: cheap, found: null, prices }),
      baseline: () => plainAnswer(catalogue.products, cheap, counted, priceOf),
    },
  ]
}

const QUESTIONS = 120
const ROUNDS = 5
/** The plain way is asked every so many questions: it takes a hundred times as long. */
const PLAIN_EVERY = 8

/**
 * Different questions, put one after the other in rounds: p95 of the index against that of looking at every product. Of each question the
 * median of its rounds counts, for whatever else the machine does must not.
 */
export function questionLines(world: World): Line[] {
  const { catalogue } = world
  const priceOf = priceOfBuyer(world)
  const prices = pricesOfBuyer(world)
  return (['narrow', 'broad'] as const).flatMap((width) =>
    (['guest', 'buyer'] as const).map((who) => {
      const questions = questionsOf(world, width, who === 'buyer')
      const ask = ({ question }: (typeof questions)[number]) =>
        queryProducts(catalogue, { query: question, found: null, prices: who === 'buyer' ? prices : null })
      const plainly = ({ question, counted }: (typeof questions)[number]) =>
        plainAnswer(catalogue.products, question, counted, who === 'buyer' ? priceOf : undefined)
      for (const question of questions) ask(question)
      for (const question of questions.slice(0, 3)) plainly(question)
      globalThis.gc?.()
      const rounds: number[][] = []
      const plainTimes: number[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(questions.map((question) => timeOf(() => ask(question))))
      for (const question of questions.filter((_, at) => at % PLAIN_EVERY === 0)) plainTimes.push(timeOf(() => plainly(question)))
      const times = questions.map((_, at) =>
        quantile(
          rounds.map((round) => round[at] ?? NaN),
          0.5,
        ),
      )
      return {
        name: `facet query with counts and a page, ${width}, ${who}, p95, ${catalogue.products.length.toLocaleString('en')} products`,
        against: 'looking at every product, p95',
        ratio: quantile(times, 0.95) / quantile(plainTimes, 0.95),
        amount: `${figure(quantile(times, 0.95))} ms, p50 ${figure(quantile(times, 0.5))} ms`,
      }
    }),
  )
}

/** ms of one run */
export function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Narrow: sections of the lowest level; broad: roots and the whole catalogue. Brands, a list, stars; for a buyer price, stock and order too. */
function questionsOf(world: World, width: 'narrow' | 'broad', isBuyer: boolean): { question: PlainQuestion; counted: string[] }[] {
  const random = createRandom(hash(width))
  const roots = [undefined, ...new Set(LEAVES.map(({ path }) => path[0]))]
  const leaves = LEAVES.map(({ id }) => id).filter((id) => (world.catalogue.categories.get(id)?.length ?? 0) > 0)
  return Array.from({ length: QUESTIONS }, () => {
    const category_id = random.pick<number | undefined>(width === 'narrow' ? leaves : roots)
    return within(world, category_id === undefined ? {} : { category_id }, ({ brands, lists }) => {
      const some = (names: readonly string[]) => names.slice(0, 6).filter(() => random.chance(0.4))
      const list = lists.length > 0 ? random.pick(lists) : { id: '', names: [] }
      const names = some(list.names)
      return {
        ...(random.chance(0.5) && { brands: some(brands) }),
        ...(random.chance(0.6) && names.length > 0 && { filters: [{ id: list.id, names }] }),
        ...(random.chance(0.2) && { rating: 4 }),
        page: random.int(1, 3),
        ...(isBuyer && random.chance(0.3) && { price: { min: random.int(0, 50_000), max: random.int(50_000, 900_000) } }),
        ...(isBuyer && random.chance(0.3) && { availability: ['stock' as const] }),
        ...(isBuyer && random.chance(0.5) && { sort: 'cheap' as const }),
      }
    })
  })
}
