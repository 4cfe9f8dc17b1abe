import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { searching } from '../../fake-server/catalogue/search/searching'
import { joiningCustomers } from '../../fake-server/join-customers'
import { type CustomersPart, type FakeServer, openServer } from '../../fake-server/open-server'
import { seedingShop } from '../../fake-server/seed/seed-shop'
import { atOnce } from '../../fake-server/steps'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Store } from '../../fake-server/store/store'
import type { Shop } from '../../fake-server/world'
import { ApiError } from '../../model/api-error'
import { contract, type EndpointName } from '../../model/contract'
import type { Endpoint } from '../../model/contract/endpoint'
import { publicContract } from '../../model/contract/public'
import { apiOf, BASES, browser, login, newServer, NOW, person, testClock, visitor } from '../support/world'
import { BUILT, callOf } from './calls'
import type { Subject } from './calls/support/calls-of'

const PRODUCTS = 320
const newShop = (): Shop =>
  atOnce(seedingShop({ products: PRODUCTS, now: NOW }, { run: atOnce, searching: () => Promise.resolve(searching) }))

/** A server that has nothing of its customers until somebody asks for it, as the one in the page. */
function lazyServer({
  shop = newShop(),
  store = memoryStore(),
  come = (part: CustomersPart) => Promise.resolve(part),
}: {
  shop?: Shop
  store?: Store
  come?: (part: CustomersPart) => Promise<CustomersPart>
} = {}): FakeServer & { asked: () => number } {
  let there: Promise<CustomersPart> | null = null
  let asked = 0
  const part = () => {
    asked++
    there ??= come(atOnce(joiningCustomers(shop))).catch((lost: unknown) => {
      there = null
      throw lost
    })
    return there
  }
  return { ...openServer({ shop, part, clock: testClock(), store, seed: 1, latency: 'none' }), asked: () => asked }
}

const SUBJECT: Subject = { userId: 1, regionId: 1, addressId: 11, orderId: 481_392, uuid: 'none' }
const names = BUILT.map(([name]) => name)
/** Their answers hold an id made at random. */
const CHANCE = new Set<EndpointName>([
  'orders.newUuid',
  'session.temporaryToken',
  'account.sessions',
  'registration.register',
  'codeVerifications.create',
  'codeVerifications.createForUser',
])

/** What a call comes to: its answer, or how it was refused. */
const outcome = (work: Promise<unknown>, name: EndpointName) =>
  work.then(
    (answer) => (CHANCE.has(name) ? 'answered' : answer),
    (thrown: unknown) => {
      const { status, message, fields, details } = ApiError.from(thrown)
      return { status, message, fields, details }
    },
  )

type Step = { name: EndpointName; tab: 0 | 1; who: 0 | 1 | 8 }
const step: fc.Arbitrary<Step> = fc.record({
  // looks of guests come to a tab whose customers are not there yet
  name: fc.oneof(fc.constantFrom(...names), fc.constantFrom(...names.filter((name) => name in publicContract))),
  tab: fc.constantFrom(0 as const, 1 as const),
  who: fc.oneof({ weight: 3, arbitrary: fc.constant(0 as const) }, { weight: 2, arbitrary: fc.constantFrom(1 as const, 8 as const) }),
})

/** Whoever comes signs in with the first step of theirs, in the tab of that step. */
async function play(tabs: readonly FakeServer[], steps: readonly Step[]): Promise<unknown[]> {
  const jars: Record<Step['who'], Record<string, string>> = { 0: {}, 1: {}, 8: {} }
  const outcomes: unknown[] = []
  for (const [at, { name, tab, who }] of steps.entries()) {
    const api = apiOf(browser(tabs[tab]!, jars[who])) // two tabs
    if (who && !jars[who]['karter_session']) await login(api, person(who))
    const subject = who === 8 ? { ...SUBJECT, userId: 8, regionId: 8, addressId: 81, orderId: 481_388 } : SUBJECT
    outcomes.push([name, await outcome(callOf(name).call(api, subject, `k-${at}`), name)])
  }
  return outcomes
}

