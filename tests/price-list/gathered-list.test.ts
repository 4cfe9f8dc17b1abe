import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { PriceListSource } from '../../machines/price-list/price-list.machine'
import { ApiError } from '../../model/api-error'
import { derivedPrice, type ProductPrice } from '../../model/catalogue/product-price'
import type { Product } from '../../model/catalogue/product'
import type { Api, EndpointName } from '../../model/contract'
import { PAGES_PER_SLICE, PRICES_PER_REQUEST } from '../../model/limits'
import { HEAD_ROW } from '../../model/price-list/price-list-sheet'
import { noteAnswerTime } from '../../src/platform/clock/server-clock'
import { connectPriceList } from '../../src/product/price-list/connect-price-list'
import { productOf } from '../support/goods'
import { price } from '../support/plain-goods'
import { type Cell, readWorkbook } from '../support/read-workbook'
import { newServer, visitor } from '../support/world'
import { eventually } from '../support/waiting/eventually'

const downloads = vi.hoisted((): { file: Blob; name: string }[] => [])
vi.mock('../../src/platform/files/download', () => ({ download: (file: Blob, name: string) => void downloads.push({ file, name }) }))
afterEach(() => void downloads.splice(0))

/** More products than one slice has. */
const server = newServer({ products: 800 })
const head = { shop: 'Картер', buyer: 'ООО «Волга-Сервис», Казань', filter: ['Весь каталог'] }

/** Starts a list; the calls of the client go through `between`. */
async function open(
  source: PriceListSource,
  between: (name: EndpointName, args: unknown, go: () => Promise<unknown>) => Promise<unknown> = (_, __, go) => go(),
) {
  const { api } = await visitor(server, 1)
  const asked: EndpointName[] = []
  const watched = ((name: EndpointName, args: never, options: never) => {
    asked.push(name)
    return between(name, args, () => api(name, args, options))
  }) as unknown as Api // it hands on what it is given
  const list = createActor(connectPriceList(watched), { input: { source, regionId: 1, head } }).start()
  return { list, asked, api }
}
const rest = (list: Awaited<ReturnType<typeof open>>['list']) =>
  waitFor(list, (state) => !state.hasTag('busy') && !state.matches('offered'))
const question = (total: number, more: object = {}): PriceListSource => ({
  kind: 'question',
  question: { company_region_id: 1, sort: 'cheap', ...more },
  total,
})

/** All products of a question with their prices, page by page and one by one: the plain way. */
async function plainly(api: Api, more: object = {}): Promise<{ product: Product; price: ProductPrice }[]> {
  const found: Product[] = []
  for (let page = 1; ; page++) {
    const { products } = await api('products.all', { body: { company_region_id: 1, sort: 'cheap', ...more, page, itemsPerPage: 96 } })
    if (products.length === 0) break
    found.push(...products)
  }
  const rows: { product: Product; price: ProductPrice }[] = []
  for (let at = 0; at < found.length; at += PRICES_PER_REQUEST) {
    const part = found.slice(at, at + PRICES_PER_REQUEST)
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: part.map(({ id }) => id) } })
    for (const product of part) rows.push({ product, price: products.find(({ product_id }) => product_id === product.id)! }) // all are sold here
  }
  return rows
}
const shown = (cell: Cell | undefined) => (cell?.kind === 'number' ? cell.value : cell?.kind === 'text' ? cell.text : null)
/** What a file says of its products, row by row. */
async function fileRows(file: Blob) {
  const { cells } = readWorkbook(new Uint8Array(await file.arrayBuffer()))
  const rows: (string | number | null)[][] = []
  for (let row = HEAD_ROW + 1; cells.has(`A${row}`); row++)
    rows.push(['A', 'B', 'F', 'G', 'H', 'J'].map((column) => shown(cells.get(column + row))))
  return rows
}
const expected = (rows: Awaited<ReturnType<typeof plainly>>) =>
  rows.map(({ product, price: of }) => [
    product.article,
    product.name,
    of.stock,
    of.guest_cost! / 100, // both are there in an active region
    derivedPrice(of).cost_vs_discount! / 100,
    product.pack,
  ])

