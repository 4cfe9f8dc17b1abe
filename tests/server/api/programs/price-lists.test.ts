import { describe, expect, it, vi } from 'vitest'
import { readWorkbook } from '../../../support/read-workbook'
import { login, NOW, person, testClock } from '../../../support/world'
import { device, served } from '../served-api'

async function linked() {
  const clock = testClock(NOW)
  const { origin } = await served({ now: clock.now })
  const { api } = device(origin)
  await login(api, person(1))
  const { secret } = await api('apiKeys.makePriceLink', { params: { id: 1 } })
  const ask = (form: string, { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {}) =>
    fetch(`${origin}/price-lists/${secret}.${form}${query}`, { headers })
  return { api, ask, secret, origin, clock }
}

/** The cells of a CSV file, without its head. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'))

describe('the price list by link', () => {
  it('has the own prices of its region, in all four forms, without a login [DEC-077]', async () => {
    const { ask, api } = await linked()
    const rows = rowsOf(await (await ask('csv')).text())
    const [first] = rows.filter(([id]) => id === '1')
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })
    expect({ guest: first!.at(-3), stock: first!.at(-4) }).toEqual({
      guest: (products[0]!.guest_cost! / 100).toFixed(2).replace('.', ','),
      stock: String(products[0]!.stock),
    })
    const own = first!.at(-2)!.replace(',', '.')
    expect(await (await ask('yml')).text()).toContain(`<price>${own}</price>`)
    expect(await (await ask('xml')).text()).toContain(`<ЦенаЗаЕдиницу>${own}</ЦенаЗаЕдиницу>`)
    const sheet = readWorkbook(new Uint8Array(await (await ask('xlsx')).arrayBuffer()))
    expect([...sheet.cells.values()]).toContainEqual(expect.objectContaining({ kind: 'number', value: Number(own) }))
    expect(rows.length).toBeGreaterThan(100)
  })

  it('is answered 304 as long as nothing in it changed', async () => {
    const { ask, clock } = await linked()
    const first = await ask('yml')
    const etag = first.headers.get('etag')!
    await first.text()
    clock.advance(60_000)
    expect((await ask('yml', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const other = await ask('csv', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    await other.text()
  })

  it('has with changed_since only what changed after that moment', async () => {
    const { ask, clock, api } = await linked()
    const all = rowsOf(await (await ask('csv')).text()).length
    clock.advance(60_000)
    const since = `?changed_since=${new Date(clock.now()).toISOString()}`
    expect(rowsOf(await (await ask('csv', { query: since })).text())).toEqual([])
    clock.advance(60_000)
    const { uuid } = await api('orders.newUuid', {})
    const order = (cost: number) => ({
      uuid,
      company_region_id: 1,
      receiving: { type: 'delivery' as const, delivery_address_id: 11 },
      description: '',
      lines: [{ product_id: 1, qty: 40, cost_vs_discount: cost }],
    })
    const refused = await api('orders.create', { body: order(100) }, { key: uuid }).catch((error: { details: any }) => error) // oxlint-disable-line no-explicit-any -- details of any form
    const [line] = (refused as { details: any }).details.lines // oxlint-disable-line no-explicit-any -- as above
    await api('orders.create', { body: order(Math.round(line.cost_vs_discount * 100)) }, { key: uuid })
    const changed = rowsOf(await (await ask('csv', { query: since })).text())
    expect({ ids: changed.map(([id]) => id), isPart: changed.length < all }).toEqual({ ids: ['1'], isPart: true })
  })

  it('is not found under another secret, the one before the last, or once the link is removed; the key of it opens nothing else', async () => {
    const { ask, api, origin, secret } = await linked()
    const { secret: next } = await api('apiKeys.makePriceLink', { params: { id: 1 } })
    const statusOf = async (of: string) => {
      const answer = await fetch(`${origin}/price-lists/${of}.csv`)
      await answer.text()
      return answer.status
    }
    expect([await statusOf(secret), await statusOf('prl_0'), await statusOf(next)]).toEqual([404, 404, 200])
    expect((await fetch(`${origin}/api/v1/companyRegions/1/orders`, { headers: { authorization: `Bearer ${next}` } })).status).toBe(401)
    await api('apiKeys.removePriceLink', { params: { id: 1 } })
    expect(await statusOf(next)).toBe(404)
    expect((await ask('csv')).status).toBe(404)
  })

  it('refuses other methods, another ending and a moment that is none', async () => {
    const { ask, origin, secret } = await linked()
    const post = await fetch(`${origin}/price-lists/${secret}.csv`, { method: 'POST' })
    expect([post.status, (await ask('pdf')).status, (await ask('csv', { query: '?changed_since=вчера' })).status]).toEqual([405, 404, 422])
  })

  it('is never written into the log of the server', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask, secret } = await linked()
    await (await ask('csv')).text()
    await ask('csv', { query: '?changed_since=вчера' })
    expect(JSON.stringify(logged.mock.calls)).not.toContain(secret)
    logged.mockRestore()
  })
})