describe('customers that come when they are asked for', () => {
  it('change no answer: whatever is asked by whom, in whatever order and tab, is answered as by a server that had them all along', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const [ofLazy, ofWhole] = [memoryStore(), memoryStore()]
        const whole = [newServer({ products: PRODUCTS, store: ofWhole }), newServer({ products: PRODUCTS, store: ofWhole })]
        // each tab has made the shop for itself, as tabs do
        const lazy = [lazyServer({ store: ofLazy }), lazyServer({ store: ofLazy })]
        expect(await play(lazy, steps)).toEqual(await play(whole, steps))
      }),
      { numRuns: 40 },
    )
  })

  it('do not come for guests who only look', async () => {
    const server = lazyServer()
    const api = apiOf(browser(server))
    const looks = BUILT.filter(([name]) => name in publicContract && contract[name].kind === 'read')
    const prices: EndpointName[] = [
      'products.stocksAndPrices',
      'products.bonuses',
      'products.demobonuses',
      'products.favorites',
      'promotions.specialOffers',
    ]
    const ofGuests = looks.filter(([name]) => !prices.includes(name))
    expect(ofGuests.length).toBeGreaterThan(20)
    for (const [name, { call }] of ofGuests) await outcome(call(api, SUBJECT, 'k'), name)
    expect(server.asked()).toBe(0)
    await login(api, person(1))
    expect(server.asked()).toBe(1)
  })

  it('come to a tab whose first question is a guest’s too, where somebody is signed in', async () => {
    const store = memoryStore()
    const { who, api } = await visitor(newServer({ products: PRODUCTS, store }), 1)
    await api('products.toggleFavorite', { params: { id: 30 }, body: { favorite: true } })
    const tab = () => apiOf(browser(lazyServer({ store }), who.cookies))
    expect(await tab()('session.user', {})).toEqual(await api('session.user', {}))
    const product = { params: { id: 30 }, query: { company_region_id: 1 } }
    expect((await tab()('products.get', product)).favorite).toBe(true)
  })

  it('that are asked for by guests and customers at once come to both', async () => {
    const server = lazyServer({ come: (part) => new Promise((resolve) => setImmediate(resolve, part)) })
    const [guest, first, second] = [apiOf(browser(server)), apiOf(browser(server)), apiOf(browser(server))]
    const list = () => guest('products.all', { body: { category_id: 25 } })
    const [before, , , after] = await Promise.all([list(), login(first, person(1)), login(second, person(8)), list()])
    expect(after).toEqual(before)
    expect((await Promise.all([first, second].map((api) => api('session.user', {})))).map(({ id }) => id)).toEqual([1, 8])
  })

  it.each(Object.entries(contract) as [EndpointName, Endpoint][])(
    '%s is reached by its address there too',
    async (_, { base, path, method }) => {
      const address = BASES[base ?? 'api'] + path.replace(/:(\w+)/g, (__, name: string) => (name === 'brand' ? 'Arktelub' : '12'))
      const send = async (server: FakeServer) => {
        const response = await browser(server).fetch(address, { method, ...(method !== 'GET' && { body: '{}' }) })
        return [response.status, response.status === 204 ? null : await response.json()]
      }
      expect(await send(lazyServer({ shop }))).toEqual(await send(whole))
    },
  )
  const shop = newShop()
  const whole = newServer({ products: PRODUCTS })

  it('an address that no row has is answered 404 in words there too', async () => {
    const response = await browser(lazyServer()).fetch(`${BASES.api}/nothing`)
    expect({ status: response.status, json: await response.json() }).toEqual({ status: 404, json: { message: 'Не найдено', errors: {} } })
  })
})

describe('customers that do not come', () => {
  const lost = new Error('A part of the shop is not to be loaded')
  function losing(times: number) {
    const store = memoryStore()
    const come = vi.fn((part: CustomersPart) => (come.mock.calls.length > times ? Promise.resolve(part) : Promise.reject(lost)))
    return { store, server: lazyServer({ store, come }) }
  }

  it('fail the call as a network does that is gone; guests are answered on; the next call asks anew', async () => {
    const { server } = losing(1)
    const who = browser(server)
    const api = apiOf(who)
    await expect(login(api, person(1))).rejects.toMatchObject({ status: 0 })
    expect((await api('products.all', { body: { category_id: 25 } })).products.length).toBeGreaterThan(0)
    await login(api, person(1))
    expect((await api('session.user', {})).id).toBe(1)
  })

  it('leave nothing of a write that they failed: sent again it is done, once', async () => {
    const { store, server } = losing(1)
    const { who } = await visitor(newServer({ products: PRODUCTS, store }), 1)
    const before = await store.version()
    const write = { query: { company_region_id: 1 }, body: { user_id: 1, items: [{ product_id: 1, qty: 4 }] } }
    // a client that gives up at once: what the shop's own would send again by itself is seen here
    const fail = vi.fn(() => Promise.reject(lost))
    await expect(apiOf(browser(server, who.cookies), { sleep: fail })('cart.updateMany', write, { key: 'k' })).rejects.toThrow()
    expect([fail.mock.calls.length, await store.version()]).toEqual([1, before])
    const api = apiOf(browser(server, who.cookies))
    await api('cart.updateMany', write, { key: 'k' })
    await api('cart.updateMany', { ...write, body: { ...write.body, items: [{ product_id: 1, qty: 8 }] } }, { key: 'k' })
    const { items } = await api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    expect(items.find(({ product }) => product.id === 1)?.qty).toBe(4)
  })
})
