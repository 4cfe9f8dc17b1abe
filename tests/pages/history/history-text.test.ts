import { expect, it } from 'vitest'
import { STORE_CITIES } from '../../../fake-server/catalogue/cities'
import { historyOf } from '../../../src/pages/history/history-text'

const whenOf = (since: number) => historyOf({ since, shop_name: 'Масленица' }).map(({ when }) => when)

it('begins with the year of the configuration and goes on in order to the present [DEC-001]', () => {
  const years = whenOf(1996)
  expect(years[0]).toBe('1996')
  expect(years.at(-1)).toBe('Сегодня')
  expect(years.slice(0, -1)).toEqual([...years.slice(0, -1)].sort())
})

it('leaves out what would have happened before the shop began', () => {
  expect(whenOf(2012)).toEqual(['2012', '2013', '2018', '2025', 'Сегодня'])
})

it('names every city with a store', () => {
  const words = JSON.stringify(historyOf({ since: 1996, shop_name: 'Масленица' }))
  expect(STORE_CITIES.filter(({ name }) => !words.includes(name)).map(({ name }) => name)).toEqual([])
})
