import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'idb-keyval'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { indexedDbStore } from '../../fake-server/store/indexed-db-store'
import { memoryStore } from '../../fake-server/store/memory-store'
import { createQueue, type Store } from '../../fake-server/store/store'
import type { Api } from '../../model/contract'
import { derivedPrice } from '../../model/catalogue/product-price'
import { apiOf, browser, newServer, visitor } from '../support/world'
import { newOrder } from './calls/support/call-samples'

beforeAll(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterAll(() => void vi.unstubAllGlobals())

const lock = createQueue()
let opened = 0
const stores: [string, () => [Store, Store]][] = [
  [
    'memory',
    () => {
      const store = memoryStore()
      return [store, store]
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = `world-${opened++}`
      return [indexedDbStore(createStore(name, 'world'), lock), indexedDbStore(createStore(name, 'world'), lock)]
    },
  ],
]
const query = { company_region_id: 1, user_id: 1 }
const write = (api: Api, id: number, qty: number, key: string, company_region_id = 1) =>
  api('cart.updateLine', { params: { id }, query: { company_region_id }, body: { user_id: 1, qty } }, { key })

describe.each(stores)('two fake servers on one %s store', (_, open) => {
  /** Two tabs of one browser, each with its own server. */
  async function start() {
    const [store, again] = open()
    const servers = [newServer({ store }), newServer({ store: again })] as const
    const { who, api: first } = await visitor(servers[0], 1)
    return { store, servers, first, second: apiOf(browser(servers[1], who.cookies)) }
  }

  it('concurrent orders with one uuid are one order [DEC-022]', async () => {
    const { store, first, second } = await start()
    const [price] = (await first('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })).products
    const line = { product_id: 1, qty: 4, cost_vs_discount: (price && derivedPrice(price).cost_vs_discount) ?? 0 }
    const order = (uuid: string) => newOrder({ userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }, [line])
    const [one, two] = [(await first('orders.newUuid', {})).uuid, (await first('orders.newUuid', {})).uuid]
    const orders = await Promise.all([first, second, first, second].map((api) => api('orders.create', { body: order(one) }, { key: one })))
    expect(orders.map(({ id }) => id)).toEqual([481_400, 481_400, 481_400, 481_400])
    await Promise.all([second, first].map((api) => api('orders.create', { body: order(two) }, { key: two })))
    expect((await store.load()).changes['order']?.rows.map(({ id }) => id)).toEqual([481_400, 481_401])
  })

  it('of concurrent writes none is lost [DEC-018]', async () => {
    const { first, second } = await start()
    const ids = [101, 102, 103, 104, 105]
    await Promise.all(ids.flatMap((id) => [first, second].map((api, at) => write(api, id, 1, `${at}-${id}`, 1 + at))))
    const carts = await Promise.all([1, 2].map((company_region_id) => first('cart.get', { query: { user_id: 1, company_region_id } })))
    // the administrator's cart of region 1 has ten lines and version 1 to begin with, that of region 2 was never written
    expect(
      carts.map(({ items, version }) => [ids.every((id) => items.some(({ product }) => product.id === id)), items.length, version]),
    ).toEqual([
      [true, 15, 6],
      [true, 5, 5],
    ])
  })

  it('a write of one is read by the other', async () => {
    const { first, second } = await start()
    await second('cart.get', { query })
    await write(first, 101, 1, 'k-1')
    expect((await second('cart.get', { query })).items.at(-1)?.product.id).toBe(101)
  })

  it('a repeated key changes nothing and answers what is there now [DEC-018]', async () => {
    const { first, second } = await start()
    const three = await write(first, 1, 8, 'k-1')
    await write(second, 1, 12, 'k-2')
    const again = await write(second, 1, 8, 'k-1')
    expect([three.line.qty, again.line.qty, again.version]).toEqual([8, 12, 3])
  })

  it('keeps only what differs from the seed [DEC-066]', async () => {
    const { store, first } = await start()
    await write(first, 101, 1, 'k-1')
    const { changes } = await store.load()
    const counts = Object.entries(changes).flatMap(([table, { rows, gone }]) =>
      rows.length || gone.length ? [[table, rows.length, gone.length]] : [],
    )
    expect(counts.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['cart', 1, 0],
      ['cartLine', 1, 0],
      ['device', 1, 0],
      ['doneKey', 1, 0],
      ['session', 1, 0],
    ])
    await first('cart.clear', { query }, { key: 'k-2' })
    expect((await store.load()).changes['cartLine']).toEqual({ rows: [], gone: expect.arrayContaining(['1/1/1']) })
  })

  it('a refused write leaves nothing behind', async () => {
    const { store, first, second } = await start()
    const before = await store.load()
    const items = [
      { product_id: 1, qty: 12 },
      { product_id: 999_999, qty: 1 },
    ]
    await expect(
      first('cart.updateMany', { query: { company_region_id: 1 }, body: { user_id: 1, items } }, { key: 'k' }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await store.load()).toEqual(before)
    for (const api of [first, second]) {
      const { items: lines, version } = await api('cart.get', { query })
      expect([version, lines[0]?.product.id, lines[0]?.qty]).toEqual([1, 1, 8])
    }
  })

  it('reset brings the seed back for both, without a new database [DEC-066]', async () => {
    const { first, second, servers } = await start()
    await first('cart.clear', { query }, { key: 'k-1' })
    expect((await second('cart.get', { query })).items).toEqual([])
    await servers[0].reset()
    await expect(second('session.user', {})).rejects.toMatchObject({ status: 401 })
    const { api } = await visitor(servers[1], 1)
    expect((await api('cart.get', { query })).items).toHaveLength(10)
  })
})

it('two servers on two stores share nothing', async () => {
  const [one, other] = [await visitor(newServer(), 1), await visitor(newServer(), 1)]
  await one.api('cart.clear', { query }, { key: 'k' })
  expect((await other.api('cart.get', { query })).items).toHaveLength(10)
})
