import { describe, expect, it } from 'vitest'
import { STORE_CITIES } from '../../../../fake-server/catalogue/cities'
import { storesOf } from '../../../../fake-server/seed/stores/stores'
import { findStores } from '../../../../model/company/store/find-stores'
import { openingOf, openingText } from '../../../../model/company/store/opening'
import type { StoreHours } from '../../../../model/company/store/store'
import { parsePosition } from '../../../../model/map/position'

const samara: StoreHours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00', time_zone: 'Europe/Samara' }
/** Of November 2026, in UTC; Samara is four hours ahead. The 16th is a Monday. */
const at = (day: number, clock: string) => Date.parse(`2026-11-${day}T${clock}:00Z`)
const text = (now: number, hours: Partial<StoreHours> = {}) =>
  openingText(openingOf({ ...samara, ...hours }, now)).replaceAll('\u00a0', ' ')

describe('whether a store is open goes by the clock of its city', () => {
  it.each([
    [at(16, '05:00'), 'Открыто сейчас, до 18:00'],
    [at(16, '13:59'), 'Открыто сейчас, до 18:00'],
    [at(16, '14:00'), 'Закрыто до завтра, 9:00'],
    [at(16, '04:59'), 'Закрыто, откроется в 9:00'],
    [at(21, '15:00'), 'Закрыто, откроется в понедельник в 9:00'],
    [at(22, '10:00'), 'Закрыто до завтра, 9:00'],
    // Sunday evening in UTC is Monday there.
    [at(22, '20:30'), 'Закрыто, откроется в 9:00'],
  ])('at %d: %s', (now, expected) => expect(text(now)).toBe(expected))

  it('on a closed day it opens on the next one that is not', () =>
    expect(text(at(16, '06:00'), { closed_days: ['2026-11-16', '2026-11-17'] })).toBe('Закрыто, откроется в среду в 9:00'))
  it('says «во вторник»', () => expect(text(at(15, '06:00'), { closed_days: ['2026-11-16'] })).toBe('Закрыто, откроется во вторник в 9:00'))
  it('says in how many days where it is more than a week', () =>
    expect(text(at(16, '15:00'), { days: [1], closed_days: ['2026-11-23'] })).toBe('Закрыто, откроется через 14 дн.'))
  it('says no more where it never opens', () => expect(text(at(16, '06:00'), { days: [] })).toBe('Закрыто'))
})

describe('the stores of the demo', () => {
  const stores = storesOf(STORE_CITIES, at(16, '06:00'))
  it('have each a place on the map and a phone of their own', () => {
    expect(stores.filter(({ position }) => parsePosition(position) === null)).toEqual([])
    expect(new Set(stores.map(({ phone }) => phone)).size).toBe(8)
  })
  const namesOf = (words: string, cityId: number | null = null) => findStores(stores, words, cityId).map(({ city }) => city)

  it('stand with the city of the visitor first, the others as they were', () => {
    expect(namesOf('', 7).slice(0, 3)).toEqual(['Самара', 'Казань', 'Москва'])
    expect(namesOf('')).toEqual(STORE_CITIES.map(({ name }) => name))
  })
  it.each([
    ['казань', ['Казань']],
    ['НИЖНИЙ  новгород', ['Нижний Новгород']],
    ['татарстан', ['Казань']],
    ['Софийская', ['Санкт-Петербург']],
    ['Пермь', []],
  ])('are found by «%s»', (words, expected) => expect(namesOf(words)).toEqual(expected))
})
