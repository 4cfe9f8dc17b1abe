import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { addressOf, details, openCar } from './open-car'

beforeEach(() => void vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const OIL_FILTER_UNIT = 1
const unit = (name: RegExp) => screen.findByRole('button', { name })
const scheme = () => within(screen.getByRole('group', { name: /^Схема/ }))
const table = () => within(screen.getByRole('table'))
const pressed = () =>
  [...scheme().getAllByRole('button', { pressed: true }), ...table().getAllByRole('button', { pressed: true })].map((button) =>
    button.getAttribute('aria-label'),
  )

it('opens a unit by a press and closes it by another one, which the address says [STATE-021]', async () => {
  await openCar(addressOf())
  const button = await unit(/Масляный фильтр и корпус/)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  await waitFor(() => expect(location.search).toContain(`unit=${OIL_FILTER_UNIT}`))
  expect(scheme().getAllByRole('button')).toHaveLength(7)
  fireEvent.click(await unit(/Масляный фильтр и корпус/))
  await waitFor(() => expect(location.search).not.toContain('unit='))
  expect(screen.queryByRole('group', { name: /^Схема/ })).toBeNull()
})

it('selects a detail by its callout or its row in both, and the selection stays in the address', async () => {
  await openCar(addressOf({ unit: OIL_FILTER_UNIT }))
  fireEvent.click(await waitFor(() => scheme().getByRole('button', { name: '5: Фильтр масляный' })))
  expect(pressed()).toEqual(['5: Фильтр масляный', '5: Фильтр масляный'])
  await waitFor(() => expect(location.search).toContain('detail=105'))
  fireEvent.click(table().getByText('Штуцер'))
  expect(pressed()).toEqual(['4: Штуцер', '4: Штуцер'])
})

it('is walked by arrows, in the scheme and in the table', async () => {
  await openCar(addressOf({ unit: OIL_FILTER_UNIT }))
  const first = await waitFor(() => scheme().getByRole('button', { name: /^1:/ }))
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2: Кронштейн фильтра')
  fireEvent.keyDown(document.activeElement!, { key: 'End' })
  expect(pressed()[0]).toBe('7: Теплообменник масла')
  const row = table().getByRole('button', { name: /^7:/ })
  row.focus()
  fireEvent.keyDown(row, { key: 'ArrowUp' })
  expect(pressed()).toEqual(['6: Датчик давления масла', '6: Датчик давления масла'])
})

it('says of a detail its number, how many, for which equipment, and how well it fits', async () => {
  await openCar(addressOf({ unit: OIL_FILTER_UNIT, detail: 107 }))
  const row = await waitFor(() => table().getByText('Теплообменник масла').closest('tr')!)
  const words = (row.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(words).toMatch(/1 шт\./)
  expect(words).toContain('Для двигателей с теплообменником')
  expect(words).toContain('75 %')
  expect(words).toContain('для двигателей с теплообменником: не известно')
})

it('finds groups by a synonym and names what it did not find', async () => {
  await openCar(addressOf())
  const field = await screen.findByRole('searchbox', { name: /Найти группу/ })
  const groups = () =>
    within(screen.getByRole('navigation', { name: 'Группы деталей' }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  fireEvent.change(field, { target: { value: 'дворники' } })
  expect(groups()).toEqual(['Все узлы', 'Кузов и климат', 'Стеклоочиститель'])
  fireEvent.change(field, { target: { value: 'парус' } })
  expect(screen.getByText(/детали у\sэтой машины нет/)).toBeTruthy()
})

it('narrows the units to a group', async () => {
  await openCar(addressOf())
  fireEvent.click(await screen.findByRole('link', { name: 'Тормоза' }))
  await waitFor(() => expect(location.search).toContain('group=5'))
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names.filter((name) => /тормоза/.test(name ?? ''))).toHaveLength(2)
  expect(names.some((name) => /Термостат/.test(name ?? ''))).toBe(false)
})

it.each([
  ['is not named in full', '/selection-parts/details-scheme?make=LADA', {}, 'Машина не\u00a0выбрана'],
  ['is not known', addressOf(), { 'vehicles.details': () => details({ vehicle: null }) }, 'Такой машины нет в\u00a0справочнике'],
])('leads to the choice of a car that %s', async (_, address, answers, title) => {
  await openCar(address, answers)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Выбрать машину' }).getAttribute('href')).toBe('/selection-parts')
})

it('says that the details did not load', async () => {
  await openCar(addressOf(), { 'vehicles.details': () => Promise.reject(new ApiError(500, 'Сервер занят')) })
  expect(await screen.findByText(/Детали машины не\sзагрузились/)).toBeTruthy()
})
