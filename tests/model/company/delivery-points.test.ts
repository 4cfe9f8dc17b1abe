import { describe, expect, it } from 'vitest'
import type { DeliveryAddress } from '../../../model/company/delivery'
import { findAddresses } from '../../../model/company/find-addresses'
import { checkNewAddress, checkNewName, placeOf } from '../../../model/company/new-address'
import { holidaysAhead, weekdaysText } from '../../../model/company/week-schedule'
import type { AddressSuggestion } from '../../../model/content/external-search'

const suggestion = (data: Partial<AddressSuggestion['data']> = {}): AddressSuggestion => ({
  value: 'г Казань, улица Восстания, д 5',
  unrestricted_value: '',
  data: {
    postal_code: '420000',
    region_with_type: 'Республика Татарстан',
    area_with_type: null,
    city: 'Казань',
    settlement: null,
    street: 'Восстания',
    house: '5',
    geo_lat: '55.8',
    geo_lon: '49.1',
    ...data,
  },
})
const point = (id: number, changes: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  id,
  is_primary: 0,
  name: `Точка ${id}`,
  address: `Казань, улица Восстания, д. ${id}`,
  position: '',
  region: '',
  subregion: '',
  ...changes,
})

describe('a new delivery point', () => {
  const { value } = suggestion()
  const check = checkNewAddress(5, new Map([[value, suggestion()]]))

  it('sends name, address, position, region and subregion of the suggestion that was chosen [VALID-009]', () => {
    expect(check({ name: ' Склад ', address: value }, {}).args).toEqual({
      params: { id: 5 },
      body: { name: 'Склад', address: value, position: '55.8, 49.1', region: 'Республика Татарстан', subregion: 'Казань' },
    })
  })

  it('whose address was changed after the choice, or typed without one, has no place on the map', () => {
    for (const address of [`${value}б`, 'Казань, у ворот'])
      expect(check({ name: 'Склад', address }, {}).args?.body).toEqual({ name: 'Склад', address, position: '', region: '', subregion: '' })
  })

  it('needs a name and an address that are not too long', () => {
    expect(check({ name: ' ', address: 'я'.repeat(301) }, {})).toEqual({
      errors: { name: 'Заполните это поле', address: 'Не больше 300 знаков' },
      args: null,
    })
  })

  it('has no position where the service does not know both coordinates', () => {
    expect(placeOf(suggestion({ geo_lon: null, region_with_type: null, city: null }))).toEqual({ position: '', region: '', subregion: '' })
  })
})

it('editing a delivery point sends its name only [VALID-009]', () => {
  expect(checkNewName(5, 7)({ name: 'Гараж' }, {}).args).toEqual({ params: { id: 5, addressId: 7 }, body: { name: 'Гараж' } })
  expect(checkNewName(5, 7)({ name: '' }, {}).errors).toEqual({ name: 'Заполните это поле' })
})

describe('looking for a delivery point', () => {
  const points = [point(1), point(2, { name: 'Сёмкин двор' }), point(3, { is_primary: 1, address: 'Самара' })]
  const found = (text: string) => findAddresses(points, text).map(({ id }) => id)

  it('finds those that have every word, in name or address; the primary one is first', () => {
    expect([found(''), found('семкин'), found('восстания, точка'), found('точка'), found('нет такой')]).toEqual([
      [3, 1, 2],
      [2],
      [1],
      [3, 1],
      [],
    ])
  })
})

describe('the week of a schedule', () => {
  it('is said in words', () => {
    expect([weekdaysText([5, 1, 3]), weekdaysText([1, 2, 3, 4, 5, 6, 7]), weekdaysText([])]).toEqual(['пн, ср, пт', 'каждый день', ''])
  })

  it('names the holidays that fall on its days in the city of the store', () => {
    const schedule = { days: [1, 4], time_zone: 'Asia/Vladivostok', closed_days: ['2026-12-31', '2027-01-01', '2027-01-04', '2027-01-07'] }
    // 31 December has begun in Vladivostok.
    expect(holidaysAhead(schedule, Date.parse('2026-12-30T15:00:00Z'), 7)).toEqual(['2027-01-04', '2027-01-07'])
  })
})
