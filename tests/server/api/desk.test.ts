import { request } from 'node:http'
import { expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { REGION_ACTIVE } from '../../../model/company/region'
import { createBearer } from '../../../src/api/bearer'
import { details, PASSWORD } from '../../fake-server/registration/ask'
import { device, served } from './served-api'

const APPROVE = '/dev/approve'
const letters = async (origin: string) => (await fetch(`${origin}/dev`)).text()
const approve = (origin: string, region: number, headers: Record<string, string> = {}) =>
  fetch(`${origin}${APPROVE}`, { method: 'POST', body: new URLSearchParams({ region: String(region) }), headers, redirect: 'manual' })

it.each(['session', 'token'] as const)(
  'a company registers with the code that the desk shows, is let through there and places its first order (strategy «%s») [DEC-036, DEC-041]',
  async (auth) => {
    const { origin } = await served({ auth })
    const { api } = device(origin, {}, auth === 'token' ? { bearer: createBearer() } : {})
    const { id } = await api('registration.register', { body: details })
    const code = /Код для регистрации: (\d{6})/.exec(await letters(origin))?.[1] ?? ''
    await api('registration.finish', { body: { code_verification_id: id, code, password: PASSWORD, store_city_id: 1 } })
    const user = await api('session.user', {})
    const mine = async () => (await api('regions.list', { params: { id: user.id }, query: {} }))[0]!
    const region = await mine()
    expect(region.status).toBe(0)
    const { items: pickups } = await api('regions.pickupAddress', { params: { id: region.id } })
    const order = async () => {
      const [row] = (await api('products.stocksAndPrices', { body: { company_region_id: region.id, products_ids: [1] } })).products
      const lines = [{ product_id: 1, qty: 4, cost_vs_discount: (row && derivedPrice(row).cost_vs_discount) ?? 0 }]
      const { uuid } = await api('orders.newUuid', {})
      const receiving = { type: 'pickup' as const, pickup_address_id: pickups[0]!.id }
      return api('orders.create', { body: { uuid, company_region_id: region.id, receiving, description: '', lines } }, { key: uuid })
    }
    await expect(order()).rejects.toMatchObject({ status: 403 })
    expect((await approve(origin, region.id)).status).toBe(303)
    expect((await mine()).status).toBe(REGION_ACTIVE)
    const body = { user_id: user.id, qty: 4 }
    await api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: region.id }, body }, { key: 'first-1' })
    const placed = await order()
    expect((await api('orders.list', { params: { id: region.id }, query: {} })).orders.map((each) => each.id)).toEqual([placed.id])
    expect(await letters(origin)).toContain('ИП Седов: можно заказывать')
  },
)

it('a region is refused there with a reason, and is gone from the list until it is sent again [STATE-007]', async () => {
  const { origin } = await served()
  const refusal = (fields: Record<string, string>) =>
    fetch(`${origin}/dev/refuse`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const before = await letters(origin)
  const [, region = ''] = /name="region" value="(\d+)">Отказать/.exec(before) ?? []
  expect([(await refusal({ region, reason: ' ' })).status, (await refusal({ region: '1', reason: 'нет' })).status]).toEqual([422, 404])
  expect((await refusal({ region, reason: 'КПП другого филиала' })).status).toBe(303)
  const after = await letters(origin)
  expect(after).toContain('Причина: КПП другого филиала.')
  expect(after).not.toContain(`value="${region}">Отказать`)
  expect((await refusal({ region, reason: 'ещё раз' })).status).toBe(404)
})

it('the desk is no page behind a proxy, under a foreign name, or for a form of another site', async () => {
  const { origin } = await served()
  const proxied = await served({ isBehindProxy: true })
  expect((await fetch(`${proxied.origin}/dev`)).status).toBe(404)
  expect((await approve(proxied.origin, 3)).status).toBe(405)
  expect((await approve(origin, 3, { origin: 'https://other.example' })).status).toBe(403)
  expect(await statusUnder('rebound.example', origin)).toBe(403)
  expect((await approve(origin, 1)).status, 'a region that does not wait').toBe(404)
  expect((await fetch(`${origin}${APPROVE}`)).status).toBe(405)
})

it('a name that somebody chose is no markup there', async () => {
  const { origin } = await served()
  const { api } = device(origin)
  const company_name = '<script>alert("&")</script>'
  const { id } = await api('registration.register', { body: { ...details, company_name } })
  const code = /Код для регистрации: (\d{6})/.exec(await letters(origin))?.[1] ?? ''
  await api('registration.finish', { body: { code_verification_id: id, code, password: PASSWORD, store_city_id: 1 } })
  const page = await letters(origin)
  expect(page).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;')
  expect(page).not.toContain('<script')
})

/** The status of the desk under another name of its host, as after a change in somebody's DNS; `fetch` sends no Host of choice. */
const statusUnder = (host: string, origin: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${origin}/dev`, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
