import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { contract, type EndpointName } from '../../model/contract'
import type { Endpoint } from '../../model/contract/endpoint'
import { BASES, type Browser, newServer, visitor } from '../support/world'
import { BUILT } from './calls'

/** Thirty requests a row, on a machine that has other work. */
vi.setConfig({ testTimeout: 30_000 })

const built = BUILT.map(([name]) => [name, contract[name] as Endpoint] as const)
const withBody = built.filter(([, { body }]) => body)
const withQuery = built.filter(([, { query }]) => query)
/** The id of a verification is a text. */
const hasTextId = ({ path }: Endpoint) => path.startsWith('/auth/codeVerifications/')
const withNumbers = built.filter(([, row]) => row.params && !hasTextId(row))

type Refused = { message: string; errors: Record<string, string[]> }
let count = 0
/** Sends what no client of ours would. */
async function send(
  { fetch, cookie }: Browser,
  row: Endpoint,
  { params = hasTextId(row) ? 'unknown-1' : '1', query = '', body = '{}' }: { params?: string; query?: string; body?: BodyInit },
) {
  const address = BASES[row.base ?? 'api'] + row.path.replace(/:\w+/g, params) + query
  const headers = {
    'content-type': row.isForm ? 'multipart/form-data; boundary=x' : 'application/json',
    'x-xsrf-token': cookie('XSRF-TOKEN') ?? '',
    'idempotency-key': `junk-${count++}`,
  }
  const response = await fetch(address, { method: row.method, headers, ...(row.method !== 'GET' && { body }) })
  return { status: response.status, json: response.status === 204 ? null : ((await response.json()) as Refused) }
}

/** Anything that JSON can hold, with names of real fields so that it gets past the first check now and then. */
const names = [
  'user_id',
  'qty',
  'company_region_id',
  'products_ids',
  'items',
  'lines',
  'uuid',
  'receiving',
  'type',
  'filters',
  'price',
  'page',
  'limit',
  'name',
  'ids',
  'favorite',
  'email',
  'password',
  'error_info',
  '__proto__',
  'constructor',
]
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(-1, 0, 1, 1.5, 1e308, '1', 'null', '<script>', '\u0000', '🛢', "' OR 1=1 --", 'я'.repeat(5000)),
)
const junkBody = fc.oneof(
  value,
  fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.array(value, { maxLength: 3 })), { maxKeys: 8, noNullPrototype: true }),
)
const junkText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', '0', '-1', '1.5', '1e400', 'NaN', 'undefined', '../1', '%2e%2e', '１', '1;DROP TABLE'),
)

/** Where a JSON schema takes a text of any length. */
function textsIn(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => textsIn(part, path))
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxLength, enum: choices, const: constant, pattern, format } = schema as Record<string, unknown>
  if (type === 'string') return [maxLength, choices, constant, pattern, format].every((bound) => bound === undefined) ? [path] : []
  return Object.entries(schema).flatMap(([name, part]) =>
    textsIn(part, name === 'properties' || name === 'items' ? path : `${path}.${name}`),
  )
}

const server = newServer()
const admin = visitor(server, 1)
const ACCEPTABLE = new Set([200, 204, 400, 401, 403, 404, 409, 422, 429])
const hasRussian = (text: string) => /[а-яё]/i.test(text)
const isWellRefused = ({ status, json }: { status: number; json: Refused | null }) =>
  status < 400 ||
  (ACCEPTABLE.has(status) && json !== null && hasRussian(json.message) && Object.values(json.errors).flat().every(hasRussian))

