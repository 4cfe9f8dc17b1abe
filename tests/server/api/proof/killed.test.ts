import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { derivedPrice } from '../../../../model/catalogue/product-price'
import type { Api } from '../../../../model/contract'
import { newOrder } from '../../../fake-server/calls/support/call-samples'
import { login, person } from '../../../support/world'
import { testFolder } from '../../built-shop'
import { device } from '../served-api'

/** A server is killed after so many answered writes, of 40 of the cart and 3 orders. */
const MOMENTS = [1, 10, 20, 30, 42]
const query = { company_region_id: 1 }

/** `npm run api` in a process of its own; it builds what is not built. `origin` is empty where it refuses to start. */
async function started(file: string): Promise<{ origin: string; process: ChildProcess; error: () => string }> {
  const env = { ...process.env, PORT: '0', PRODUCTS: '200', STATE: file, API_URL: '', SCENARIOS: '' }
  const child = spawn(process.execPath, ['server/api.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [output, error] = ['', '']
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const origin = new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found) resolve(found[0])
    })
    child.once('close', () => resolve(''))
  })
  return { origin: await origin, process: child, error: () => error }
}

/** A way to order one pack of a product under a number, as often as one likes. */
async function orderOf(api: Api): Promise<(uuid: string) => Promise<number>> {
  const [row] = (await api('products.stocksAndPrices', { body: { ...query, products_ids: [1] } })).products
  const lines = [{ product_id: 1, qty: 4, cost_vs_discount: (row && derivedPrice(row).cost_vs_discount) ?? 0 }]
  const order = (uuid: string) => newOrder({ userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }, lines)
  return async (uuid) => (await api('orders.create', { body: order(uuid) }, { key: uuid })).id
}
const countOfOrders = async (api: Api): Promise<number> => (await api('orders.list', { params: { id: 1 }, query: {} })).total

it.runIf(process.env['ATTACKS'] === 'all')(
  'a server that is killed while it writes has lost no write and no order that it answered, doubles none that is sent again, and starts again',
  async () => {
    const file = join(testFolder(), 'state.json')
    for (const moment of MOMENTS) {
      const server = await started(file)
      const { api } = device(server.origin)
      await login(api, person(1))
      const order = await orderOf(api)
      const before = await countOfOrders(api)
      const uuids: string[] = []
      for (let nth = 0; nth < 3; nth++) uuids.push((await api('orders.newUuid', {})).uuid)
      const ids = Array.from({ length: 40 }, (_, nth) => 100 + nth)
      const quantities = new Map<number, number>()
      const orders = new Map<string, number>()
      const answered = () => {
        if (quantities.size + orders.size === moment) server.process.kill('SIGKILL')
      }
      await Promise.allSettled([
        ...uuids.map(async (uuid) => {
          orders.set(uuid, await order(uuid))
          answered()
        }),
        ...ids.map(async (id) => {
          const { line } = await api(
            'cart.updateLine',
            { params: { id }, query, body: { user_id: 1, qty: 1000 } },
            { key: `${moment}-${id}` },
          )
          quantities.set(id, line.qty)
          answered()
        }),
      ])
      expect(quantities.size + orders.size).toBeGreaterThanOrEqual(moment)

      const again = await started(file)
      const after = device(again.origin)
      await login(after.api, person(1))
      const cart = await after.api('cart.get', { query: { ...query, user_id: 1 } })
      const kept = new Map(cart.items.map(({ product, qty }) => [product.id, qty]))
      expect([...quantities].filter(([id, qty]) => (kept.get(id) ?? 0) !== qty)).toEqual([])
      const orderAgain = await orderOf(after.api)
      const sentAgain = new Map<string, number>()
      for (const uuid of uuids) sentAgain.set(uuid, await orderAgain(uuid))
      expect([...orders].filter(([uuid, id]) => sentAgain.get(uuid) !== id)).toEqual([])
      expect(await countOfOrders(after.api)).toBe(before + uuids.length)
      const second = await started(file)
      expect(second.error(), 'a second server on the same file').toContain('is in use by another server')
      await after.api('cart.clear', { query: { ...query, user_id: 1 } }, { key: `clear-${moment}` })
      again.process.kill('SIGKILL')
      await once(again.process, 'exit')
    }
  },
)
