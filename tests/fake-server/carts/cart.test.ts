import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAF_BY_ID } from '../../../fake-server/catalogue/facts'
import { stockFor } from '../../../fake-server/rules/region/region-prices'
import { fill } from '../../../fake-server/store/changes'
import { createTables } from '../../../fake-server/tables'
import { ApiError } from '../../../model/api-error'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { apiOf, browser, newServer, NOW, visitor, worldOf } from '../../support/world'

/** The administrator's second region: its cart is empty to begin with. */
const REGION = { id: 2, store_city_id: 7, status: 1 }
const world = worldOf()
const tables = createTables()
fill(tables, world.rows, {})
const { listed } = world.catalogue
type Listed = (typeof listed)[number]
const stockOf = (id: number) => stockFor({ world, tables, now: () => NOW, plays: () => false }, REGION, world.catalogue.byId.get(id)!) // ids below are of the catalogue

/** Few products, among them limited ones, sold-out ones and ones of which less than a box is there. */
const ids = [
  ...listed.slice(0, 3),
  ...listed.filter(({ limit }) => limit !== null).slice(0, 3),
  ...listed.filter(({ id }) => stockOf(id) === 0).slice(0, 2),
  ...listed.filter(({ id, pack }) => stockOf(id) > 0 && stockOf(id) < pack).slice(0, 2),
].map(({ id }) => id)

/** The rule once more, by trying: the largest number of whole boxes up to the wish that fits; where none does, the wish in whole boxes. [DEC-019] */
function expectedQuantity(productId: number, wished: number): number {
  const { pack, limit } = world.catalogue.byId.get(productId)! // as above
  const stock = stockOf(productId)
  const largest = (bound: number): number => {
    let qty = 0
    while (qty < wished && qty + pack <= bound) qty += pack
    return qty
  }
  const upTo = Math.min(limit ?? Infinity, stock >= 1 ? stock : Infinity)
  if (upTo >= pack) return largest(upTo)
  return (limit ?? Infinity) >= pack ? largest(limit ?? Infinity) : largest(Infinity)
}

const query = { company_region_id: 2, user_id: 1 }

