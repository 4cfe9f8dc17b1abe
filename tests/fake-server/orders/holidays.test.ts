import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { scheduleOf } from '../../../model/company/delivery'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { pickupPromise } from '../../../model/company/pickup-time'
import { derivedPrice } from '../../../model/catalogue/product-price'
import type { NewOrder } from '../../../model/order/order'
import { newServer, testClock, visitor } from '../../support/world'

const NEW_YEARS_EVE = Date.parse('2026-12-31T06:00:00Z') // 9:00 in Moscow
const HOLIDAYS = /^20\d\d-(?:01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/

async function ready() {
  const clock = testClock(NEW_YEARS_EVE)
  const server = newServer({ clock })
  const { api } = await visitor(server, 1)
  const { products } = await api('products.stocksAndPrices', {
    body: { company_region_id: 1, products_ids: server.world.catalogue.listed.slice(0, 200).map(({ id }) => id) },
  })
  const sold = products.find(({ product_id, self_stock }) => {
    const { pack = 1, limit = null } = server.world.catalogue.byId.get(product_id) ?? {}
    return self_stock > 5 && pack === 1 && limit === null
  })!
  // By then documents of the seed are overdue; once they are signed, orders wait for nothing.
  const { items } = await api('regions.documents', { params: { id: 1 }, body: { overdue: true } })
  for (const { id } of items) await api('edo.sign', { params: { id } })
  const order = async (more: Partial<NewOrder>) => {
    const { uuid } = await api('orders.newUuid', {})
    const lines = [{ product_id: sold.product_id, qty: 5, cost_vs_discount: derivedPrice(sold).cost_vs_discount! }]
    const body: NewOrder = {
      uuid,
      company_region_id: 1,
      receiving: { type: 'delivery', delivery_address_id: 11 },
      description: '',
      lines,
      ...more,
    }
    return api('orders.create', { body }, { key: uuid })
  }
  return { api, clock, products, order }
}

describe('on a public holiday', () => {
  it('nothing is delivered: schedules name the days, of this year and of the next, and the server accepts none of them [ENT-005]', async () => {
    const { api, order } = await ready()
    const [address] = await api('delivery.list', { params: { id: 1 } })
    const schedule = scheduleOf(address, (await api('delivery.schedules', {})).items)!
    expect(schedule.closed_days?.every((day) => HOLIDAYS.test(day))).toBe(true)
    expect(schedule.closed_days).toEqual(expect.arrayContaining(['2026-11-04', '2027-01-01', '2027-01-08', '2027-11-04']))
    expect(deliveryDays(schedule, NEW_YEARS_EVE, 0, 1)).toMatchObject([{ date: '2027-01-09' }])
    for (const day of ['2027-01-02', '2027-01-04', '2027-01-08'])
      expect(
        await order({ wanted_date: day }).then(
          () => null,
          (thrown: unknown) => ApiError.from(thrown).fields,
        ),
      ).toEqual({
        wanted_date: [expect.stringMatching(/праздник, доставки.нет: выберите другой день$/)],
      })
    expect(await order({ wanted_date: '2027-01-09' })).toMatchObject({ wanted_date: '2027-01-09' })
  })

  it('nothing can be collected, and no order is promised for one [DEC-067]', async () => {
    const { api, clock, order } = await ready()
    clock.advance(24 * 3_600_000)
    const { items } = await api('regions.pickupAddress', { params: { id: 1 } })
    const promises = items.map(({ hours }) => hours && pickupPromise(hours, 0, clock.now()))
    expect(promises).toEqual([
      { date: '2027-01-09', from: '10:00' },
      // Its goods are brought on the first working day.
      { date: '2027-01-11', from: '09:00' },
    ])
    expect(await order({ receiving: { type: 'pickup', pickup_address_id: items[0]!.id } })).toMatchObject({
      pickup_date: '2027-01-09',
      pickup_from: '10:00',
    })
  })

  it('no goods are expected', async () => {
    const { products } = await ready()
    const days = products.flatMap(({ arrival }) => arrival?.date ?? [])
    expect(days.length).toBeGreaterThan(5)
    expect(days.filter((day) => HOLIDAYS.test(day))).toEqual([])
  })
})
