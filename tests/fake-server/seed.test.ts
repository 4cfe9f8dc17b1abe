import { describe, expect, it } from 'vitest'
import { demoPeople } from '../../fake-server/seed/people'
import { seedWorld } from '../../fake-server/seed/seed-world'
import { Config } from '../../model/content/config'
import { Category } from '../../model/catalogue/category'
import { isInn, parseKpp } from '../../model/identity/inn'
import { isEmail } from '../../model/identity/email'
import { parsePhone } from '../../model/identity/phone'
import { passwordFailures } from '../../model/identity/password'
import { setupStep } from '../../model/identity/user'
import { firstRegion } from '../../model/company/region'
import { orderHistory } from '../../fake-server/rules/order-status'
import { canFollow } from '../../model/order/status'
import * as z from 'zod/mini'
import { NOW, newServer, person, visitor, worldOf } from '../support/world'

const world = worldOf()
const {
  user = [],
  company = [],
  region = [],
  address = [],
  cart = [],
  cartLine = [],
  order = [],
  document = [],
  notification = [],
} = world.rows
const HOUR = 3_600_000

describe('the people of the demo', () => {
  it('have an e-mail, a phone and a password that the shop’s own rules take, each his own [DEC-037, DEC-042]', () => {
    for (const { email, phone, password } of demoPeople) {
      expect({ isEmail: isEmail(email), parsePhone: parsePhone(phone), passwordFailures: passwordFailures(password, email) }).toEqual({
        isEmail: true,
        parsePhone: phone,
        passwordFailures: [],
      })
    }
    for (const key of ['id', 'email', 'phone'] as const) expect(new Set(demoPeople.map((it) => it[key])).size).toBe(demoPeople.length)
  })

  it('show between them every state that there is [STATE-005, STATE-006, STATE-007, DEC-027]', async () => {
    const server = newServer()
    const seen: Record<number, unknown> = {}
    for (const { id } of demoPeople) {
      const { api } = await visitor(server, id)
      const me = await api('session.user', {})
      const regions = await api('regions.list', { params: { id }, query: {} })
      seen[id] = {
        step: setupStep(me, regions.length),
        statuses: regions.map(({ status }) => status),
        begins: firstRegion(regions, null)?.id ?? null,
        isAdmin: regions.some(({ admin_ids }) => admin_ids.includes(id)),
      }
    }
    expect(seen).toEqual({
      1: { step: null, statuses: [1, 1, 0, 99], begins: 1, isAdmin: true },
      2: { step: null, statuses: [1], begins: 5, isAdmin: true },
      3: { step: null, statuses: [1], begins: 1, isAdmin: false },
      4: { step: null, statuses: [0], begins: 6, isAdmin: true },
      5: { step: 'company', statuses: [], begins: null, isAdmin: false },
      6: { step: 'lastStep', statuses: [], begins: null, isAdmin: false },
      7: { step: null, statuses: [1], begins: 7, isAdmin: true },
      8: { step: null, statuses: [1, 1], begins: 8, isAdmin: true },
    })
    expect(person(1).name).toBe('Наталья Ермакова')
  })
})

describe('the rows of the seed', () => {
  it('hang together: every number names a row that is there', () => {
    const ids = (rows: readonly { id: string | number }[]) => new Set(rows.map(({ id }) => id))
    const missing = (rows: readonly number[], of: ReadonlySet<string | number>) => rows.filter((id) => id !== 0 && !of.has(id))
    const [users, companies, regions] = [ids(user), ids(company), ids(region)]
    const cities = new Set(world.cities.map(({ id }) => id))
    const products = new Set<string | number>(world.catalogue.products.map(({ id }) => id))
    expect({
      companies: missing([...region.map((it) => it.company_id), ...user.map((it) => it.last_company_id)], companies),
      people: missing(
        [
          ...region.flatMap((it) => [it.user_id, ...it.admin_ids, ...it.member_ids]),
          ...order.map((it) => it.user_id),
          ...notification.map((it) => it.user_id),
        ],
        users,
      ),
      regions: missing(
        [...address, ...document, ...order].map((it) => it.region_id).concat(user.map((it) => it.favorite_region_id)),
        regions,
      ),
      cities: missing(
        region.map((it) => it.store_city_id),
        cities,
      ),
      products: missing(
        [...cartLine.map((it) => it.product_id), ...order.flatMap((it) => it.items.map((item) => item.product_id))],
        products,
      ),
      carts: cartLine.filter((line) => !ids(cart).has(line.cart_id)),
      documents: missing(
        document.map((it) => it.order_id),
        ids(order),
      ),
    }).toEqual({ companies: [], people: [], regions: [], cities: [], products: [], carts: [], documents: [] })
  })

  it('have INNs and KPPs that could be [DEC-043]', () => {
    for (const { inn, kpp } of company) expect([isInn(inn), inn.length === 10 ? 'kpp' in parseKpp(kpp) : kpp === '']).toEqual([true, true])
  })

  it('each region has two to four addresses, one of them primary', () => {
    for (const { id } of region) {
      const own = address.filter((it) => it.region_id === id)
      expect([own.length >= 2 && own.length <= 4, own.filter((it) => it.is_primary).length]).toEqual([true, 1])
    }
  })

  it('lie in the past; orders took only steps that may follow each other [DEC-024]', () => {
    for (const row of order) {
      const history = orderHistory(row, NOW)
      expect(history.every(({ at }, place) => at <= NOW && at >= (history[place - 1]?.at ?? row.at))).toBe(true)
      expect(history.every(({ status }, place) => place === 0 || canFollow(history[place - 1]!.status, status))).toBe(true) // there is one before
    }
    expect([...document, ...notification].filter(({ at }) => at > NOW)).toEqual([])
  })

  it('the administrator’s cart has a line that is sold out and one at its limit, the rest can be ordered', async () => {
    const { api } = await visitor(newServer(), 1)
    const { items } = await api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    const { products } = await api('products.stocksAndPrices', {
      body: { company_region_id: 1, products_ids: items.map(({ product }) => product.id) },
    })
    const stock = (id: number) => products.find(({ product_id }) => product_id === id)?.stock ?? 0
    expect(items.filter(({ product }) => stock(product.id) === 0)).toHaveLength(1)
    expect(items.filter(({ product, qty }) => product.limit === qty)).toHaveLength(1)
    expect(items.filter(({ product, qty }) => stock(product.id) >= qty)).toHaveLength(9)
  })

  it('the configuration and the categories are what the contract says', () => {
    expect(Config.safeParse(z.encode(Config, world.config)).success).toBe(true)
    expect(world.categories.every((category) => Category.safeParse(category).success)).toBe(true)
  })
})

describe('the seed and the clock', () => {
  const rowsAt = (now: number) => seedWorld({ products: 60, now }).rows

  it('is the same at every hour of a day in Moscow and another one the next day, with the same ids', () => {
    const morning = Date.parse('2026-11-20T21:00:00Z')
    expect(rowsAt(morning + 23 * HOUR)).toEqual(rowsAt(morning))
    const [today, tomorrow] = [rowsAt(morning), rowsAt(morning + 24 * HOUR)]
    expect(tomorrow.order?.map(({ id }) => id)).toEqual(today.order?.map(({ id }) => id))
    expect(tomorrow.order?.[0]?.at).toBe((today.order?.[0]?.at ?? 0) + 24 * HOUR)
  })

  it('does with a shop of very few products', () => {
    const { rows } = seedWorld({ products: 25, now: NOW })
    expect([rows.order?.every(({ items }) => items.length > 0), rows.cartLine?.every(({ qty }) => qty > 0)]).toEqual([true, true])
  })
})
