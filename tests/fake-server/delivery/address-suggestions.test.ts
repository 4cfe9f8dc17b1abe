import { expect, it } from 'vitest'
import { suggestAddresses } from '../../../fake-server/rules/delivery/address-suggestions'
import { storeCity } from '../../../fake-server/catalogue/cities'
import { scheduleOfWords } from '../../../fake-server/seed/places'
import { parsePosition } from '../../../model/map/position'
import { newServer, visitor } from '../../support/world'

const valuesOf = (query: string, count = 5) => suggestAddresses(query, count).map(({ value }) => value.replaceAll('\u00a0', ' '))

it('addresses are suggested by the beginnings of their words in any order, with the house that was typed [CALL-111]', () => {
  expect(valuesOf('казань, ул восст')).toEqual(['г Казань, улица Восстания'])
  expect(valuesOf('Ямаш Казань 54а')).toEqual(['г Казань, проспект Ямашева, д 54а'])
  expect(valuesOf('Казань', 2)).toHaveLength(2)
  expect(valuesOf('такого города нет')).toEqual([])
})

it('each has a place on the map', () => {
  for (const { data } of suggestAddresses('Казань', 6)) expect(parsePosition(`${data.geo_lat}, ${data.geo_lon}`)).not.toBeNull()
})

it('they are refused without the token of the configuration [CALL-111]', async () => {
  const { api } = await visitor(newServer(), 1)
  await expect(api('external.addresses', { query: { query: 'Казань', count: 5 } })).rejects.toMatchObject({ status: 401 })
})

it('a new point has the schedule of its city; a street of that name elsewhere has none', () => {
  const city = storeCity(6)!
  expect(['г\u00a0Казань, улица Восстания', '420000, казань, д. 1'].map((words) => scheduleOfWords(city, words) > 0)).toEqual([true, true])
  expect(['Самара, улица Казань-Товарная, 5', 'Арск, у Казань'].map((words) => scheduleOfWords(city, words))).toEqual([0, 0])
})
