import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { JAR_HEADER, parseSetCookie } from '../../fake-server/transport/cookie-headers'
import { ApiError } from '../../model/api-error'
import type { Api } from '../../model/contract'
import { startApiServer, type ApiServerSettings } from '../../server/api/api-server'
import { WORLD_HEADER } from '../../server/api/world-header'
import { createApi } from '../../src/api/client'
import { login, NOW, person } from '../support/world'
import { builtShop, testFolder } from './built-shop'
import { rowOf } from '../support/contract-rows'

const ADMIN = person(1)

async function served(settings: Partial<ApiServerSettings> = {}) {
  const server = await startApiServer({ dist: builtShop(), port: 0, products: 200, now: () => NOW, ...settings })
  onTestFinished(() => server.close())
  return { ...server, origin: `http://127.0.0.1:${server.port}` }
}

/** A browser of its own before the real server: its cookies and the client on it. */
function device(origin: string, headers: Record<string, string> = {}) {
  const jar: Record<string, string> = {}
  const lines: string[] = []
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers, cookie } }) // the client gives a plain object
    for (const line of answer.headers.getSetCookie()) {
      lines.push(line)
      const { name, value, isGone } = parseSetCookie(line)
      if (isGone) delete jar[name]
      else jar[name] = value
    }
    return answer
  }
  const bases = { api: `${origin}/api/v1`, apiAlt: `${origin}/api/v2`, origin }
  const api = createApi({ rowOf, bases, fetch: ask, cookie: (name) => jar[name], sleep: () => Promise.resolve() })
  return { jar, lines, ask, api }
}
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (thrown: unknown) => ApiError.from(thrown).status,
  )

/** The region of the first person, and how many of product 1 lie in its cart. */
async function regionOf(api: Api): Promise<number> {
  const [region] = await api('regions.list', { params: { id: ADMIN.id }, query: { active: '1' } })
  return region!.id // the administrator has four
}
async function qtyOf(api: Api, regionId: number): Promise<number> {
  const cart = await api('cart.get', { query: { user_id: ADMIN.id, company_region_id: regionId } })
  return cart.items.find(({ product }) => product.id === 1)?.qty ?? 0
}
const put = (api: Api, regionId: number, qty: number, key: string) =>
  api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: regionId }, body: { user_id: ADMIN.id, qty } }, { key })

it('two devices of one account see one cart over real HTTP, with real cookies', async () => {
  const { origin } = await served()
  const [office, phone] = [device(origin), device(origin)]
  await login(office.api, ADMIN)
  await login(phone.api, ADMIN)
  expect(office.lines.find((line) => line.includes('HttpOnly'))).toMatch(
    /^karter_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  )
  const regionId = await regionOf(office.api)
  await put(office.api, regionId, 40, 'office-1')
  expect(await qtyOf(phone.api, regionId)).toBe(40)
  await put(phone.api, regionId, 8, 'phone-1')
  await put(office.api, regionId, 40, 'office-1')
  expect(await qtyOf(office.api, regionId), 'a repeated key does nothing again').toBe(8)
})

it('an unsafe call without the XSRF header is refused, as is one with another value', async () => {
  const { origin } = await served()
  const guest = device(origin)
  await guest.api('session.csrf', {})
  const body = JSON.stringify({ email: ADMIN.email, password: ADMIN.password })
  const post = (headers: Record<string, string>) =>
    guest.ask(`${origin}/api/v1/auth/login`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  expect((await post({})).status).toBe(419)
  expect((await post({ 'x-xsrf-token': 'another' })).status).toBe(419)
  expect((await post({ 'x-xsrf-token': guest.jar['XSRF-TOKEN']! })).status).toBe(200) // the csrf call set it
})

it('nobody brings cookies in the header that stands for them inside', async () => {
  const { origin } = await served()
  const known = device(origin)
  await login(known.api, ADMIN)
  const thief = device(origin, { [JAR_HEADER]: `karter_session=${known.jar.karter_session}` })
  expect(await statusOf(thief.api('session.user', {}))).toBe(401)
})

it('worlds named by the header begin alike and share nothing', async () => {
  const { origin } = await served()
  const [one, other] = [device(origin, { [WORLD_HEADER]: 'one' }), device(origin, { [WORLD_HEADER]: 'other' })]
  await login(one.api, ADMIN)
  await login(other.api, ADMIN)
  const regionId = await regionOf(one.api)
  const before = await qtyOf(other.api, regionId)
  await put(one.api, regionId, before + 40, 'a-1')
  expect(await qtyOf(other.api, regionId)).toBe(before)
  expect(await statusOf(device(origin, { [WORLD_HEADER]: '../x' }).api('session.user', {}))).toBe(400)
})

it('a file keeps the moment of the seed too: what was seen yesterday stays where it was', async () => {
  const file = join(testFolder(), 'state.json')
  const seen = async (now: string) => {
    const shop = await served({ file, now: () => Date.parse(now) })
    const { api } = device(shop.origin)
    await login(api, person(2))
    const { orders } = await api('orders.list', { params: { id: 5 }, query: {} })
    await shop.close()
    return orders.map(({ id, created_at }) => [id, created_at])
  }
  const before = await seen('2026-11-22T20:00:00Z')
  expect(before.find(([id]) => id === 481_366)?.[1]).toMatch(/^2026-11-21/)
  expect(await seen('2026-11-23T04:00:00Z')).toEqual(before)
})

it('a file keeps the state over a restart; one that holds something else is refused', async () => {
  const file = join(testFolder(), 'state.json')
  const first = await served({ file })
  const before = device(first.origin)
  await login(before.api, ADMIN)
  const regionId = await regionOf(before.api)
  await put(before.api, regionId, 40, 'a-1')
  await first.close()
  const second = await served({ file })
  const after = device(second.origin)
  Object.assign(after.jar, before.jar)
  expect(await qtyOf(after.api, regionId), 'still signed in, the line still there').toBe(40)
  writeFileSync(file, '[]')
  await expect(served({ file })).rejects.toThrow('holds no state of this server')
})

it('a lost answer breaks the connection, though the write was done', async () => {
  const { origin } = await served()
  const { api, jar } = device(origin)
  await login(api, ADMIN)
  const regionId = await regionOf(api)
  jar.fake_scenario = 'offlineAnswers'
  expect(await statusOf(put(api, regionId, 40, 'a-1'))).toBe(0)
  delete jar.fake_scenario
  expect(await qtyOf(api, regionId)).toBe(40)
})

it('answers files beside the API, and refuses what is too long or unknown', async () => {
  const { origin } = await served()
  expect(await (await fetch(`${origin}/assets/main-abc123.js`)).text()).toBe('script')
  expect((await fetch(`${origin}/api/v1/nothing`)).status).toBe(404)
  const long = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', body: 'x'.repeat(5_000_001) })
  expect(long.status).toBe(413)
})
