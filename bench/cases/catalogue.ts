import { queryProducts } from '../../fake-server/catalogue/query/query-products'
import type { PriceOf } from '../../fake-server/catalogue/query/price-columns'
import { termsOf } from '../../fake-server/rules/region-prices'
import type { World } from '../../fake-server/world'
import type { Case } from '../measure'
import { plainAnswer, type PlainQuestion } from '../plain/plain-answer'

/** The buyer of the measures: region 1, which buys in Казань. */
const PLACE = { cityId: 6, terms: termsOf(1) }

/** Prices and stock for that buyer. */
export const priceOfBuyer =
  ({ pricing }: Pick<World, 'pricing'>): PriceOf =>
  (product) =>
    pricing.summary(product, PLACE)

/** A question as people put it: the widest root, its two leading brands, one value of its first list, the second page. */
export function usualQuestion({ catalogue }: Pick<World, 'catalogue'>): { question: PlainQuestion; counted: string[] } {
  const [root = 0] = [...catalogue.categories].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const { brands, filters } = queryProducts(catalogue, { category_id: root })
  const lists = filters.flatMap((filter) => (filter.type === 'list' ? [filter] : []))
  const chosen = lists.slice(0, 1).map(({ id, values }) => ({ id, names: values.slice(0, 2).map(({ name }) => name) }))
  return {
    question: { category_id: root, brands: brands.slice(0, 2).map(({ slug }) => slug), filters: chosen, page: 1 },
    counted: lists.map(({ id }) => id),
  }
}

/** A page of a list with its counts, for a guest and for a buyer with prices, by the index and by looking at every product. */
export function catalogueCases(world: World): Case[] {
  const { catalogue } = world
  const { question, counted } = usualQuestion(world)
  const against = 'looking at every product'
  const of = `${catalogue.products.length.toLocaleString('en')} products`
  const priceOf = priceOfBuyer(world)
  const cheap = { ...question, sort: 'cheap' as const }
  return [
    {
      name: `list with counts, guest, ${of}`,
      against,
      work: () => queryProducts(catalogue, question),
      baseline: () => plainAnswer(catalogue.products, question, counted),
    },
    {
      name: `list with counts, buyer, cheapest first, ${of}`,
      against,
      work: () => queryProducts(catalogue, cheap, priceOf),
      baseline: () => plainAnswer(catalogue.products, cheap, counted, priceOf),
    },
  ]
}
