import { describe, expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import type { Api } from '../../../model/contract'
import { NOW, newServer, testClock, visitor } from '../../support/world'

const DAY = 86_400_000
const OF_CART = { user_id: 1, company_region_id: 1 }
/** «Каждые 10 фильтров — салонный фильтр в подарок» */
const PROMOTION = 4
/** All that give something. */
const RULED = [2, 4, 9, 14]

/** Fills the cart of person 1 with goods of the gift promotion and orders them. @param qty of each, as far as there is stock */
async function order(api: Api, ids: readonly number[], qty = 500) {
  const key = `k-${Math.random()}`
  await api('cart.clear', { query: OF_CART }, { key: `${key}-clear` })
  await api(
    'cart.updateMany',
    { query: { company_region_id: 1 }, body: { user_id: 1, items: ids.map((id) => ({ product_id: id, qty })) } },
    { key },
  )
  const { items } = await api('cart.get', { query: OF_CART })
  const { products, gift } = await api('products.stocksAndPrices', {
    body: { company_region_id: 1, products_ids: items.map(({ product }) => product.id), from_cart: true },
  })
  const lines = items.flatMap(({ product, qty: kept }) => {
    const price = products.find(({ product_id }) => product_id === product.id)
    const cost = price && derivedPrice(price).cost_vs_discount
    return cost && price.stock >= kept ? [{ product_id: product.id, qty: kept, cost_vs_discount: cost }] : []
  })
  const { uuid } = await api('orders.newUuid', {})
  const receiving = { type: 'delivery', delivery_address_id: 11 } as const
  const placed = await api('orders.create', { body: { uuid, company_region_id: 1, receiving, description: '', lines } }, { key: uuid })
  return { placed, gift }
}

async function ready() {
  const clock = testClock()
  const server = newServer({ clock })
  const { api } = await visitor(server, 1)
  const listed = server.world.catalogue.listed
  const gifts = RULED.filter((id) => id !== PROMOTION)
  const gifted = listed
    .filter(({ promotions }) => promotions.includes(PROMOTION) && !promotions.some((id) => gifts.includes(id)))
    .slice(0, 8)
    .map(({ id }) => id)
  const oil = listed
    .filter(({ promotions }) => promotions.includes(14))
    .slice(0, 8)
    .map(({ id }) => id)
  const plain = listed.filter(({ promotions }) => promotions.length === 0).map(({ id }) => id)
  const giftsOf = (id: number) => api('orders.gifts', { params: { id } })
  const ask = (order_id: number, product_id?: number) =>
    api('orders.getGift', { body: { order_id, ...(product_id !== undefined && { product_id }) } })
  return { clock, server, api, gifted, oil, plain, giftsOf, ask }
}

describe('the gift of an order', () => {
  it('is one of some products that the promotion gives, chosen once; the flag is false before and true after [DEC-023, STATE-022]', async () => {
    const { api, gifted, giftsOf, ask, server } = await ready()
    const { placed, gift } = await order(api, gifted)
    expect({ isEarned: gift?.isEarned, gift: placed.gift }).toEqual({ isEarned: true, gift: false })
    const { title, items, promotions, chosen, until } = await giftsOf(placed.id)
    expect({ title, chosen, until }).toEqual({ title: gift?.title, chosen: null, until: new Date(NOW + 3 * DAY).toISOString() })
    expect([items.length, promotions?.length]).toEqual([3, 1])
    for (const { id } of items) expect(server.world.catalogue.byId.get(id)?.kind).toBe('filter_cabin')
    const pieces = placed.items.reduce((sum, { qty }) => sum + qty, 0)
    expect({ count: promotions?.[0]?.count, products_ids: promotions?.[0]?.products_ids }).toEqual({
      count: Math.floor(pieces / 10),
      products_ids: items.map(({ id }) => id),
    })
    const second = items[1]!.id // three of them
    expect(await ask(placed.id, second)).toEqual({ gift: true })
    expect((await api('orders.get', { params: { id: placed.id }, query: {} })).gift).toBe(true)
    expect(await giftsOf(placed.id)).toEqual({ title, items, promotions, chosen: second, until: null })
    await expect(ask(placed.id, items[0]!.id)).rejects.toMatchObject({ status: 409, message: 'Подарок за этот заказ уже получен' })
    expect((await giftsOf(placed.id)).chosen).toBe(second)
  })

  it('is of one promotion, whichever the buyer likes of those that the order earned [DEC-023]', async () => {
    const { api, oil, giftsOf, ask } = await ready()
    const { placed, gift } = await order(api, oil)
    const { items, promotions } = await giftsOf(placed.id)
    expect(promotions?.map(({ title }) => title)).toEqual([gift?.title, ...(gift?.alternatives ?? [])])
    expect([promotions?.length, items.length, promotions?.[1]?.count]).toEqual([2, 6, 1])
    const tool = items[3]! // the first of the second promotion
    expect(await ask(placed.id, tool.id)).toEqual({ gift: true })
    expect((await giftsOf(placed.id)).chosen).toBe(tool.id)
  })

  it('asked for without a choice is the first [DEC-006]', async () => {
    const { api, gifted, giftsOf, ask } = await ready()
    const { placed } = await order(api, gifted)
    expect(await ask(placed.id)).toEqual({ gift: true })
    const { items, chosen } = await giftsOf(placed.id)
    expect(chosen).toBe(items[0]?.id)
  })

  it('is none of the goods that are not given: refused by field, and nothing is taken', async () => {
    const { api, gifted, plain, giftsOf, ask } = await ready()
    const { placed } = await order(api, gifted)
    await expect(ask(placed.id, plain[0])).rejects.toMatchObject({
      status: 422,
      fields: { product_id: ['Этого товара нет среди подарков: выберите другой'] },
    })
    expect((await giftsOf(placed.id)).chosen).toBeNull()
  })

  it('is none where the goods of the promotion are not enough [DEC-012]', async () => {
    const { api, plain, giftsOf, ask } = await ready()
    const { placed } = await order(api, plain.slice(0, 2), 1)
    expect(await giftsOf(placed.id)).toEqual({ title: null, items: [], promotions: [], chosen: null, until: null })
    await expect(ask(placed.id, 1)).rejects.toMatchObject({ status: 409, message: 'Этот заказ подарка не даёт' })
  })

  it('is none of a cancelled order, and none after three days', async () => {
    const { api, clock, gifted, giftsOf, ask } = await ready()
    const first = (await order(api, gifted.slice(0, 4))).placed
    const second = (await order(api, gifted.slice(4))).placed
    await api('orders.cancel', { params: { id: first.id } }, { key: 'cancel' })
    expect((await giftsOf(first.id)).items).toEqual([])
    await expect(ask(first.id)).rejects.toMatchObject({ status: 409, message: 'Заказ отменён: подарка за него не будет' })
    clock.advance(3 * DAY + 1)
    await expect(ask(second.id)).rejects.toMatchObject({ status: 409, message: 'Подарок можно было выбрать до 24\u00a0ноября' })
  })

  it('is for who placed the order, not for the administrator who sees it [DEC-033]', async () => {
    const { server } = await ready()
    const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
    expect((await admin.api('orders.get', { params: { id: 481_301 }, query: {} })).user_id).toBe(3)
    await expect(admin.api('orders.gifts', { params: { id: 481_301 } })).rejects.toMatchObject({ status: 403 })
    await expect(admin.api('orders.getGift', { body: { order_id: 481_301 } })).rejects.toMatchObject({ status: 403 })
    expect((await member.api('orders.gifts', { params: { id: 481_301 } })).chosen).toBeNull()
  })
})

describe('an order whose goods have left the catalogue', () => {
  it('says so of each, and what is like them can still be asked for [DEC-006]', async () => {
    const { api, server } = await ready()
    const [gone] = server.world.rows.withdrawn ?? []
    const withdrawn = server.world.catalogue.byId.get(gone?.id ?? 0)!
    await expect(api('products.get', { params: { id: withdrawn.id }, query: {} })).rejects.toMatchObject({ status: 404 })
    const { items } = await api('products.similar', { params: { id: withdrawn.id }, query: {} })
    expect(items.every(({ id }) => id !== withdrawn.id)).toBe(true)
  })
})
