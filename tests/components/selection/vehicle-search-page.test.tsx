import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { identify } from '../../../fake-server/rules/vehicles/identify'
import { type VehicleTable, vehicleTable } from '../../../fake-server/rules/vehicles/vehicle-table'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import type { NewOwnCar } from '../../../model/vehicle/own-car'
import type { VehicleQuery } from '../../../model/vehicle/vehicle'
import VehicleSearchPage from '../../../src/pages/selection/vehicle-search-page'
import { readLastVehicle } from '../../../src/platform/goods/last-vehicle'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

let table: VehicleTable
beforeAll(async () => {
  table = await vehicleTable()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const details: Answers = {
  'vehicles.details': ({ body }: { body: VehicleQuery }) => ({ ...identify(body, table, 2026), groups: [], categories: [] }),
}
async function openSearch(search: string, answers: Answers = details) {
  const path = `/selection-parts/vehicle-search${search}`
  history.replaceState(null, '', path)
  return openShop(<VehicleSearchPage {...matchRoute('/selection-parts/vehicle-search')!} />, { ...buyer(0), ...answers }, { path })
}
const typeVin = async (vin: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /VIN/ }), { target: { value: vin } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Найти' })))
}
const press = async (name: string | RegExp) => act(async () => fireEvent.click(await screen.findByRole('button', { name })))

describe('the search of a car', () => {
  it('by VIN asks for what the VIN does not say, shows the car, and leads to what fits it once it is confirmed [ROUTE-015, DEC-060]', async () => {
    await openSearch('?vin=')
    await typeVin('хта-219010 D0000001')
    expect(screen.getByText('АВТОВАЗ (LADA)')).toBeTruthy()
    expect(screen.getByText(/Русские буквы Х, Т, А прочитаны как латинские X, T, A\. Ищем XTA219010D0000001/)).toBeTruthy()
    await screen.findByRole('heading', { name: 'Выберите двигатель' })
    expect(location.search).toBe('?vin=XTA219010D0000001')
    await press(/^21116/)
    const card = await screen.findByRole('region', { name: 'Это ваша машина?' })
    for (const fact of ['LADA Granta, 2013', '2190', '21116, 1,6 л, бензин, 87 л. с.'])
      expect(within(card).getByText(new RegExp(fact))).toBeTruthy()
    await press('Да, эта')
    await waitFor(() => expect(location.pathname).toBe('/selection-parts/details-scheme'))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      make: 'LADA',
      model: 'Granta',
      year: '2013',
      engine: 'LADA:21116',
    })
    expect(readLastVehicle()).toEqual({ make: 'LADA', model: 'Granta', year: 2013, engine: 'LADA:21116' })
  })

  it('says what is wrong with a number, and keeps it [DEC-060]', async () => {
    const { calls } = await openSearch('?vin=')
    await typeVin('XTA2190I0D0000001')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /VIN/ })
    expect(field.value).toBe('XTA2190I0D0000001')
    expect(screen.getByText(/На 8-м месте стоит «I»/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(calls.filter(({ name }) => name === 'vehicles.details')).toEqual([])
  })

  it('says that it does not know a manufacturer, and asks step by step, with a search in Russian [DEC-060]', async () => {
    await openSearch('?vin=XZZ00000090000001')
    expect(await screen.findByText(/Изготовителя с таким кодом в нашем списке нет/)).toBeTruthy()
    const search = await screen.findByRole('searchbox', { name: 'Выберите марку: поиск' })
    fireEvent.change(search, { target: { value: 'тойота' } })
    expect(within(screen.getByRole('list', { name: 'Выберите марку' })).getAllByRole('button')).toHaveLength(1)
    await act(async () => fireEvent.submit(search.closest('form')!))
    expect(await screen.findByRole('heading', { name: 'Выберите модель' })).toBeTruthy()
  })

  it('warns of the check digit of an American car, and finds it all the same [DEC-060]', async () => {
    await openSearch('?vin=1FAHP3F21CL000001')
    expect(await screen.findByText(/Контрольный знак не.сходится/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Выберите модель' })).toBeTruthy()
  })

  it('takes a frame number in the field of the VIN for one, and says where it knows none [DEC-060]', async () => {
    await openSearch('?vin=')
    await typeVin('SXE10-0012345')
    expect(await screen.findByRole('heading', { name: 'Такого кузова в\u00a0таблице нет' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Номер кузова' }).checked).toBe(true)
    await press('Выбрать марку и\u00a0модель')
    expect(await screen.findByRole('heading', { name: 'Выберите марку' })).toBeTruthy()
  })

  it('offers the other year that the VIN may mean [DEC-060]', async () => {
    await openSearch('?vin=XTH330200T0000001')
    await press(/ГАЗель Бизнес|^УМЗ-4216/)
    const card = await screen.findByRole('region', { name: 'Это ваша машина?' })
    expect(within(card).getByText(/ГАЗ ГАЗель Бизнес, 2026/)).toBeTruthy()
  })

  it('leads who rejects the car to the steps, with its make', async () => {
    await openSearch('?way=steps&make=LADA&model=Vesta&year=2017&engine=LADA:H4M')
    await press('Не\u00a0моя машина')
    expect(await screen.findByRole('heading', { name: 'Выберите модель' })).toBeTruthy()
    await press('Убрать: Марка LADA')
    expect(await screen.findByRole('heading', { name: 'Выберите марку' })).toBeTruthy()
  })

  it('says that the server does not answer, keeps what was typed and asks again', async () => {
    let isDown = true
    await openSearch('?vin=XTA219010D0000001', {
      'vehicles.details': (args: { body: VehicleQuery }) => {
        if (isDown) return Promise.reject(new ApiError(NO_ANSWER, ''))
        return (details['vehicles.details'] as (args: unknown) => unknown)(args)
      },
    })
    expect(await screen.findByRole('heading', { name: 'Не\u00a0удалось узнать автомобиль' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /VIN/ }).value).toBe('XTA219010D0000001')
    isDown = false
    await press('Повторить')
    expect(await screen.findByRole('heading', { name: 'Выберите двигатель' })).toBeTruthy()
  })

  it('keeps the car for the next time, with its plate and mileage [DEC-075]', async () => {
    const added: NewOwnCar[] = []
    await openSearch('?way=steps&make=LADA&model=Vesta&year=2017&engine=LADA:H4M', {
      ...details,
      'vehicles.addCar': ({ body }: { body: NewOwnCar }) => {
        added.push(body)
        return { ...body, id: 9, engine: table.engines.get(body.engine), basket: [], used_at: '2026-11-21T12:00:00Z' }
      },
    })
    await press('Добавить в\u00a0мои машины')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Название' }), { target: { value: 'Курьер' } })
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Госномер' }), { target: { value: 'а101аа 00' } })
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Пробег, км' }), { target: { value: '96 000' } })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Добавить' })))
    expect(await screen.findByText('Машина в вашем списке')).toBeTruthy()
    expect(added).toEqual([
      { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M', vin: null, name: 'Курьер', plate: 'А101АА 00', mileage: 96_000 },
    ])
  })
})
