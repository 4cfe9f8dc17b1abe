import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import type { DeliveryAddress, DeliverySchedule } from '../../../model/company/delivery'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import DeliveryPage from '../../../src/pages/delivery/delivery-page'
import { type Answers, openShop } from '../support/open-shop'
import { buyer, kazan, user } from '../support/people'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
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
const MAIN = point(3, { is_primary: 1, name: 'Основной склад', schedule_id: 61 })
const SCHEDULE: DeliverySchedule = {
  id: 61,
  store_city_id: 6,
  zone: 'Город',
  days: [1, 2, 3, 4, 5, 6],
  cutoff: '15:00',
  time_zone: 'Europe/Moscow',
  windows: ['09:00-13:00'],
}
const suggested = (value: string) => ({
  value,
  unrestricted_value: value,
  data: {
    postal_code: '420000',
    region_with_type: 'Республика Татарстан',
    area_with_type: null,
    city: 'Казань',
    settlement: null,
    street: null,
    house: null,
    geo_lat: '55.8',
    geo_lon: '49.1',
  },
})

/** A server that keeps its points, for an administrator. */
function pointsServer(points: DeliveryAddress[], answers: Answers = {}) {
  const list = [...points]
  const server: Answers = {
    ...buyer(1),
    'regions.list': () => [{ ...kazan, admin_ids: [user.id] }],
    'delivery.list': () => [...list],
    'delivery.schedules': () => ({ items: [SCHEDULE] }),
    'external.addresses': () => ({ suggestions: [suggested('г Казань, улица Восстания')] }),
    'delivery.create': ({ body }: { body: Partial<DeliveryAddress> }) => {
      const made = point(90 + list.length, body)
      list.push(made)
      return made
    },
    'delivery.rename': ({ params, body }: { params: { addressId: number }; body: { name: string } }) => {
      const at = list.findIndex(({ id }) => id === params.addressId)
      list[at] = { ...list[at]!, name: body.name }
      return list[at]
    },
    'delivery.remove': ({ params }: { params: { addressId: number } }) => {
      list.splice(
        list.findIndex(({ id }) => id === params.addressId),
        1,
      )
      return null
    },
    ...answers,
  }
  return { list, server }
}
const open = (answers: Answers) => openShop(<DeliveryPage route={matchRoute('/personal/delivery')!.route} params={{}} />, answers)
const names = () => [...document.querySelectorAll('li b:first-child')].map(({ textContent }) => textContent)
const dialog = () => within(screen.getByRole('dialog', { hidden: true }))
const typeInto = (label: RegExp, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name, hidden: true }))
const openNew = async () => fireEvent.click(await screen.findByRole('button', { name: 'Добавить точку' }))

describe('the delivery points', () => {
  it('are listed with their days, the primary one first, above the schedule of the city [ROUTE-046, CALL-040, CALL-044]', async () => {
    const { server } = pointsServer([point(1), MAIN])
    await open(server)
    await screen.findByText('Основная')
    expect(names().slice(0, 1)).toEqual(['Основной склад'])
    await screen.findByText(/Город: пн, вт, ср, чт, пт, сб/)
    screen.getByText('Расписания нет: день доставки назовёт менеджер')
    const zone = within(screen.getByRole('row', { name: /^Город/ }))
    expect(zone.getAllByText('доставляем')).toHaveLength(6)
    zone.getByText('15:00 накануне')
    zone.getByText('9:00–13:00')
  })

  it('whose list failed are told apart from a schedule that failed [ERROR-011]', async () => {
    const failing = () => Promise.reject(new ApiError(500, ''))
    const { server } = pointsServer([MAIN])
    await open({ ...server, 'delivery.list': failing })
    await screen.findByRole('heading', { name: 'Точки доставки не загрузились' })
    await screen.findByRole('row', { name: /^Город/ })
    cleanup()
    await open({ ...server, 'delivery.schedules': failing })
    await screen.findByText(/Расписание не загрузилось/)
    screen.getByText('Основной склад')
  })

  it('stand beside the stores where orders are collected, the favourite one marked [CALL-035, ROLE-003]', async () => {
    const store = { address: 'Казань', schedule: '8–20', ready: 'сегодня' }
    const items = [
      { id: 62, name: 'Пункт выдачи', favorite: 1, ...store },
      { id: 61, name: 'Склад', ...store },
    ]
    await open(pointsServer([MAIN], { 'regions.pickupAddress': () => ({ items }) }).server)
    const stores = within(await screen.findByRole('region', { name: 'Самовывоз' }))
    expect((await stores.findAllByRole('listitem')).map(({ textContent }) => textContent?.includes('Предлагаем первым'))).toEqual([
      true,
      false,
    ])
    expect(stores.getByRole('link', { name: 'Мои компании' }).getAttribute('href')).toBe('/personal/companies?region=5')
  })

  it('are searched where there are many, and not all drawn at once', async () => {
    const { server } = pointsServer([MAIN, ...Array.from({ length: 500 }, (_, at) => point(at + 100))])
    await open(server)
    const search = await screen.findByRole('searchbox', { name: 'Найти точку' })
    expect(screen.getAllByRole('button', { name: /^Удалить/ })).toHaveLength(50)
    fireEvent.change(search, { target: { value: 'точка 577' } })
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Удалить/ })).toHaveLength(1))
    screen.getByText('Точка 577')
  })

  it('are not changed by plain members, who are told why [ROLE-003, DEC-035]', async () => {
    const { server } = pointsServer([MAIN])
    const { calls } = await open({ ...server, 'regions.list': () => [kazan] })
    await screen.findByText('Основной склад')
    for (const name of ['Добавить точку', 'Переименовать: Основной склад', 'Удалить: Основной склад']) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(button)
    }
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(calls.filter(({ name }) => /^delivery\.(create|rename|remove)$/.test(name))).toEqual([])
  })
})