describe('the cart', () => {
  it('after any writes holds what can be ordered of each last wish, in the order it was put in, and counts them [DEC-018, DEC-019, STATE-019]', async () => {
    expect(ids).toHaveLength(10)
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ id: fc.constantFrom(...ids), qty: fc.oneof(fc.nat(40), fc.nat(3000)) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          many: fc.array(fc.record({ id: fc.constantFrom(...ids), qty: fc.nat(60) }), { minLength: 1, maxLength: 6 }),
        }),
      },
      { weight: 1, arbitrary: fc.constant('clear' as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { api } = await visitor(newServer(), 1)
        const expected = new Map<number, number>()
        const wish = (id: number, qty: number) => (qty === 0 ? expected.delete(id) : expected.set(id, expectedQuantity(id, qty)))
        for (const [at, it] of steps.entries()) {
          const key = { key: `t-${at}` }
          if (it === 'clear') {
            await api('cart.clear', { query }, key)
            expected.clear()
          } else if ('many' in it) {
            const items = it.many.map(({ id, qty }) => ({ product_id: id, qty }))
            await api('cart.updateMany', { query: { company_region_id: 2 }, body: { user_id: 1, items } }, key)
            for (const { id, qty } of it.many) wish(id, qty)
          } else {
            const { line, version } = await api(
              'cart.updateLine',
              { params: { id: it.id }, query: { company_region_id: 2 }, body: { user_id: 1, qty: it.qty } },
              key,
            )
            wish(it.id, it.qty)
            expect([line.product.id, line.qty, version]).toEqual([it.id, expected.get(it.id) ?? 0, at + 1])
          }
        }
        const cart = await api('cart.get', { query })
        expect([cart.version, cart.items.map(({ product, qty }) => [product.id, qty])]).toEqual([steps.length, [...expected]])
      }),
      { numRuns: 25 },
    )
  })

  it('asks for a whole number from 0 and says so [DEC-019]', async () => {
    const who = browser(newServer())
    await apiOf(who)('session.login', { body: { email: 'gavrilov@tehno-zaimka.example', password: 'karter-2026' } })
    const refusals: unknown[] = []
    for (const qty of [-1, 1.5, 1_000_000, '5', null]) {
      const response = await who.fetch('http://shop.test/api/v1/products/1/updateInCart?company_region_id=5', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': who.cookie('XSRF-TOKEN') ?? '', 'idempotency-key': `k${qty}` },
        body: JSON.stringify({ user_id: 2, qty }),
      })
      const { errors } = (await response.json()) as { errors: { qty: string[] } }
      refusals.push([response.status, errors.qty[0]])
    }
    expect(refusals).toEqual([
      [422, 'Количество не бывает меньше нуля'],
      [422, 'Только целое число'],
      [422, 'Не больше 999\u00a0999 шт.'],
      [422, 'Укажите число'],
      [422, 'Укажите число'],
    ])
  })

  it('is one for each user and region [DEC-018]', async () => {
    const server = newServer()
    const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
    await admin.api('cart.updateLine', { params: { id: 200 }, query: { company_region_id: 2 }, body: { user_id: 1, qty: 1 } }, { key: 'k' })
    const lines = async (api: typeof admin.api, user_id: number, company_region_id: number) =>
      (await api('cart.get', { query: { user_id, company_region_id } })).items.length
    expect([
      await lines(admin.api, 1, 1),
      await lines(admin.api, 1, 2),
      await lines(admin.api, 1, 3),
      await lines(member.api, 3, 1),
    ]).toEqual([10, 1, 0, 3])
  })

  it('is there for a region on moderation too [DEC-025]', async () => {
    const { api } = await visitor(newServer(), 4)
    const { line } = await api(
      'cart.updateLine',
      { params: { id: 1 }, query: { company_region_id: 6 }, body: { user_id: 4, qty: 1 } },
      { key: 'k' },
    )
    expect(line.qty).toBeGreaterThan(0)
  })

  it('takes a product without pictures, which no list shows [DEC-054]', async () => {
    const hidden = world.catalogue.products.find(({ pictured }) => !pictured)
    const { api } = await visitor(newServer(), 2)
    const { line } = await api(
      'cart.updateLine',
      { params: { id: hidden?.id ?? 0 }, query: { company_region_id: 5 }, body: { user_id: 2, qty: 1 } },
      { key: 'k' },
    )
    expect([line.product.id, line.product.images, line.qty > 0]).toEqual([hidden?.id, [], true])
  })

  it('the big buyer’s 300 lines come in one answer, all of them orderable or sold out', async () => {
    const { api } = await visitor(newServer(), 8)
    const { items } = await api('cart.get', { query: { user_id: 8, company_region_id: 8 } })
    expect([
      items.length,
      new Set(items.map(({ product }) => product.id)).size,
      items.every(({ product, qty }) => qty > 0 && qty % product.pack === 0),
    ]).toEqual([300, 300, true])
  })
})

