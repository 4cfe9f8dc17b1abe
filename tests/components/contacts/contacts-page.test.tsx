import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STORE_CITIES } from '../../../fake-server/catalogue/cities'
import { seedConfig } from '../../../fake-server/seed/config'
import { storesOf } from '../../../fake-server/seed/stores/stores'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import ContactsPage from '../../../src/pages/contacts/contacts-page'
import { type Answers, openShop } from '../support/open-shop'
import { region } from '../../support/plain-region'
import { customer, guest } from '../support/people'

const route = matchRoute('/info/contacts')!.route // a page of the shop
const answers: Answers = {
  ...guest,
  'config.get': () => seedConfig,
  'stores.list': () => ({ items: storesOf(STORE_CITIES, Date.now()) }),
}
const open = (more: Answers = {}) =>
  openShop(<ContactsPage route={route} params={{}} />, { ...answers, ...more }, { path: '/info/contacts' })
const cities = async () => {
  const stores = await screen.findByRole('region', { name: 'Склады' })
  return within(stores)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-18T16:30:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('each store has its address, hours, phone, the way there, and whether it is open by its own clock [ROUTE-034]', async () => {
  await open()
  expect(await cities()).toEqual(STORE_CITIES.map(({ name }) => name))
  const cardOf = (city: string) => screen.getByRole('heading', { level: 3, name: city }).closest('li')! // a card of a list
  const kazan = cardOf('Казань')
  expect(kazan.textContent).toContain('Открыто сейчас, до\u00a020:00')
  expect(kazan.textContent).toContain('Техническая улица')
  expect(within(kazan).getByRole('link', { name: /^\+7/ }).getAttribute('href')).toBe('tel:+79000000301')
  expect(within(kazan).getByRole('link', { name: 'Построить маршрут: Казань' }).getAttribute('href')).toContain('55.7616')
  // Two hours later there.
  expect(cardOf('Тюмень').textContent).toContain('Закрыто до\u00a0завтра, 8:00')
})

it('the store of the region in force comes first and is called so', async () => {
  await open(customer([region(5, { store_city_id: 7, store_city_name: 'Самара' })]))
  await screen.findByText('Ваш склад')
  expect((await cities()).slice(0, 2)).toEqual(['Самара', 'Казань'])
  expect(screen.getByText('Ваш склад').closest('li')?.textContent).toContain('Заводское шоссе')
})

it('a search by city leaves the stores that fit, and says what to do where none does', async () => {
  await open()
  const field = await screen.findByRole('searchbox', { name: 'Найти склад по городу' })
  fireEvent.change(field, { target: { value: 'самара' } })
  expect(await cities()).toEqual(['Самара'])
  fireEvent.change(field, { target: { value: 'Пермь' } })
  expect(screen.getByText(/транспортной компанией/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Показать все склады' }))
  expect(await cities()).toHaveLength(8)
})

it('the requisites are copied as a text at one press', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Скопировать' })))
  expect(write.mock.calls[0]?.[0]).toContain('ИНН: 7700901010\nКПП: 770001001')
  expect(screen.getByRole('button', { name: 'Скопировано' })).toBeDefined()
})

it('stores that do not come leave the phone of the shop, and are asked for again', async () => {
  let isDown = true
  await open({
    'stores.list': (args: never, options) => (isDown ? Promise.reject(new ApiError(403, '')) : answers['stores.list']!(args, options)),
  })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByRole('link', { name: 'opt@karter.example' })).toBeDefined()
  isDown = false
  await act(async () => fireEvent.click(retry))
  expect(await cities()).toHaveLength(8)
})
