import { describe, expect, it } from 'vitest'
import { PRICE_CALLS_PER_WINDOW, PRICE_WINDOW_MS } from '../../../model/api-key/api-limits'
import { COVERED_CALLS } from '../../../model/api-key/covered-calls'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { contract } from '../../../model/contract'
import { newServer, NOW, visitor } from '../../support/world'
import { keyed, PRICES, program } from './programs'

const prices = '/api/v1/products/stocksAndPrices'

/** A stored key of region 1 that may make two price calls more in its window; the server of the tests stores secrets as they are. */
const NEARLY_USED_UP = {
  ...{ id: 1, region_id: 1, user_id: 1, name: '1С', rights: ['read'], prefix: 'krt_0', digest: 'krt_0', previous: '', previous_until: 0 },
  ...{ at: NOW, expires_at: 0, revoked_at: 0, used_at: NOW, window_at: NOW, day: '2026-11-21', day_count: 1998 },
  window_count: PRICE_CALLS_PER_WINDOW - 2,
}

describe('a program with a key', () => {
  it('is answered the prices of the region of the key, without a cookie and without an XSRF token [DEC-077]', async () => {
    const { ask } = await keyed(newServer())
    const { status, json } = await ask('POST', prices, PRICES)
    expect({ status, price: typeof json.products[0].cost }).toEqual({ status: 200, price: 'number' })
  })

  it('is refused what its rights do not cover, in words that name the right', async () => {
    const { ask } = await keyed(newServer())
    expect(await ask('GET', '/api/v1/companyRegions/1/orders')).toMatchObject({
      status: 403,
      json: { message: 'У\u00a0ключа нет права «order»' },
    })
    expect(await ask('POST', '/api/v1/companyRegions/1/documents', {})).toMatchObject({ status: 403 })
  })

  it('with all rights makes no call that is for people alone', async () => {
    const server = newServer()
    const { ask, key } = await keyed(server, { rights: ['read', 'order', 'documents'] })
    const statuses = await Promise.all([
      ask('GET', '/api/v1/companyRegions/1/apiKeys'),
      ask('POST', '/api/v1/companyRegions/1/apiKeys', { name: 'Ещё', rights: ['read'] }),
      ask('POST', `/api/v1/companyRegions/1/apiKeys/${key.id}/revoke`),
      ask('POST', '/api/v1/companyRegions/1/priceLink'),
      ask('GET', '/api/v1/companyRegions/1/users'),
      ask('GET', '/api/v1/cart?user_id=1&company_region_id=1'),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect(COVERED_CALLS.filter((name) => name.startsWith('apiKeys.') || name.startsWith('session.'))).toEqual([])
  })

  it('is refused another region of the same administrator, in the address, in the body and as the region of an order', async () => {
    const server = newServer()
    const { ask } = await keyed(server, { rights: ['read', 'order', 'documents'] }, 2)
    expect(await ask('POST', prices, PRICES)).toMatchObject({ status: 403, json: { message: 'Ключ выдан для другого региона' } })
    expect(await ask('GET', '/api/v1/companyRegions/1/orders')).toMatchObject({ status: 403 })
    expect(await ask('GET', '/api/v1/products/1?company_region_id=1')).toMatchObject({ status: 403 })
    expect(await ask('GET', '/api/v1/orders/481344')).toMatchObject({ status: 403, json: { message: 'Ключ выдан для другого региона' } })
  })

  it('cancels no order of another region', async () => {
    const server = newServer()
    const { ask, api } = await keyed(server, { rights: ['order'] }, 2)
    const { orders } = await api('orders.list', { params: { id: 1 }, query: { statuses: '0,10' } })
    const { id, status } = orders[0]!
    expect(await ask('POST', `/api/v1/orders/${id}/cancel`)).toMatchObject({ status: 403 })
    expect((await api('orders.get', { params: { id }, query: {} })).status).toBe(status)
  })

  it('is answered 200 and an empty list where there is nothing [DEC-077]', async () => {
    const { ask } = await keyed(newServer(), { rights: ['order'] })
    expect(await ask('GET', '/api/v1/companyRegions/1/orders?from=2001-01-01&to=2001-01-02')).toMatchObject({
      status: 200,
      json: { orders: [], total: 0 },
    })
  })

  it('places an order once under one uuid of its own, and leaves the cart of the administrator alone [DEC-077]', async () => {
    const server = newServer()
    const { ask, api } = await keyed(server, { rights: ['read', 'order'] })
    await api(
      'cart.updateLine',
      { params: { id: 1 }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 4 } },
      { key: 'line-of-the-cart' },
    )
    const [price] = (await ask('POST', prices, PRICES)).json.products
    const cost = Math.round(price.cost * 100 * (1 - price.discount.discount / 100)) / 100
    const order = (uuid: string, seen: number) => ({
      uuid,
      company_region_id: 1,
      receiving: { type: 'delivery', delivery_address_id: 11 },
      description: '',
      lines: [{ product_id: 1, qty: 40, cost_vs_discount: seen }],
    })
    const uuid = 'f2a1c6de-0c3e-4b7a-9a55-3d2f10c7a001'
    const first = await ask('POST', '/api/v1/orders', order(uuid, cost))
    // Where the price is rounded in another way, the refusal names the price of today.
    const seen = first.status === 409 ? first.json.details.lines[0].cost_vs_discount : cost
    const placed = first.status === 409 ? await ask('POST', '/api/v1/orders', order(uuid, seen)) : first
    const again = await ask('POST', '/api/v1/orders', order(uuid, seen))
    expect({ status: placed.status, isSame: again.json.id === placed.json.id }).toEqual({ status: 200, isSame: true })
    const { items } = await api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    expect(items.map(({ product, qty }) => [product.id, qty])).toContainEqual([1, 4])
  })
})

describe('a key is not accepted', () => {
  it('that nobody made, also where a cookie of a login comes beside it', async () => {
    const server = newServer()
    const { who } = await visitor(server, 1)
    const answer = await who.fetch('http://shop.test/api/v1/companyRegions/1/orders', {
      headers: { authorization: `Bearer krt_${'0'.repeat(64)}` },
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('once it is revoked, at the next call [DEC-077]', async () => {
    const { ask, api, key } = await keyed(newServer())
    expect((await ask('POST', prices, PRICES)).status).toBe(200)
    await api('apiKeys.revoke', { params: { id: 1, keyId: key.id } })
    expect(await ask('POST', prices, PRICES)).toMatchObject({ status: 401, json: { message: 'Ключ отозван' } })
  })

  it('after its last day in Moscow', async () => {
    const server = newServer()
    const { ask } = await keyed(server, { expires_on: new Date(NOW).toISOString().slice(0, 10) })
    expect((await ask('GET', '/api/v1/categories')).status).toBe(200)
    server.clock.advance(9 * 3_600_000)
    expect(await ask('GET', '/api/v1/categories')).toMatchObject({ status: 401, json: { message: 'Срок ключа истёк' } })
  })

  it('by its old secret longer than the overlap of the rotation, and at once where there is none [DEC-077]', async () => {
    const server = newServer()
    const { ask, api, key } = await keyed(server)
    const rotate = (overlap_hours: 0 | 1) => api('apiKeys.rotate', { params: { id: 1, keyId: key.id }, body: { overlap_hours } })
    const second = program(server, (await rotate(1)).secret)
    const statuses = async () => [(await ask('GET', '/api/v1/categories')).status, (await second('GET', '/api/v1/categories')).status]
    expect(await statuses()).toEqual([200, 200])
    server.clock.advance(3_600_001)
    expect(await statuses()).toEqual([401, 200])
    await rotate(0)
    expect(await statuses()).toEqual([401, 401])
  })

  it('once the person who made it administers the region no more', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const { secret } = await api('apiKeys.create', { params: { id: 3 }, body: { name: '1С', rights: ['read'] } })
    await api('regions.remove', { params: { id: 3 } })
    expect(await program(server, secret)('GET', '/api/v1/categories')).toMatchObject({ status: 401 })
  })
})

describe('the limit of price calls', () => {
  it('is said by every answer, counted by price calls alone, and ends with its window [DEC-077]', async () => {
    const server = newServer({ store: memoryStore({ version: 1, changes: { apiKey: { rows: [NEARLY_USED_UP], gone: [] } } }) })
    const ask = program(server, NEARLY_USED_UP.digest)
    const left = async (method: string, path: string, body?: unknown) =>
      (await ask(method, path, body)).headers.get('x-ratelimit-remaining')
    expect(await left('POST', prices, PRICES)).toBe('1')
    expect(await left('GET', '/api/v1/categories')).toBe('1')
    expect(await left('POST', prices, PRICES)).toBe('0')
    const { status, headers } = await ask('POST', prices, PRICES)
    expect([status, headers.get('retry-after'), headers.get('x-ratelimit-remaining')]).toEqual([429, String(PRICE_WINDOW_MS / 1000), '0'])
    expect((await ask('GET', '/api/v1/categories')).status).toBe(200)
    server.clock.advance(PRICE_WINDOW_MS)
    expect((await ask('POST', prices, PRICES)).status).toBe(200)
  })
})

describe('the log of a key', () => {
  it('has every request of the key, refused ones too, without the values of its query, and no secret', async () => {
    const server = newServer()
    const { ask, api, key, secret } = await keyed(server)
    await ask('POST', prices, PRICES)
    await ask('GET', '/api/v1/companyRegions/1/orders?search=масло&page=2')
    const { items } = await api('apiKeys.requests', { params: { id: 1, keyId: key.id } })
    expect(items.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/api/v1/companyRegions/1/orders?search&page', 403],
      ['POST', prices, 200],
    ])
    expect(JSON.stringify(items)).not.toContain(secret)
    const [listed] = (await api('apiKeys.list', { params: { id: 1 } })).items
    expect({ used: listed!.used, at: Date.parse(listed!.last_used_at!) }).toEqual({ used: { window: 1, day: 1 }, at: NOW })
  })
})

it('every call that a key may make is a row of the contract', () => expect(COVERED_CALLS.filter((name) => !(name in contract))).toEqual([]))
