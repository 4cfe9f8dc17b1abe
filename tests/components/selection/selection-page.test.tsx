import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import type { OwnCar } from '../../../model/vehicle/own-car'
import SelectionPage from '../../../src/pages/selection/selection-page'
import { keepLastVehicle } from '../../../src/platform/goods/last-vehicle'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const car = (id: number, changes: Partial<OwnCar> = {}): OwnCar => ({
  id,
  make: 'LADA',
  model: 'Largus',
  year: 2018,
  engine: { key: 'LADA:21129', code: '21129', volume: 1596, fuel: 'petrol', power: 106 },
  vin: null,
  name: `Машина ${id}`,
  plate: 'А 101 АА 00',
  mileage: 96_000,
  basket: [],
  used_at: '2026-11-21T12:00:00Z',
  ...changes,
})
async function openStart(answers: Answers = { 'vehicles.cars': () => ({ items: [car(1)] }) }) {
  history.replaceState(null, '', '/selection-parts')
  return openShop(<SelectionPage {...matchRoute('/selection-parts')!} />, { ...buyer(0), ...answers }, { path: '/selection-parts' })
}
const find = async (form: string, label: RegExp, number: string) => {
  const place = within(screen.getByRole('form', { name: form }))
  fireEvent.change(place.getByRole('textbox', { name: label }), { target: { value: number } })
  await act(async () => fireEvent.click(place.getByRole('button', { name: 'Найти' })))
}

describe('the beginning of the selection', () => {
  it('has three ways to name a car [ROUTE-012]', async () => {
    await openStart()
    for (const name of ['По VIN', 'По номеру кузова', 'По марке и\u00a0модели']) expect(screen.getByRole('region', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Toyota' }).getAttribute('href')).toBe('/selection-parts/vehicle-search?way=steps&make=Toyota')
    expect(screen.getByText(/Это собственная таблица Картера/)).toBeTruthy()
  })

  it('leads from a number to the search, and says what is wrong with one before', async () => {
    await openStart()
    await find('По VIN', /VIN/, 'XTA2')
    expect(screen.getByText(/В VIN 17 знаков, а здесь 4/)).toBeTruthy()
    expect(location.pathname).toBe('/selection-parts')
    await find('По VIN', /VIN/, 'хта219010d0000001')
    await waitFor(() => expect(location.pathname + location.search).toBe('/selection-parts/vehicle-search?vin=XTA219010D0000001'))
  })

  it('takes a frame number in either field', async () => {
    await openStart()
    await find('По VIN', /VIN/, 'NT31-012345')
    await waitFor(() => expect(location.search).toBe('?frame=NT31-012345'))
  })

  it('leads back to the car that was confirmed last', async () => {
    keepLastVehicle({ make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' })
    await openStart()
    expect(screen.getByRole('link', { name: 'LADA Vesta, 2017' }).getAttribute('href')).toBe(
      '/selection-parts/details-scheme?make=LADA&model=Vesta&year=2017&engine=LADA%3AH4M',
    )
  })

  it('links to the catalogues of brands on their own sites [NAV-034]', async () => {
    await openStart({ 'config.get': () => ({ external_catalogues: [{ brand: 'Hagrenol', url: 'https://podbor.hagrenol.example/' }] }) })
    const link = await screen.findByRole('link', { name: 'Hagrenol' })
    expect(link.getAttribute('href')).toBe('https://podbor.hagrenol.example/')
  })
})

describe('the cars that a user keeps', () => {
  it('stand with name, plate and mileage, and lead to what fits them [DEC-075]', async () => {
    const { calls } = await openStart()
    const link = await screen.findByRole('link', { name: 'Машина 1' })
    expect(link.getAttribute('href')).toBe('/selection-parts/details-scheme?make=LADA&model=Largus&year=2018&engine=LADA%3A21129&car=1')
    const row = within(link.closest('li')!)
    for (const fact of ['А 101 АА 00', 'LADA Largus, 2018', '96 000 км']) expect(row.getByText(fact)).toBeTruthy()
    await act(async () => fireEvent.click(link))
    expect(calls).toContainEqual({ name: 'vehicles.useCar', args: { params: { id: 1 } } })
  })

  it('are looked for by plate in either alphabet where there are many', async () => {
    await openStart({ 'vehicles.cars': () => ({ items: Array.from({ length: 6 }, (_, at) => car(at + 1, { plate: `А 10${at} АА 00` })) }) })
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Найти машину' }), { target: { value: 'a 103' } })
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Машина/ }).map(({ textContent }) => textContent)).toEqual(['Машина 4']),
    )
  })

  it('get another name, and are removed after a question', async () => {
    const asked: unknown[] = []
    await openStart({
      'vehicles.cars': () => ({ items: [car(1)] }),
      'vehicles.changeCar': (args: { body: object }) => {
        asked.push(args)
        return { ...car(1), ...args.body }
      },
      'vehicles.removeCar': (args: unknown) => {
        asked.push(args)
        return null
      },
    })
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Изменить: Машина 1' })))
    fireEvent.change(screen.getByRole('textbox', { name: 'Название' }), { target: { value: 'Фургон' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Удалить: / })))
    await act(async () => fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Удалить машину' })))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(asked).toEqual([{ params: { id: 1 }, body: { name: 'Фургон', plate: 'А 101 АА 00', mileage: 96_000 } }, { params: { id: 1 } }])
  })

  it('say that there are none, and that they did not come', async () => {
    await openStart({ 'vehicles.cars': () => ({ items: [] }) })
    expect(await screen.findByText(/Машин пока нет/)).toBeTruthy()
    cleanup()
    await openStart({ 'vehicles.cars': () => Promise.reject(new ApiError(NO_ANSWER, '')) })
    expect(await screen.findByRole('heading', { name: 'Ваши машины не загрузились' })).toBeTruthy()
  })

  it('are left out by a server that keeps none', async () => {
    await openStart({ 'vehicles.cars': () => Promise.reject(new ApiError(501, '')) })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Мои машины' })).toBeNull())
  })
})