describe('the gift of a cart', () => {
  const CART = { company_region_id: 2 }
  async function ready() {
    const { api } = await visitor(newServer(), 1)
    const ask = async (products_ids: number[] = []) =>
      (await api('products.stocksAndPrices', { body: { ...CART, products_ids, from_cart: true } })).gift
    const fill = (items: { product_id: number; qty: number }[]) =>
      api('cart.updateMany', { query: CART, body: { user_id: 1, items } }, { key: `k-${items.map(({ qty }) => qty).join('-')}` })
    return { api, ask, fill }
  }
  const underneath = (id: number) => LEAF_BY_ID.get(world.catalogue.byId.get(id)?.categoryId ?? 0)?.path ?? []
  const isFilter = ({ id }: Listed) => underneath(id).includes(210)

  it('that is promised for every 10 filters counts all filters of the order, whatever they are, and says what is lacking [DEC-012]', async () => {
    const { api, ask, fill } = await ready()
    const of = (pack: number, least: number, isOil: boolean) =>
      listed.find(
        (each) =>
          each.pack === pack &&
          each.limit === null &&
          stockOf(each.id) >= least &&
          isFilter(each) &&
          isOil === underneath(each.id).includes(211),
      )! // the seed has them
    const [air, oil] = [of(6, 18, false), of(10, 10, true)]
    expect(await ask()).toBeNull()
    await fill([{ product_id: air.id, qty: 6 }])
    const gift = {
      title: 'Каждые 10 фильтров — салонный фильтр в подарок',
      goods: { name: 'фильтров', url: '/promotions/4' },
      image: expect.stringMatching(/^\/pictures\//),
    }
    expect(await ask()).toEqual({ ...gift, isEarned: false, lacks: 0, lacksUnits: 4, units: 6 })
    await fill([
      { product_id: air.id, qty: 18 },
      { product_id: oil.id, qty: 10 },
    ])
    const earned = { ...gift, isEarned: true, lacks: 0, lacksUnits: 0, units: 28, count: 2 }
    expect(await ask()).toEqual(earned)
    // Of all lines asked for, of one of them, of none of them.
    expect([await ask([air.id, oil.id]), (await ask([air.id]))?.units, await ask([air.id + 1])]).toEqual([earned, 18, null])
    expect((await api('products.stocksAndPrices', { body: { ...CART, products_ids: [air.id] } })).gift).toBeNull()
  })

  it('that is promised for oil filters of 30 000 ₽ says how much is lacking beside one that is earned; of two that are earned both are named [DEC-012]', async () => {
    const { api, ask, fill } = await ready()
    const oil = listed.filter((each) => each.limit === null && stockOf(each.id) >= each.pack && underneath(each.id).includes(211))
    const { products } = await api('products.stocksAndPrices', { body: { ...CART, products_ids: oil.map(({ id }) => id) } })
    const costOf = (id: number) => derivedPrice(products.find(({ product_id }) => product_id === id)!).cost_vs_discount! // the region is active
    const fillTo = async (least: number) => {
      let [sum, items] = [0, [] as { product_id: number; qty: number }[]]
      for (const { id, pack } of oil) {
        if (sum >= least) break
        const qty = pack
        ;[sum, items] = [sum + qty * costOf(id), [...items, { product_id: id, qty }]]
      }
      await fill(items)
      return { sum, units: items.reduce((all, { qty }) => all + qty, 0) }
    }
    const [filters, title] = ['Каждые 10 фильтров — салонный фильтр в подарок', 'Дарим съёмник за заказ масляных фильтров']
    const near = await fillTo(1_500_000)
    const goods = { name: 'масляных фильтров', url: '/promotions/14' }
    expect(near.sum).toBeLessThan(3_000_000)
    const earned = (units: number) => ({ title: filters, isEarned: true, units, count: Math.floor(units / 10) })
    expect(await ask()).toMatchObject({ ...earned(near.units), next: { title, lacks: 3_000_000 - near.sum, goods } })
    const both = await fillTo(3_000_000)
    const gift = await ask()
    expect([gift, gift?.next]).toMatchObject([{ ...earned(both.units), alternatives: [title] }, undefined])
  })

  it('is promised for all goods of its title', () => {
    const taking = (id: number) => new Set(listed.filter(({ promotions }) => promotions.includes(id)).map((product) => product.id))
    const of = (test: (product: (typeof listed)[number]) => boolean) => new Set(listed.filter(test).map(({ id }) => id))
    expect(taking(4)).toEqual(of(isFilter))
    expect(taking(14)).toEqual(of(({ id }) => underneath(id).includes(211)))
    expect(taking(9)).toEqual(of(({ id }) => underneath(id).includes(160)))
    expect(taking(2)).toEqual(of(({ id, tare, name }) => tare === 'Бочка' && underneath(id).includes(25) && / л$|\u00a0л/.test(name)))
  })

  it('may be asked of as many lines as an order has, prices without the cart of no more than 200', async () => {
    const { api } = await visitor(newServer(), 1)
    const ids = Array.from({ length: 1001 }, (_, nth) => nth + 1)
    const ask = (count: number, from_cart: boolean) =>
      api('products.stocksAndPrices', { body: { company_region_id: 2, products_ids: ids.slice(0, count), from_cart } }).then(
        () => 200,
        (error: unknown) => ApiError.from(error).status,
      )
    expect([await ask(1000, true), await ask(1001, true), await ask(200, false), await ask(201, false)]).toEqual([200, 422, 200, 422])
  })
})
