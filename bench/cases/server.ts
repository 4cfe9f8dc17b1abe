import { queryProducts } from '../../fake-server/catalogue/query/query-products'
import { PRICES_PER_REQUEST } from '../../model/limits'
import { newServer, NOW, visitor } from '../../tests/support/world'
import type { Case } from '../measure'
import { cartLines } from './cart'
import { pricesOfBuyer, usualQuestion } from './catalogue'

/** What the client and the fake server add to the work itself: a list for a guest and for a buyer, the prices of 300 lines. */
export async function serverCases(products: number): Promise<Case[]> {
  const server = newServer({ products })
  const guest = await visitor(server, 0)
  const buyer = await visitor(server, 1)
  const { question } = usualQuestion(server.world)
  const { catalogue } = server.world
  const prices = pricesOfBuyer(server.world)
  const ids = catalogue.listed.slice(0, 300).map(({ id }) => id)
  const rows = cartLines(server.world, 300, NOW).map(({ price }) => price)
  const pricesOf = (products_ids: number[]) => buyer.api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids } })
  const of = `${products.toLocaleString('en')} products`
  return [
    {
      name: `a list from the fake server, as the client has it, guest, ${of}`,
      against: 'the question to the catalogue alone',
      work: () => guest.api('products.all', { body: question }),
      baseline: () => queryProducts(catalogue, { query: question, found: null, prices: null }),
    },
    {
      name: `a list from the fake server, as the client has it, buyer, ${of}`,
      against: 'the question to the catalogue alone',
      work: () => buyer.api('products.all', { body: { ...question, company_region_id: 1 } }),
      baseline: () => queryProducts(catalogue, { query: question, found: null, prices }),
    },
    {
      name: `the prices of 300 lines from the fake server, as the client has them, ${of}`,
      against: 'JSON of the same rows there and back',
      work: async () => [await pricesOf(ids.slice(0, PRICES_PER_REQUEST)), await pricesOf(ids.slice(PRICES_PER_REQUEST))],
      baseline: () => JSON.parse(JSON.stringify(rows)),
    },
  ]
}
