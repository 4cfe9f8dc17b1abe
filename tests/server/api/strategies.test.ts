import { describe, expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { BEARER_LIFE_MS } from '../../../model/limits'
import { createBearer } from '../../../src/api/bearer'
import { newOrder } from '../../fake-server/calls/support/call-samples'
import { login, NOW, person, testClock } from '../../support/world'
import { device, put, served, statusOf } from './served-api'

const SHOP = 'https://shop.example'
const query = { company_region_id: 1 }

/** A browser of the token strategy. @param origin of the page, where it is not that of the API */
const tokenDevice = (api: string, origin?: string) => device(api, origin === undefined ? {} : { origin }, { bearer: createBearer() })

describe.each([
  ['session', (origin: string) => device(origin)],
  ['token', (origin: string) => tokenDevice(origin)],
] as const)('over HTTP in the strategy «%s»', (auth, open) => {
  it('somebody logs in, fills the cart, orders, and is a guest after the logout [DEC-004, CALL-001 to CALL-005]', async () => {
    const { origin } = await served({ auth })
    const { api, jar } = open(origin)
    expect((await api('config.get', {})).auth_strategy).toBe(auth)
    expect(await statusOf(api('session.user', {}))).toBe(401)
    await login(api, person(1))
    expect((await api('session.user', {})).id).toBe(1)
    await put(api, 1, 4, 'a-1')
    const [row] = (await api('products.stocksAndPrices', { body: { ...query, products_ids: [1] } })).products
    const lines = [{ product_id: 1, qty: 4, cost_vs_discount: (row && derivedPrice(row).cost_vs_discount) ?? 0 }]
    const { uuid } = await api('orders.newUuid', {})
    const subject = { userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }
    const order = await api('orders.create', { body: newOrder(subject, lines) }, { key: uuid })
    expect((await api('orders.get', { params: { id: order.id }, query: { include: 'items,items.product,gift' } })).id).toBe(order.id)
    const before = { ...jar }
    await api('session.logout', {})
    expect(await statusOf(api('session.user', {}))).toBe(401)
    const stolen = open(origin)
    Object.assign(stolen.jar, before)
    expect(await statusOf(stolen.api('session.user', {})), 'the cookie of before the logout is worth nothing').toBe(401)
  })
})

describe('the token strategy over HTTP', () => {
  const asked = async (origin: string, token: string) =>
    (await fetch(`${origin}/api/v1/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status

  it('a bearer runs out; the cookie, which no script reads, has it refreshed, also after a reload [CONST-004, CALL-005]', async () => {
    const clock = testClock(NOW)
    const { origin } = await served({ auth: 'token', now: clock.now })
    const first = tokenDevice(origin)
    await login(first.api, person(1))
    expect(first.lines.find((line) => line.startsWith('karter_session'))).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=31104000$/)
    clock.advance(BEARER_LIFE_MS)
    expect((await first.api('session.user', {})).id).toBe(1)
    const reloaded = tokenDevice(origin)
    Object.assign(reloaded.jar, first.jar)
    expect((await reloaded.api('session.user', {})).id).toBe(1)
  })

  it('the cookie alone reads and writes nothing: another site cannot use it', async () => {
    const { origin } = await served({ auth: 'token' })
    const known = tokenDevice(origin)
    await login(known.api, person(1))
    const plain = device(origin)
    Object.assign(plain.jar, known.jar)
    expect(await statusOf(plain.api('session.user', {}))).toBe(401)
    expect(await statusOf(put(plain.api, 1, 4, 'x-1'))).toBe(401)
  })

  it('a logout revokes the bearers of its session, and of no other', async () => {
    const { origin } = await served({ auth: 'token' })
    const open = async () => {
      const bearer = createBearer()
      const { api } = device(origin, {}, { bearer })
      await login(api, person(1))
      return { api, token: bearer.current() ?? '' }
    }
    const [one, other] = [await open(), await open()]
    await one.api('session.logout', {})
    expect([await asked(origin, one.token), await asked(origin, other.token), await asked(origin, 'invented')]).toEqual([401, 200, 401])
  })

  it('serves the pages of an allowed origin, with its cookie, and no others [DEC-003]', async () => {
    const { origin } = await served({ auth: 'token', allowedOrigins: [SHOP] })
    const { api } = tokenDevice(origin, SHOP)
    await login(api, person(1))
    expect((await api('session.user', {})).id).toBe(1)
    expect(await statusOf(login(tokenDevice(origin, 'https://other.example').api, person(1)))).toBe(419)
    const preflight = (page: string) =>
      fetch(`${origin}/api/v1/cart`, { method: 'OPTIONS', headers: { origin: page, 'access-control-request-method': 'POST' } })
    const [allowed, refused] = [await preflight(SHOP), await preflight('https://other.example')]
    expect(Object.fromEntries([...allowed.headers].filter(([name]) => name.startsWith('access-control')))).toEqual({
      'access-control-allow-origin': SHOP,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'accept, authorization, content-type, idempotency-key',
      'access-control-expose-headers': 'retry-after',
      'access-control-max-age': '7200',
    })
    expect([allowed.status, refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([204, 405, null])
  })
})
