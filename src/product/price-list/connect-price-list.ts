import { priceListMachine, type Slice } from '../../../machines/price-list/price-list.machine'
import type { ProductQuery } from '../../../model/catalogue/filter'
import type { Product } from '../../../model/catalogue/product'
import type { Api } from '../../../model/contract'
import { PAGES_PER_SLICE, PRICE_LIST_MAX, PRICES_PER_REQUEST, PRODUCTS_PER_PAGE } from '../../../model/limits'
import { fileNameOf, headLines } from '../../../model/price-list/price-list-head'
import { priceListRow, type PriceListRow, uniqueRows } from '../../../model/price-list/price-list-row'
import { pageCall } from '../../api/page-call'
import { serverClockOffset } from '../../platform/clock/server-clock'
import { download } from '../../platform/files/download'
import { nextTask } from '../../platform/files/next-task'

const PER_PAGE = PRODUCTS_PER_PAGE[2]
const PER_SLICE = PAGES_PER_SLICE * PER_PAGE
const pagesOf = (total: number): number => Math.ceil(Math.min(total, PRICE_LIST_MAX) / PER_PAGE)

/** A price list with its calls and its file; the code that writes files is loaded when one is written. */
export const connectPriceList = (api: Api) =>
  priceListMachine.provide({
    actors: {
      loadSlice: pageCall(async ({ input: { source, regionId, from }, signal }): Promise<Slice> => {
        if (source.kind === 'question') return questionSlice(api, { ...source, regionId, from }, signal)
        const goods = source.goods.slice(from, from + PER_SLICE)
        const next = from + PER_SLICE
        return {
          rows: await priced(api, goods, regionId, signal),
          next: next < source.goods.length ? next : null,
          total: source.goods.length,
          clockOffset: serverClockOffset(),
        }
      }),
      saveFile: pageCall(async ({ input: { head, at, slices }, signal }) => {
        const { writePriceList } = await import('./write-price-list')
        const rows = uniqueRows(slices)
        const name = `${fileNameOf(head, at)}.xlsx`
        download(await writePriceList({ rows, lines: headLines(head, at, rows.length), at }, nextTask, signal), name)
        return name
      }),
    },
  })

type Part = { question: Omit<ProductQuery, 'page' | 'itemsPerPage'>; total: number; regionId: number; from: number }

/** Pages of the catalogue side by side, from page `from` (counted from 0) on, as many as there are by what was known of the list last. */
async function questionSlice(api: Api, { question, total, regionId, from }: Part, signal: AbortSignal): Promise<Slice> {
  const count = Math.min(PAGES_PER_SLICE, Math.max(1, pagesOf(total) - from))
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      api('products.all', { body: { ...question, page: from + at + 1, itemsPerPage: PER_PAGE } }, { signal }),
    ),
  )
  const last = answers.at(-1)
  const next = from + count
  return {
    rows: await priced(
      api,
      answers.flatMap(({ products }) => products),
      regionId,
      signal,
    ),
    // A page without products is past the end, whatever the total says.
    next: last && last.products.length > 0 && next < pagesOf(last.total) ? next : null,
    total: Math.min(last?.total ?? 0, PRICE_LIST_MAX),
    clockOffset: serverClockOffset(),
  }
}

/** Goods with their prices, in their order. */
async function priced(api: Api, goods: readonly Product[], regionId: number, signal: AbortSignal): Promise<PriceListRow[]> {
  const ids = goods.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / PRICES_PER_REQUEST) }, (_, at) =>
    ids.slice(at * PRICES_PER_REQUEST, (at + 1) * PRICES_PER_REQUEST),
  )
  const answers = await Promise.all(
    parts.map((products_ids) => api('products.stocksAndPrices', { body: { company_region_id: regionId, products_ids } }, { signal })),
  )
  const prices = new Map(answers.flatMap(({ products }) => products).map((price) => [price.product_id, price]))
  return goods.map((product) => priceListRow(product, prices.get(product.id) ?? null))
}