describe('a new delivery point', () => {
  it('takes its place from the suggestion that was chosen by keyboard, and stands in the list [CALL-041, CALL-111]', async () => {
    const { server } = pointsServer([MAIN])
    const { calls } = await open(server)
    await openNew()
    typeInto(/^Адрес/, 'Казань Вос')
    await dialog().findByText('г Казань, улица Восстания')
    const field = dialog().getByLabelText(/^Адрес/)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    typeInto(/^Как называть/, 'Гараж')
    press('Добавить точку')
    await screen.findByText('Гараж')
    expect(calls.filter(({ name }) => name === 'delivery.create').map(({ args }) => args)).toEqual([
      {
        params: { id: 5 },
        body: {
          name: 'Гараж',
          address: 'г Казань, улица Восстания',
          position: '55.8, 49.1',
          region: 'Республика Татарстан',
          subregion: 'Казань',
        },
      },
    ])
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('asks for suggestions once the typing pauses, and shows none of an earlier text', async () => {
    const answers = new Map<string, (answer: unknown) => void>()
    const { server } = pointsServer([MAIN])
    const { calls } = await open({
      ...server,
      'external.addresses': ({ query }: { query: { query: string } }) => new Promise((resolve) => answers.set(query.query, resolve)),
    })
    await openNew()
    typeInto(/^Адрес/, 'Каз')
    await waitFor(() => expect([...answers.keys()]).toEqual(['Каз']))
    typeInto(/^Адрес/, 'Самар')
    typeInto(/^Адрес/, 'Самара')
    await waitFor(() => expect([...answers.keys()]).toEqual(['Каз', 'Самара']))
    await act(async () => answers.get('Самара')!({ suggestions: [suggested('г Самара')] }))
    await act(async () => answers.get('Каз')!({ suggestions: [suggested('г Казань')] }))
    await dialog().findByText('г Самара')
    expect(dialog().queryByText('г Казань')).toBeNull()
    expect(calls.filter(({ name }) => name === 'external.addresses')).toHaveLength(2)
  })

  it('may be typed in full where the suggestions do not come, and is said where it is refused; nothing typed is lost', async () => {
    const { server } = pointsServer([MAIN], {
      'external.addresses': () => Promise.reject(new ApiError(500, '')),
      'delivery.create': () => Promise.reject(new ApiError(403, 'Это может только администратор региона')),
    })
    await open(server)
    await openNew()
    typeInto(/^Адрес/, 'Казань, у ворот')
    await dialog().findByText(/Подсказки не загрузились/)
    typeInto(/^Как называть/, 'Ворота')
    press('Добавить точку')
    await dialog().findByText(/Точка не добавлена\./)
    fireEvent.click(dialog().getByRole('button', { name: /Закрыть/, hidden: true }))
    await openNew()
    expect(dialog().getByLabelText<HTMLInputElement>(/^Как называть/).value).toBe('Ворота')
    expect(names()).toContain('Основной склад')
    expect(names()).not.toContain('Ворота')
  })

  it('whose answer was lost is looked up, and not sent again [ERROR-012]', async () => {
    const { list, server } = pointsServer([MAIN])
    const { calls } = await open({
      ...server,
      'delivery.create': ({ body }: { body: Partial<DeliveryAddress> }) => {
        list.push(point(99, body))
        return Promise.reject(new ApiError(NO_ANSWER, ''))
      },
    })
    await openNew()
    typeInto(/^Адрес/, 'Казань, у ворот')
    typeInto(/^Как называть/, 'Ворота')
    press('Добавить точку')
    await screen.findByText('Ворота')
    expect(calls.filter(({ name }) => name === 'delivery.create')).toHaveLength(1)
  })
})

describe('a delivery point', () => {
  it('gets another name, and only that is sent [CALL-042, VALID-009]', async () => {
    const { server } = pointsServer([MAIN])
    const { calls } = await open(server)
    fireEvent.click(await screen.findByRole('button', { name: 'Переименовать: Основной склад' }))
    typeInto(/^Название$/, 'Гараж')
    press('Сохранить')
    await screen.findByText('Гараж')
    expect(calls.find(({ name }) => name === 'delivery.rename')?.args).toEqual({ params: { id: 5, addressId: 3 }, body: { name: 'Гараж' } })
  })

  it('goes after a question that names what is lost, and stays in the list where that is refused [CALL-043, ERROR-012]', async () => {
    const { server } = pointsServer([MAIN, point(4), point(2)])
    let isRefused = true
    const remove = server['delivery.remove']!
    const { app } = await open({
      ...server,
      'delivery.remove': (args: never, options) => (isRefused ? Promise.reject(new ApiError(500, '')) : remove(args, options)),
    })
    await waitFor(() => expect(actorOf(app, 'delivery')?.getSnapshot().context.selectedId).toBe(3))
    fireEvent.click(await screen.findByRole('button', { name: 'Удалить: Основной склад' }))
    const question = () => within(screen.getByRole('alertdialog', { hidden: true }))
    question().getByText('Основной станет «Точка 2».')
    question().getByText(/Она выбрана для заказа в корзине/)
    const confirm = () => fireEvent.click(question().getByRole('button', { name: 'Удалить точку', hidden: true }))
    confirm()
    await question().findByText(/Точка не удалена\.|Возможно, точка уже удалена/)
    expect(names()).toContain('Основной склад')
    isRefused = false
    confirm()
    await waitFor(() => expect(screen.queryByText('Основной склад')).toBeNull())
  })
})