describe('a price list of the catalogue', () => {
  it('has all products of the filter, not those of a page, in the order of the list and at its prices [DEC-013]', async () => {
    const { list, api } = await open(question(1))
    list.send({ type: 'list.wanted', form: 'file' })
    expect((await rest(list)).value).toBe('saved')
    const plain = await plainly(api)
    expect(plain.length).toBeGreaterThan(PAGES_PER_SLICE * 96)
    expect(await fileRows(downloads[0]!.file)).toEqual(expected(plain))
    expect(downloads[0]?.name).toMatch(/^Прайс-лист Картер, Казань, Весь каталог, \d{4}-\d\d-\d\d\.xlsx$/)
  })

  it('of a narrow filter has what that finds', async () => {
    const more = { brands: ['arktelub'], availability: ['today'] }
    const { list, api } = await open(question(50, more))
    list.send({ type: 'list.wanted', form: 'file' })
    await rest(list)
    expect(await fileRows(downloads[0]!.file)).toEqual(expected(await plainly(api, more)))
  })

  it('is of the day of the server, whatever day the computer’s clock says', async () => {
    const noteTime = (server: number) => noteAnswerTime({ server, sent: Date.now(), received: Date.now() })
    noteTime(Date.parse('2027-03-08T12:00:00Z'))
    const { list } = await open({ kind: 'goods', goods: [productOf(1)] })
    list.send({ type: 'list.wanted', form: 'file' })
    await rest(list)
    noteTime(Date.now())
    expect(downloads[0]?.name).toMatch(/, 2027-03-08\.xlsx$/)
  })

  it('that breaks off in the middle and is gone on with is the same file', async () => {
    let left = PAGES_PER_SLICE + 5
    const broken = await open(question(800), (_, __, go) => (left-- === 0 ? Promise.reject(new ApiError(0, '')) : go()))
    broken.list.send({ type: 'list.wanted', form: 'file' })
    const stopped = await rest(broken.list)
    expect([stopped.value, stopped.context.done]).toEqual(['interrupted', PAGES_PER_SLICE * 96])
    broken.list.send({ type: 'list.resumed' })
    await rest(broken.list)
    expect(await fileRows(downloads[0]!.file)).toEqual(expected(await plainly(broken.api)))
  })

  it('ends where the server has no more, whatever it says of their number, and asks for no slice twice', async () => {
    const page = ({ body }: { body: { page: number } }) => ({
      products: body.page <= 2 ? [productOf(body.page)] : [],
      total: 1_000_000,
      filters: [],
      brands: [],
      range: null,
      ratings: [],
      availability: [],
      gift: null,
    })
    const answer = (name: EndpointName, args: unknown) =>
      name === 'products.all'
        ? page(args as { body: { page: number } })
        : { gift: null, products: (args as { body: { products_ids: number[] } }).body.products_ids.map((id) => price(id)) }
    const { list, asked } = await open(question(1_000_000), async (name, args) => answer(name, args))
    list.send({ type: 'list.wanted', form: 'paper' })
    const { context, value } = await rest(list)
    expect([value, context.done, asked.filter((name) => name === 'products.all').length]).toEqual(['onPaper', 2, PAGES_PER_SLICE])
  })

  it('that is stopped calls off what it asked', async () => {
    const signals: AbortSignal[] = []
    const api = ((_: EndpointName, __: never, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise(() => {})
    }) as unknown as Api // nothing is ever answered
    const list = createActor(connectPriceList(api), { input: { source: question(10), regionId: 1, head } }).start()
    list.send({ type: 'list.wanted', form: 'file' })
    await eventually(() => expect(signals).toHaveLength(1))
    list.send({ type: 'list.stopped' })
    expect([list.getSnapshot().value, signals[0]?.aborted]).toEqual(['interrupted', true])
  })
})

describe('a price list of goods', () => {
  it('has them in their order, those without a price too', async () => {
    const goods = [productOf(3), productOf(1)]
    const { list } = await open({ kind: 'goods', goods }, async () => ({ gift: null, products: [price(1, { cost: 1050 })] }))
    list.send({ type: 'list.wanted', form: 'file' })
    await rest(list)
    expect(await fileRows(downloads[0]!.file)).toEqual([
      [goods[0]?.article, goods[0]?.name, null, null, null, goods[0]?.pack],
      [goods[1]?.article, goods[1]?.name, 50, 12, 10.5, goods[1]?.pack],
    ])
  })
})
