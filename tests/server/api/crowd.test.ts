import { expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { newOrder } from '../../fake-server/calls/support/call-samples'
import { login, person } from '../../support/world'
import { device, served } from './served-api'

const query = { company_region_id: 1 }

it('many orders at once under three numbers are three orders [DEC-022]', async () => {
  const { origin } = await served()
  const { api } = device(origin)
  await login(api, person(1))
  const [row] = (await api('products.stocksAndPrices', { body: { ...query, products_ids: [1] } })).products
  const lines = [{ product_id: 1, qty: 4, cost_vs_discount: (row && derivedPrice(row).cost_vs_discount) ?? 0 }]
  const uuids: string[] = []
  for (let nth = 0; nth < 3; nth++) uuids.push((await api('orders.newUuid', {})).uuid)
  const before = (await api('orders.list', { params: { id: 1 }, query: {} })).total
  const orders = await Promise.all(
    Array.from({ length: 45 }, (_, nth) => {
      const uuid = uuids[nth % 3]!
      return api('orders.create', { body: newOrder({ userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }, lines) }, { key: uuid })
    }),
  )
  expect(new Set(orders.map(({ id }) => id)).size).toBe(3)
  expect((await api('orders.list', { params: { id: 1 }, query: {} })).total).toBe(before + 3)
})

it('writes of three sessions to one cart are counted one by one, and the last of each line stands [DEC-018]', async () => {
  const { origin } = await served()
  const devices = [device(origin), device(origin), device(origin)]
  for (const { api } of devices) await login(api, person(1))
  const put = (nth: number, id: number, qty: number) =>
    devices[nth]!.api('cart.updateLine', { params: { id }, query, body: { user_id: 1, qty } }, { key: `${nth}-${id}-${qty}` })
  const answers = await Promise.all(
    devices.flatMap((_, nth) => Array.from({ length: 40 }, (_unused, at) => put(nth, 1 + (at % 5), 4 * (1 + at + 40 * nth)))),
  )
  const versions = answers.map(({ version }) => version).toSorted((one, other) => (one ?? 0) - (other ?? 0))
  expect(versions).toEqual(Array.from({ length: 120 }, (_, at) => (versions[0] ?? 0) + at))
  const cart = await devices[0]!.api('cart.get', { query: { ...query, user_id: 1 } })
  for (const id of [1, 2, 3, 4, 5]) {
    const last = answers.filter(({ line }) => line.product.id === id).toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))[0]
    expect(cart.items.find(({ product }) => product.id === id)?.qty ?? 0).toBe(last?.line.qty)
  }
})
