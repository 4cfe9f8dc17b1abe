import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { brandInCall } from '../../../model/promotion/brand-call'
import { newServer, testClock, visitor } from '../../support/world'

const DAY_MS = 86_400_000
const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => ApiError.from(error).status,
  )
const ids = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id)

describe('the promotions', () => {
  it('that hold in some cities only are shown there, to buyers of their region and to guests who name the city [CALL-078]', async () => {
    const server = newServer()
    const [guest, buyer] = [await visitor(server, 0), await visitor(server, 1)]
    const everywhere = ids(await guest.api('promotions.list', { query: {} }))
    const moscow = ids(await guest.api('promotions.list', { query: { city_id: 1 } }))
    const kazan = ids(await buyer.api('promotions.list', { query: { company_region_id: 1 } }))
    expect(everywhere.filter((id) => !moscow.includes(id) || !kazan.includes(id))).toEqual([])
    expect({ moscow: moscow.filter((id) => !everywhere.includes(id)), kazan: kazan.filter((id) => !everywhere.includes(id)) }).toEqual({
      moscow: [16],
      kazan: [5],
    })
    expect(await guest.api('promotions.count', { query: { city_id: 1 } })).toEqual({ count: moscow.length })
    expect((await guest.api('promotions.get', { params: { id: 20 } })).city_ids).toEqual([1, 2])
  })

  it('the catalogue is narrowed by are those that hold for the one who asks, and those that are chosen already', async () => {
    const server = newServer()
    const [guest, buyer] = [await visitor(server, 0), await visitor(server, 1)]
    const limited = [5, 16, 20]
    const offered = ({ actions = [] }: { actions?: readonly { id: number }[] | undefined }) =>
      actions.flatMap(({ id }) => (limited.includes(id) ? [id] : []))
    expect({
      guest: offered(await guest.api('products.filters', { body: {} })),
      buyer: offered(await buyer.api('products.filters', { body: { company_region_id: 1 } })),
      list: offered(await buyer.api('products.all', { body: { company_region_id: 1 } })),
      chosen: offered(await guest.api('products.filters', { body: { actions: [20] } })),
      ofPromotions: offered(await guest.api('promotions.filters', { body: {} })),
    }).toEqual({ guest: [], buyer: [5], list: [5], chosen: [20], ofPromotions: [] })
  })

  it('each has its terms in words [CALL-081]', async () => {
    const { api } = await visitor(newServer(), 0)
    for (let id = 1; id <= 20; id++) {
      const [first, terms] = (await api('promotions.get', { params: { id } })).description ?? []
      expect({ id, first: first?.type, terms: terms?.type === 'list' && terms.items.length > 1 }).toEqual({
        id,
        first: 'paragraph',
        terms: true,
      })
    }
  })

  it('end on a day that stays until it is over, then run anew; those that are over stay over', async () => {
    const clock = testClock()
    const { api } = await visitor(newServer({ clock }), 0)
    const endOf = async (id: number) => (await api('promotions.get', { params: { id } })).ends_at
    const [before, ended] = [await endOf(3), await endOf(101)]
    expect([before, ended]).toEqual(['2026-11-24', '2026-11-09'])
    clock.advance(3 * DAY_MS)
    expect(await endOf(3)).toBe(before)
    clock.advance(DAY_MS)
    expect([(await endOf(3)) > before, await endOf(101)]).toEqual([true, ended])
  })

  it('that never were are 404 in every call; one that is over has no goods', async () => {
    const { api } = await visitor(newServer(), 0)
    const params = { id: 999 }
    expect([
      await statusOf(api('promotions.get', { params })),
      await statusOf(api('promotions.categories', { params })),
      await statusOf(api('promotions.products', { params, body: {} })),
      await statusOf(api('promotions.giftProductsCount', { params })),
      await statusOf(api('promotions.filters', { body: { promotion_id: 999 } })),
      await statusOf(api('promotions.ofBrand', { params: { brand: 'Nobody' } })),
    ]).toEqual([404, 404, 404, 404, 404, 404])
    expect(await api('promotions.products', { params: { id: 101 }, body: {} })).toEqual({ products: [], total: 0 })
  })

  it('list their goods, as many at once as are asked for, in categories and with filters that count them [CALL-082, CALL-083, CALL-085]', async () => {
    const { api } = await visitor(newServer(), 0)
    const params = { id: 4 }
    const [page, all] = await Promise.all([
      api('promotions.products', { params, body: {} }),
      api('promotions.products', { params, body: { itemsPerPage: 200 } }),
    ])
    expect({ page: page.products.length, all: all.products.length }).toEqual({ page: Math.min(24, page.total), all: page.total })
    const { items } = await api('promotions.categories', { params })
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(page.total)
    const { brands } = await api('promotions.filters', { body: { promotion_id: 4 } })
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(page.total)
    const within = await api('promotions.products', { params, body: { category_id: items[0]!.id } })
    expect(within.total).toBe(items[0]?.count)
  })

  it('of a brand are those that its goods take part in; the brands of all promotions are counted together [CALL-073]', async () => {
    const { api } = await visitor(newServer(), 0)
    const { brands } = await api('promotions.filters', { body: {} })
    const brand = brands.find(({ count }) => count > 0)!
    const [first] = (await api('promotions.ofBrand', { params: { brand: brandInCall(brand.slug) } })).items
    const { total } = await api('promotions.products', { params: { id: first!.id }, body: { brands: [brand.slug] } })
    expect(total).toBeGreaterThan(0)
  })

  it('that give something name what they ask for and how many gifts there are to choose from [CALL-084, DEC-023]', async () => {
    const { api } = await visitor(newServer(), 0)
    const of = async (id: number) => ({
      rule: (await api('promotions.get', { params: { id } })).gift_rule,
      ...(await api('promotions.giftProductsCount', { params: { id } })),
    })
    expect([await of(14), await of(9), await of(1)]).toEqual([
      { rule: { sum: 3_000_000 }, count: 3 },
      { rule: { units: 2 }, count: 3 },
      { rule: undefined, count: 0 },
    ])
  })
})
