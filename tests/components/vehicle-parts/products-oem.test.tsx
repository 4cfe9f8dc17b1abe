import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import ProductsOemPage from '../../../src/pages/vehicle-parts/products-oem-page'
import { product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

function open(query: string, answers: Answers = {}) {
  history.replaceState(null, '', `/selection-parts/products-oem${query}`)
  const { route } = matchRoute('/selection-parts/products-oem')! // it is one of the table
  return openShop(<ProductsOemPage route={route} params={{}} />, { ...buyer(0), ...answers })
}
const part = { name: 'Фильтр масляный', vehicles: ['LADA H4M'] }

it('shows the goods with a number, then those of the same size', async () => {
  const { calls } = await open('?oem=8200768913', {
    'vehicles.byOem': () => ({ oem: '8200768913', part, products: [product(1)], analogs: [product(2), product(3)] }),
  })
  const rowsOf = async (name: string) => within(await screen.findByRole('table', { name })).getAllByRole('row').length - 1
  expect([await rowsOf('Товары с этим номером OEM'), await rowsOf('Аналоги того же размера')]).toEqual([1, 2])
  expect(calls.find(({ name }) => name === 'vehicles.byOem')?.args).toEqual({ query: { oem: '8200768913', company_region_id: 5 } })
})

it.each([
  ['nobody knows', { part: null }, 'Такого номера в\u00a0справочнике нет'],
  ['the shop has no goods of', { part }, 'Товаров по\u00a0этому номеру пока нет'],
])('says so of a number that %s, with a way on', async (_, answer, title) => {
  await open('?oem=ABC', { 'vehicles.byOem': () => ({ oem: 'ABC', products: [], analogs: [], ...answer }) })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Подобрать по/ }).getAttribute('href')).toBe('/selection-parts')
})

it('asks for a number where the address has none, and leads to the one that is typed', async () => {
  await open('')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Номер OEM' }), { target: { value: ' 26300-35505 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Найти' }))
  await waitFor(() => expect(location.search).toBe('?oem=26300-35505'))
})

it('says that the goods did not load', async () => {
  await open('?oem=ABC', { 'vehicles.byOem': () => Promise.reject(new ApiError(500, 'Сервер занят')) })
  expect(await screen.findByText(/Товары по\sномеру не\sзагрузились/)).toBeTruthy()
})
