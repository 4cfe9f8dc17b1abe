import { describe, expect, it } from 'vitest'
import { SCENARIO_COOKIE } from '../../../fake-server/scenarios'
import { stockFor } from '../../../fake-server/rules/region/region-prices'
import { fill } from '../../../fake-server/store/changes'
import { createTables } from '../../../fake-server/tables'
import { newServer, NOW, visitor, worldOf } from '../../support/world'
import { SOLD_OUT } from '../calls/support/call-samples'

const world = worldOf()
const tables = createTables()
fill(tables, world.rows, {})
const REGION = 1
const CITY = { id: REGION, store_city_id: 6, status: 1 }
const place = { cityId: CITY.store_city_id, terms: { seed: `region-${REGION}`, base: 1 } }
/** Goods of which there is nothing, and whether they are on their way. */
const missing = (isAwaited: boolean) =>
  world.catalogue.listed.find((product) => {
    const { stock, hasArrival } = world.pricing.summary(product, place)
    return stock === 0 && hasArrival === isAwaited
  })!.id
const [AWAITED, NOT_COMING] = [missing(true), missing(false)]
const wishFor = (product_id: number, company_region_id = REGION) => ({ body: { product_id, company_region_id } })

describe('to be told when goods are there again', () => {
  it('a wish is kept, found by its number, by its product and in the list, and forgotten [CALL-074, CALL-075, CALL-076]', async () => {
    const { api } = await visitor(newServer(), 1)
    const check = (query: { product_notification_id?: number; product_id?: number; company_region_id?: number }) =>
      api('productNotifications.check', { query })
    const list = async () => (await api('productNotifications.list', { query: { company_region_id: REGION } })).items
    expect({ check: await check({ product_id: SOLD_OUT, company_region_id: REGION }), list: await list() }).toEqual({
      check: null,
      list: [],
    })
    const wish = await api('productNotifications.create', wishFor(SOLD_OUT))
    expect(wish).toEqual({ id: expect.any(Number), product_id: SOLD_OUT })
    expect(await check({ product_notification_id: wish.id })).toEqual(wish)
    expect(await check({ product_id: SOLD_OUT, company_region_id: REGION })).toEqual(wish)
    expect(await check({ product_id: SOLD_OUT, company_region_id: 2 })).toBe(null)
    expect(await list()).toEqual([wish])
    expect(await api('productNotifications.remove', { params: { id: wish.id } })).toBe(null)
    expect({ check: await check({ product_notification_id: wish.id }), list: await list() }).toEqual({ check: null, list: [] })
    await expect(api('productNotifications.remove', { params: { id: wish.id } })).rejects.toMatchObject({ status: 404 })
  })

  it('the same wish again is the same wish; each region and each person has its own [DEC-033]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const first = await api('productNotifications.create', wishFor(SOLD_OUT))
    expect(await api('productNotifications.create', wishFor(SOLD_OUT))).toEqual(first)
    const elsewhere = await api('productNotifications.create', wishFor(SOLD_OUT, 2))
    expect(elsewhere.id).not.toBe(first.id)
    const { api: member } = await visitor(server, 3)
    expect(await member('productNotifications.list', { query: { company_region_id: REGION } })).toEqual({ items: [] })
    expect(await member('productNotifications.check', { query: { product_notification_id: first.id } })).toBe(null)
    await expect(member('productNotifications.remove', { params: { id: first.id } })).rejects.toMatchObject({ status: 403 })
    expect(await api('productNotifications.check', { query: { product_notification_id: first.id } })).toEqual(first)
  })

  it('what is there, has left the catalogue or never was cannot be waited for', async () => {
    const { api } = await visitor(newServer(), 1)
    const there = world.catalogue.listed.find(
      (product) => stockFor({ world, tables, now: () => NOW, plays: () => false }, CITY, product) > 0,
    )!
    const gone = world.rows.withdrawn?.[0]?.id ?? 0
    const refused = (id: number) => api('productNotifications.create', wishFor(id)).catch((thrown: unknown) => thrown)
    expect(await refused(there.id)).toMatchObject({ status: 409, message: 'Товар уже в\u00a0наличии' })
    expect(await refused(gone)).toMatchObject({ status: 404 })
    expect(await refused(99_999)).toMatchObject({ status: 404 })
  })
})

describe('when awaited goods have come', () => {
  async function arrived() {
    const server = newServer()
    const { api, who } = await visitor(server, 1)
    const wish = await api('productNotifications.create', wishFor(AWAITED))
    await api('productNotifications.create', wishFor(NOT_COMING))
    who.cookies[SCENARIO_COOKIE] = 'goodsArrive'
    const notifications = async () => (await api('notifications.list', { params: { id: 1 } })).items
    return { api, server, wish, notifications }
  }

  it('they can be had, also in the lists, and who waited is told once, with the way to them', async () => {
    const { api, wish, notifications } = await arrived()
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: REGION, products_ids: [AWAITED] } })
    expect(products[0]).toMatchObject({ arrival: null })
    expect(products[0]!.stock).toBeGreaterThan(0)
    expect(products[0]!.warehouses!.reduce((sum, { amount }) => sum + amount, 0)).toBe(products[0]!.stock)
    const told = (await notifications()).filter(({ icon }) => icon === 'product')
    expect(told).toEqual([
      expect.objectContaining({
        id: wish.id,
        title: 'Товар поступил',
        url: `/product/${AWAITED}`,
        read_at: null,
        data: { title: 'Товар поступил' },
      }),
    ])
    expect((await notifications())[0]).toEqual(told[0])
  })

  it('reading it keeps it and ends the wish; what has not come is waited for still', async () => {
    const { api, wish, notifications } = await arrived()
    await api('notifications.setAsRead', { params: { id: 1 }, body: { ids: [wish.id] } })
    const told = (await notifications()).filter(({ icon }) => icon === 'product')
    expect(told).toEqual([expect.objectContaining({ id: wish.id, read_at: expect.any(String) })])
    const { items } = await api('productNotifications.list', { query: { company_region_id: REGION } })
    expect(items.map(({ product_id }) => product_id)).toEqual([NOT_COMING])
    await api('productNotifications.remove', { params: { id: items[0]!.id } })
    const again = await api('productNotifications.create', wishFor(NOT_COMING))
    expect((await notifications()).map(({ id }) => id)).not.toContain(again.id)
  })

  it('another person is told nothing of it', async () => {
    const { server, notifications } = await arrived()
    await notifications()
    const { api, who } = await visitor(server, 3)
    who.cookies[SCENARIO_COOKIE] = 'goodsArrive'
    expect((await api('notifications.list', { params: { id: 3 } })).items.filter(({ icon }) => icon === 'product')).toEqual([])
  })
})