describe('junk', () => {
  it.each(withBody)('%s: a body of junk is refused in Russian by field, or does no harm; never a failure of the server', async (_, row) => {
    const { who } = await admin
    await fc.assert(
      fc.asyncProperty(junkBody, async (body) => {
        const answer = await send(who, row, { query: '?company_region_id=1&user_id=1', body: JSON.stringify(body) ?? 'null' })
        expect({ answer, isWellRefused: isWellRefused(answer) }).toEqual({ answer, isWellRefused: true })
      }),
      { numRuns: 30 },
    )
  })

  it.each(withQuery)('%s: a query of junk likewise', async (_, row) => {
    const { who } = await admin
    const fields = Object.keys((row.query as unknown as { shape: object }).shape) // queries of the contract are objects
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), junkText, { noNullPrototype: true }), async (query) => {
        const answer = await send(who, row, { query: `?${new URLSearchParams(query).toString()}` })
        expect({ answer, isWellRefused: isWellRefused(answer) }).toEqual({ answer, isWellRefused: true })
      }),
      { numRuns: 30 },
    )
  })

  it.each(withNumbers)('%s: a number in the path that is none is not found', async (_, row) => {
    const { who } = await admin
    for (const params of ['0', '-1', '1.5', 'abc', '1e400', '%00', '%F0%9F%9B%A2', '99999999999999999999']) {
      expect({ params, status: (await send(who, row, { params, query: '?company_region_id=1&user_id=1' })).status }).toEqual({
        params,
        status: 404,
      })
    }
  })

  it.each(withBody)('%s: a body that is no JSON is refused in words', async (name, row) => {
    const { who } = await admin
    const open = new Set<EndpointName>(['session.login', 'logger.log'])
    for (const body of ['', '{', 'null;', '\u0000', '['.repeat(33) + ']'.repeat(33)]) {
      const { status, json } = await send(who, row, { query: '?company_region_id=1&user_id=1', body })
      expect([open.has(name), status, json]).toEqual([open.has(name), 422, { message: 'Тело запроса не читается', errors: {} }])
    }
  })

  it('names the field and says what is wrong with it', async () => {
    const { who } = await admin
    const errors = async (name: EndpointName, query: string, body: unknown) =>
      (await send(who, contract[name], { query, body: JSON.stringify(body) })).json?.errors
    const line = { product_id: 1, qty: 1, cost_vs_discount: 1 }
    const order = {
      uuid: 'some-uuid-1',
      company_region_id: 1,
      receiving: { type: 'delivery', delivery_address_id: 11 },
      description: '',
      lines: [line],
    }
    expect(await errors('orders.create', '', { ...order, lines: [] })).toEqual({ lines: ['В заказе нет ни одной строки'] })
    expect(await errors('orders.create', '', { ...order, description: 'я'.repeat(1001) })).toEqual({
      description: ['Не больше 1000 знаков'],
    })
    expect(await errors('orders.create', '', { ...order, lines: [{ ...line, cost_vs_discount: 1.005 }] })).toEqual({
      'lines.0.cost_vs_discount': ['не более двух знаков после запятой'],
    })
    expect(await errors('cart.updateMany', '?company_region_id=1', { user_id: 1, items: [] })).toEqual({ items: ['Список пуст'] })
    expect(await errors('cart.updateLine', '?company_region_id=x', { user_id: 1, qty: 1 })).toEqual({
      company_region_id: [expect.stringMatching(/[а-я]/)],
    })
    expect(await errors('session.login', '', { password: '' })).toEqual({
      password: ['Введите пароль'],
      email: ['Введите email или телефон'],
    })
    expect(await errors('delivery.create', '', {})).toEqual({
      name: [expect.any(String)],
      address: [expect.any(String)],
      position: [expect.any(String)],
      region: [expect.any(String)],
      subregion: [expect.any(String)],
    })
  })

  it('every text that is kept has a longest length', () => {
    const unbounded = built.flatMap(([name, { kind, body }]) => {
      if (kind === 'read') return [] // nothing of it is kept, and the body itself is bounded
      const schema: unknown = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
      return textsIn(schema).map((path) => `${name} ${path}`)
    })
    // These follow a grammar that bounds them.
    expect(unbounded.filter((path) => !/\.(email|inn)$/.test(path))).toEqual([])
  })

  it('a place that is none on the earth is refused', async () => {
    const { who } = await admin
    for (const position of ['55.7', '95, 49', '55.7, 181', 'x'.repeat(100_000), '<script>']) {
      const body = JSON.stringify({ name: 'Склад', address: 'Казань', position, region: 'Татарстан', subregion: 'Казань' })
      const { status, json } = await send(who, contract['delivery.create'], { body })
      expect([status, Object.keys(json?.errors ?? {})]).toEqual([422, ['position']])
    }
  })

  it('hostile words are kept and given back as they are, as text', async () => {
    const { api } = await visitor(newServer(), 1)
    const name = '"><img src=x onerror=alert(1)>'
    expect((await api('delivery.rename', { params: { id: 1, addressId: 11 }, body: { name } })).name).toBe(name)
    expect((await api('delivery.list', { params: { id: 1 } }))[0]?.name).toBe(name)
    const found = await api('products.all', { body: { search: name } })
    expect({ total: found.total, products: found.products }).toEqual({ total: 0, products: [] })
  })
})
