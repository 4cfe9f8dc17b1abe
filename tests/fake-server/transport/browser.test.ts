import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startInBrowser } from '../../../fake-server/browser'
import { createApi } from '../../../src/api/client'
import { createLazy } from '../../../src/shop/code/lazy'
import { BASES, login, ORIGIN, person } from '../../support/world'
import { rowOf } from '../../support/contract-rows'

/** What the door needs of a page: an address, the cookies that scripts see, a database. */
beforeEach(() => {
  const jar = new Map([['fake_latency', 'none']])
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {}) // no locks: as a browser without https
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A page of somebody signed in: what his cart holds, and a line put into it by a request that may be given up. */
async function signedIn(search = '?products=100') {
  const server = await startInBrowser(search, createLazy, createStore)
  const cookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1]
  const api = createApi({ rowOf, bases: BASES, cookie, fetch: (url, init) => server.fetch(url, init) })
  await login(api, person(1))
  const query = { company_region_id: 1, user_id: 1 }
  const inCart = async (id: number) => (await api('cart.get', { query })).items.find(({ product }) => product.id === id)?.qty ?? 0
  const put = (id: number, signal: AbortSignal) =>
    server.fetch(`${BASES.api}/products/${id}/updateInCart?company_region_id=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': cookie('XSRF-TOKEN') ?? '', 'idempotency-key': `k-${id}` },
      body: JSON.stringify({ user_id: 1, qty: 400 }),
      signal,
    })
  const orders = async () => (await api('orders.list', { params: { id: 1 }, query: {} })).orders
  const promotions = async () => (await api('promotions.list', { query: {} })).items
  return { inCart, put, orders, promotions }
}

it('a request that was given up before it was sent never reaches the server of the page', async () => {
  const { inCart, put } = await signedIn()
  const before = await inCart(1)
  await expect(put(1, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  const controller = new AbortController()
  const sent = put(1, controller.signal)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(await inCart(1)).toBe(before)
})

it('what was seen of the seed stays where it was the next day, in a new page too; a database begun anew begins with its day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T20:00:00Z') })
  try {
    const orderedAt = async (search: string) => {
      const { orders, promotions } = await signedIn(search)
      return [(await orders()).map(({ created_at }) => created_at), (await promotions()).map(({ ends_at }) => ends_at)]
    }
    const before = await orderedAt('?products=100')
    expect(before[0]?.length).toBeGreaterThan(3)
    vi.setSystemTime(Date.parse('2026-11-23T04:00:00Z'))
    expect(await orderedAt('')).toEqual(before)
    expect(await orderedAt('?fake=reset')).not.toEqual(before)
  } finally {
    vi.useRealTimers()
  }
})

it('a request that is not given up does', async () => {
  const { inCart, put } = await signedIn()
  const before = await inCart(1)
  expect((await put(1, new AbortController().signal)).status).toBe(200)
  expect(await inCart(1)).not.toBe(before)
})

it('makes its goods in slices between which the page has its turns; what was asked before they are there waits for them', async () => {
  let now = 0
  let turns = 0
  vi.stubGlobal('performance', { now: () => now++ }) // every step takes 1 ms
  class CountedChannel extends MessageChannel {
    constructor() {
      super()
      turns++
    }
  }
  vi.stubGlobal('MessageChannel', CountedChannel)
  const server = startInBrowser('?products=2000', createLazy, createStore)
  const asked = server.then((it) => it.fetch(`${ORIGIN}/ext/search?q=${encodeURIComponent('масло')}`, {}))
  expect(turns).toBe(0)
  await server
  expect(turns).toBeGreaterThan(60)
  const before = turns
  const { total } = (await (await asked).json()) as { total: number }
  expect(total).toBeGreaterThan(100)
  expect(turns - before).toBeGreaterThan(5) // the search was made when it was asked for
})

it('the code that only customers or the search need comes with their first call; where it does not come that call fails, and the next one asks anew', async () => {
  const asked: string[] = []
  let isLost = true
  /** As the shop's own, where the network is gone for a while. */
  const lazy: typeof createLazy = (fetch) =>
    createLazy(() => {
      asked.push(/searching|join-customers/.exec(String(fetch))?.[0] ?? 'something else')
      return isLost ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : fetch()
    })
  const server = await startInBrowser('?products=100', lazy, createStore)
  const api = createApi({
    rowOf,
    bases: BASES,
    cookie: (name) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1],
    fetch: (url, init) => server.fetch(url, init),
    sleep: () => Promise.resolve(),
  })
  const list = () => api('products.all', { body: { category_id: 25 } })
  const find = () => api('external.search', { query: { q: 'масло', limit: 24, crid: 1 } })
  expect([(await list()).products.length > 0, asked]).toEqual([true, []])
  await expect(find()).rejects.toMatchObject({ status: 0 })
  await expect(login(api, person(1))).rejects.toMatchObject({ status: 0 })
  const before = asked.length
  isLost = false
  expect((await find()).total).toBeGreaterThan(0)
  await login(api, person(1))
  expect((await api('session.user', {})).id).toBe(1)
  expect((await list()).products.length).toBeGreaterThan(0)
  expect(asked.slice(before).toSorted()).toEqual(['join-customers', 'searching'])
})

it('where the browser has no database that works the demo runs from memory, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = () => () => Promise.reject(new Error('The database does not open'))
  const server = await startInBrowser('?products=100', createLazy, broken)
  expect(server.isKept).toBe(false)
  const api = createApi({
    rowOf,
    bases: BASES,
    cookie: (name) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1],
    fetch: (url, init) => server.fetch(url, init),
  })
  await login(api, person(1))
  expect((await api('session.user', {})).id).toBe(1)
})
