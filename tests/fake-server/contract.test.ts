import { describe, expect, it } from 'vitest'
import type { HttpHandler } from 'msw'
import { DEFAULT_BASES } from '../../fake-server/open-server'
import { customersHandlers } from '../../fake-server/handlers/customers'
import { guestsHandlers } from '../../fake-server/handlers/guests'
import { notYet } from '../../fake-server/handlers-for'
import { contract, type EndpointName } from '../../model/contract'
import { type Endpoint, needsXsrf } from '../../model/contract/endpoint'
import { BASES, browser, newServer } from '../support/world'
import { BUILT, fileOf } from './calls'

const rows = Object.entries(contract) as [EndpointName, Endpoint][]
const server = newServer()
const handlers = { ...guestsHandlers, ...customersHandlers }

/** The address of a row with something in place of each parameter. */
const sample = ({ base, path }: Endpoint) =>
  BASES[base ?? 'api'] + path.replace(/:(\w+)/g, (_, name: string) => (name === 'brand' ? 'Arktelub' : '12'))
const send = (row: Endpoint, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  browser(server, cookies).fetch(sample(row), { method: row.method, headers, ...(row.method !== 'GET' && { body: '{}' }) })

/** The rows that are not built yet: nothing may answer them but 501. */
const unbuilt = rows.map(([name]) => name).filter((name) => handlers[name] === notYet)

/** What a person needs from the home page to a placed order. */
const PATH: EndpointName[] = [
  'session.csrf',
  'session.login',
  'session.logout',
  'session.user',
  'config.get',
  'logger.log',
  'helpcenter.config',
  'categories.list',
  'categories.getBySlug',
  'products.all',
  'products.filters',
  'products.get',
  'products.stocksAndPrices',
  'products.toggleFavorite',
  'external.search',
  'regions.list',
  'regions.manager',
  'regions.pickupAddress',
  'regions.documents',
  'delivery.list',
  'delivery.schedules',
  'cart.get',
  'cart.clear',
  'cart.updateLine',
  'cart.updateMany',
  'orders.newUuid',
  'orders.create',
  'orders.get',
  'orders.list',
  'orders.cancel',
  'notifications.list',
]

describe('the routes of the fake server', () => {
  it.each(rows)('%s is reached by its own address and method, whatever rows stand beside it', async (_, row) => {
    const request = () => new Request(sample(row), { method: row.method })
    const reached: HttpHandler[] = []
    for (const handler of server.handlers) if (await handler.test({ request: request() })) reached.push(handler)
    expect(reached[0]?.info).toMatchObject({ method: row.method, path: `*${DEFAULT_BASES[row.base ?? 'api']}${row.path}` })
  })

  it('an address under a prefix that no row has is answered 404 in words', async () => {
    for (const address of [
      `${BASES.api}/nothing`,
      `${BASES.apiAlt}/nothing`,
      `${BASES.origin}/ext/nothing`,
      `${BASES.origin}/api/nothing`,
    ]) {
      const response = await browser(server).fetch(address)
      expect({ status: response.status, json: await response.json() }).toEqual({ status: 404, json: { message: 'Не найдено', errors: {} } })
    }
  })
})

describe('rows that are built', () => {
  const called = new Set<string>(BUILT.map(([name]) => name))

  it('have a call in the file of their resource', () => {
    const built = rows.map(([name]) => name).filter((name) => handlers[name] !== notYet)
    expect(built.filter((name) => !called.has(name)).map((name) => `${name} has no call: write it in ${fileOf(name)}`)).toEqual([])
  })

  it('are all that somebody needs from the home page to a placed order', () =>
    expect(PATH.filter((name) => handlers[name] === notYet)).toEqual([]))
})

describe('rows that are not built', () => {
  it('have no call: one whose handler was taken away is missed', () =>
    expect(unbuilt.filter((name) => BUILT.some(([built]) => built === name))).toEqual([]))

  it('answer 501 with their name', async () => {
    for (const name of unbuilt) {
      const response = await send(contract[name])
      expect({ status: response.status, json: await response.json() }).toEqual({
        status: 501,
        json: { message: `Ещё не построено: ${name}`, errors: {} },
      })
    }
  })
})

describe('what every write is asked for', () => {
  const built = rows.filter(([name]) => handlers[name] !== notYet)

  it.each(built.filter(([, { kind }]) => kind === 'keyedWrite'))('%s without a key is refused by field [DEC-005]', async (_, row) => {
    const response = await send(row, { 'x-xsrf-token': 'x' }, { 'XSRF-TOKEN': 'x' })
    expect({ status: response.status, json: await response.json() }).toEqual({
      status: 422,
      json: { message: 'Проверьте данные', errors: { 'Idempotency-Key': ['Ключ записи обязателен'] } },
    })
  })

  it.each(built.filter(([, row]) => needsXsrf(row)))(
    '%s without the XSRF token, with another, or with one that was invented, is refused with 419 [DEC-004]',
    async (_, row) => {
      const key = { 'idempotency-key': 'k' }
      const statuses = [
        await send(row, key),
        await send(row, key, { 'XSRF-TOKEN': 'x' }),
        await send(row, { ...key, 'x-xsrf-token': '' }, { 'XSRF-TOKEN': '' }),
        await send(row, { ...key, 'x-xsrf-token': 'y' }, { 'XSRF-TOKEN': 'x' }),
        await send(row, { ...key, 'x-xsrf-token': 'x.y' }, { 'XSRF-TOKEN': 'x.y' }),
      ].map(({ status }) => status)
      expect(statuses).toEqual([419, 419, 419, 419, 419])
    },
  )

  it('GET /cart/clear is among them in spite of its method [DEC-005]', () => {
    expect(contract['cart.clear']).toMatchObject({ method: 'GET', kind: 'keyedWrite' })
    expect(needsXsrf(contract['cart.clear'])).toBe(true)
    expect(needsXsrf(contract['products.get'])).toBe(false)
  })
})
