import { expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import type { Api } from '../../../model/contract'
import { apiOf, browser, login, newServer, person, visitor, type TestServer } from '../../support/world'
import { newOrder } from '../calls/support/call-samples'

const REGION = 1
const priceOf = async (api: Api, id: number) => {
  const { products } = await api('products.stocksAndPrices', { body: { company_region_id: REGION, products_ids: [id] } })
  const [row] = products
  return row! // the product is of the catalogue
}
/** A product that is sold by the piece, of which there is some here and some elsewhere. */
async function target(server: TestServer, api: Api) {
  const ids = server.world.catalogue.listed.filter(({ pack, limit }) => pack === 1 && limit === null).map(({ id }) => id)
  const rows = (await api('products.stocksAndPrices', { body: { company_region_id: REGION, products_ids: ids.slice(0, 200) } })).products
  const row = rows.find(({ self_stock, stock }) => self_stock > 0 && stock > self_stock)
  if (!row) throw new Error('No product stands in two warehouses')
  return row.product_id
}
async function order(api: Api, id: number, qty: number) {
  const { uuid } = await api('orders.newUuid', {})
  const cost = derivedPrice(await priceOf(api, id)).cost_vs_discount ?? 0
  const lines = [{ product_id: id, qty, cost_vs_discount: cost }]
  return api('orders.create', { body: newOrder({ userId: 1, regionId: REGION, addressId: 11, orderId: 0, uuid }, lines) }, { key: uuid })
}
const listed = async (api: Api, availability: 'today' | 'stock') => {
  const { availability: counts } = await api('products.all', { body: { company_region_id: REGION } })
  return counts.find(({ key }) => key === availability)?.count ?? 0
}
const inCart = async (api: Api, id: number, qty: number, key: string) =>
  (await api('cart.updateLine', { params: { id }, query: { company_region_id: REGION }, body: { user_id: 1, qty } }, { key })).line.qty

it('an order takes its lines from the stock, and prices, cart and list see it; a cancellation gives them back [DEC-081]', async () => {
  const server = newServer()
  const { api } = await visitor(server, 1)
  const id = await target(server, api)
  const before = await priceOf(api, id)
  const counts = { today: await listed(api, 'today'), stock: await listed(api, 'stock') }
  const ordered = before.self_stock + 1
  const { id: orderId } = await order(api, id, ordered)
  const after = await priceOf(api, id)
  expect({ stock: after.stock, self: after.self_stock }).toEqual({ stock: before.stock - ordered, self: 0 })
  expect(after.warehouses?.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.stock)
  expect(await listed(api, 'today')).toBe(counts.today - 1)
  expect(await inCart(api, id, before.stock, 'k-1'), 'the cart goes as far as what is left').toBe(after.stock)
  await order(api, id, after.stock)
  expect(await priceOf(api, id)).toMatchObject({ stock: 0, self_stock: 0 })
  expect(await listed(api, 'stock')).toBe(counts.stock - 1)
  await api('orders.cancel', { params: { id: orderId } }, { key: 'c-1' })
  await api('orders.cancel', { params: { id: orderId } }, { key: 'c-1' })
  expect(await priceOf(api, id)).toMatchObject({ stock: ordered, self_stock: before.self_stock })
  expect(await listed(api, 'today')).toBe(counts.today)
})

it('a second order of what is gone is refused with what is left', async () => {
  const server = newServer()
  const { api } = await visitor(server, 1)
  const id = await target(server, api)
  const { stock } = await priceOf(api, id)
  await order(api, id, stock - 1)
  await expect(order(api, id, stock)).rejects.toMatchObject({
    status: 409,
    details: { lines: [{ product_id: id, qty: stock, available: 1 }] },
  })
  const { stock: left } = await priceOf(api, id)
  expect(left, 'a refused order takes nothing').toBe(1)
})

it('two orders of the last pieces at once: one of them is placed', async () => {
  const server = newServer()
  const { api } = await visitor(server, 1)
  const id = await target(server, api)
  const { stock } = await priceOf(api, id)
  const orders = await Promise.allSettled([order(api, id, stock), order(api, id, stock), order(api, id, stock)])
  expect(orders.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('is the same for another region that buys from the same warehouse, and after a restart', async () => {
  const server = newServer()
  const { api } = await visitor(server, 1)
  const id = await target(server, api)
  const { stock } = await priceOf(api, id)
  await order(api, id, stock)
  const again = apiOf(browser(newServer({ store: server.store })))
  await login(again, person(3))
  expect(await priceOf(again, id)).toMatchObject({ stock: 0 })
})
