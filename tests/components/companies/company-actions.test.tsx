import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { region } from '../../support/plain-region'
import { user } from '../support/people'
import { kazan, omsk, samara, volga } from './companies'
import { button, group, openCompanies } from './open-companies'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('a region', () => {
  it('with a debt or open orders is not removed: the dialog says why and has no such button [DEC-074]', async () => {
    await openCompanies(
      {
        'companyAdmin.removal': () => ({
          open_orders: 2,
          debt: 150_000,
          unsigned_documents: 0,
          cart_lines: 0,
          colleagues: 0,
          pending_invites: 0,
        }),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Удалить регион'))
    expect((await screen.findByText(/сейчас нельзя/)).textContent).toContain('Заказы в\u00a0работе: 2')
    expect(screen.getByText(/долг 1\s500,00/)).toBeTruthy()
    expect(within(screen.getByRole('alertdialog')).queryByRole('button', { name: 'Удалить регион' })).toBeNull()
  })

  const removal = { open_orders: 0, debt: 0, unsigned_documents: 1, cart_lines: 12, colleagues: 2, pending_invites: 0 }

  it('is removed after what is lost was named; one that is bought for gives way to another [CALL-023, DEC-074]', async () => {
    const list = [[kazan, samara], [samara]]
    const { app, calls } = await openCompanies(
      {
        'regions.list': () => (list.length > 1 ? list.shift() : list[0]),
        'companyAdmin.removal': () => removal,
        'regions.remove': () => null,
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Удалить регион'))
    const asked = within(await screen.findByRole('alertdialog'))
    expect((await asked.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '12\u00a0строк в\u00a0корзинах региона',
      '1\u00a0документ без подписи',
      'доступ для 2\u00a0человек',
    ])
    fireEvent.click(asked.getByRole('button', { name: 'Удалить регион' }))
    expect((await screen.findByText('Регион Казань удалён.')).closest('[role=status]')).toBeTruthy()
    app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['СамараСейчас покупаете']),
    )
    expect(calls.find(({ name }) => name === 'regions.remove')?.args).toEqual({ params: { id: 5 } })
  })

  it('whose removal had no answer is looked up and not removed twice; the lists are read again [DEC-005]', async () => {
    const list = [[kazan, samara], [samara]]
    const { countOf } = await openCompanies(
      {
        'regions.list': () => (list.length > 1 ? list.shift() : list[0]),
        'companyAdmin.removal': () => removal,
        'regions.remove': () => Promise.reject(new ApiError(0, '')),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Удалить регион'))
    fireEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Удалить регион' }))
    expect(await screen.findByText('Регион Казань удалён.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Казань')).toBeNull())
    expect(countOf('regions.remove')).toBe(1)
  })

  it('whose removal was refused stays, and the dialog says why', async () => {
    await openCompanies(
      {
        'companyAdmin.removal': () => removal,
        'regions.remove': () => Promise.reject(new ApiError(409, 'Заказы в\u00a0работе: 1.')),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Удалить регион'))
    const asked = within(await screen.findByRole('alertdialog'))
    fireEvent.click(await asked.findByRole('button', { name: 'Удалить регион' }))
    expect((await asked.findByRole('alert')).textContent).toBe('Регион не\u00a0удалён. Заказы в\u00a0работе: 1.')
    fireEvent.click(asked.getByRole('button', { name: 'Оставить' }))
    expect(group('Действуют').getByText('Казань')).toBeTruthy()
  })

  it('is left by whoever is not its only administrator [DEC-074]', async () => {
    const { calls } = await openCompanies({ 'regions.removeUser': () => null }, '/personal/companies?region=5')
    expect(button('Выйти из\u00a0региона').getAttribute('aria-disabled')).toBe('true')
    cleanup()
    const second = await openCompanies({ 'regions.removeUser': () => null }, '/personal/companies?region=6')
    fireEvent.click(button('Выйти из\u00a0региона'))
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Выйти из региона' }))
    expect(await screen.findByText(/больше не\sпокупаете для региона Самара/)).toBeTruthy()
    expect(calls.some(({ name }) => name === 'regions.removeUser')).toBe(false)
    expect(second.calls.find(({ name }) => name === 'regions.removeUser')?.args).toEqual({ params: { id: 6, userId: user.id } })
  })
})

describe('a region that the shop refused', () => {
  const refused = { ...volga, regions: [{ id: 7, user_count: 1, refusal: { reason: 'ИНН не найден', at: '2026-11-16T08:00:00Z' } }] }

  it('says why and what to do, and is sent again by its administrator; a refusal is said [STATE-007]', async () => {
    const answers = [() => Promise.reject(new ApiError(409, 'Этот регион уже на\u00a0проверке')), () => null]
    const { calls } = await openCompanies({
      'companyAdmin.companies': () => ({ items: [refused] }),
      'companyAdmin.moderateAgain': () => answers.shift()!(),
    })
    expect((await screen.findByText(/Проверка не\sпройдена 16\sноября/)).textContent).toContain('Причина: ИНН не найден')
    expect(screen.getByText(/Исправьте данные компании/)).toBeTruthy()
    fireEvent.click(button('Отправить на\u00a0проверку'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Регион не\u00a0отправлен на\u00a0проверку. Этот регион уже на\u00a0проверке',
    )
    fireEvent.click(button('Отправить на\u00a0проверку'))
    expect(await screen.findByText(/Регион Омск снова на\sпроверке/)).toBeTruthy()
    expect(calls.findLast(({ name }) => name === 'companyAdmin.moderateAgain')?.args).toEqual({ params: { id: 7 } })
  })

  it('is not sent again by plain members, who are told why [ROLE-003, DEC-035]', async () => {
    await openCompanies({
      'regions.list': () => [{ ...omsk, admin_ids: [2] }],
      'companyAdmin.companies': () => ({ items: [refused] }),
    })
    expect(button('Отправить на\u00a0проверку').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a company', () => {
  it('that another administrator changed meanwhile keeps what was typed, shows what is saved, and goes by the choice [ROLE-003]', async () => {
    const saved = { ...volga, company_name: 'Волга-2', version: 4 }
    const lists = [volga, saved]
    const refusal = new ApiError(409, 'Данные компании тем временем уже изменил другой администратор: Пётр')
    const answers = [() => Promise.reject(refusal), () => ({ ...saved, version: 5 })]
    const { calls } = await openCompanies(
      {
        'companyAdmin.companies': () => ({ items: [lists.length > 1 ? lists.shift() : lists[0]] }),
        'companyAdmin.update': () => answers.shift()!(),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Изменить компанию'))
    const form = within(screen.getByRole('dialog'))
    const name = form.getByLabelText<HTMLInputElement>('Название')
    fireEvent.change(name, { target: { value: 'Моя Волга' } })
    fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    expect((await form.findByRole('alert')).textContent).toContain('уже изменил другой администратор: Пётр')
    expect((await form.findByText(/Сейчас сохранено/)).textContent).toContain('Волга-2; контакт: Иван, +7\u00a0(900)\u00a0000-01-01')
    expect(name.value).toBe('Моя Волга')
    fireEvent.click(form.getByRole('button', { name: 'Оставить моё' }))
    fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Данные компании сохранены.')).toBeTruthy()
    expect(calls.filter(({ name }) => name === 'companyAdmin.update').map(({ args }) => args)).toEqual(
      [3, 4].map((version) => ({
        params: { id: 1 },
        body: { company_name: 'Моя Волга', contact_name: 'Иван', contact_phone: '79000000101', version },
      })),
    )
  })

  it('says which store its region collects from first [ROLE-003]', async () => {
    const { calls } = await openCompanies(
      {
        'companyAdmin.companies': () => ({ items: [{ ...volga, regions: [{ id: 5, user_count: 2, pickup_id: 62 }] }] }),
        'regions.pickupAddress': () => ({
          items: [62, 61].map((id) => ({ id, name: `Склад ${id}`, address: 'Казань', schedule: '8–20', ready: 'сегодня' })),
        }),
        'companyAdmin.update': () => volga,
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Изменить компанию'))
    const form = within(screen.getByRole('dialog'))
    await form.findByRole('option', { name: 'Склад 61: Казань' })
    const store = form.getByLabelText<HTMLSelectElement>('Склад для самовывоза')
    expect(store.value).toBe('62')
    fireEvent.change(store, { target: { value: '61' } })
    fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Данные компании сохранены.')).toBeTruthy()
    expect(calls.find(({ name }) => name === 'companyAdmin.update')?.args).toMatchObject({
      body: { favorite_store: { company_region_id: 5, pickup_id: 61 } },
    })
  })

  it('is changed without its stores where they do not load', async () => {
    await openCompanies(
      { 'regions.pickupAddress': () => Promise.reject(new ApiError(500, '')), 'companyAdmin.update': () => volga },
      '/personal/companies?region=5',
    )
    fireEvent.click(button('Изменить компанию'))
    const form = within(screen.getByRole('dialog'))
    expect(await form.findByText(/Склады не\sзагрузились, выбранный склад останется прежним/)).toBeTruthy()
    fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Данные компании сохранены.')).toBeTruthy()
  })

  it('is added by INN and name, then its city is chosen; put off, it stands among those without a city [ROLE-003]', async () => {
    const made = { id: 9, company_name: 'ИП Седов', inn: '500100732259' }
    const items = [[volga], [volga, { ...volga, ...made, kpp: undefined, regions: [] }]]
    const { app, calls } = await openCompanies({
      'companyAdmin.companies': () => ({ items: items.length > 1 ? items.shift() : items[0] }),
      'companies.create': () => made,
      'regions.create': () => region(10, { company_id: 9, company_name: 'ИП Седов', store_city_name: 'Тюмень', status: 0 }),
    })
    fireEvent.click(button('Добавить компанию'))
    fireEvent.change(screen.getByLabelText('ИНН'), { target: { value: '500100732259' } })
    fireEvent.change(screen.getByLabelText('Название компании'), { target: { value: 'ИП Седов' } })
    fireEvent.click(button('Продолжить'))
    await screen.findByRole('dialog', { name: 'Добавить регион' })
    app.send({ type: 'data.changed', tags: ['regions'], region: null })
    fireEvent.click(button('Позже'))
    const choose = await screen.findByRole('button', { name: /^Выбрать город/ })
    expect(group('Город не выбран').getByText('ИП Седов')).toBeTruthy()
    fireEvent.click(choose)
    const form = within(screen.getByRole('dialog'))
    expect(form.getByLabelText<HTMLSelectElement>('Компания').value).toBe('9')
    fireEvent.change(form.getByLabelText('Город'), { target: { value: '18' } })
    fireEvent.click(form.getByRole('button', { name: 'Добавить регион' }))
    expect(await screen.findByText(/Регион Тюмень добавлен/)).toBeTruthy()
    expect(calls.find(({ name }) => name === 'companies.create')?.args).toEqual({
      body: { inn: '500100732259', company_name: 'ИП Седов' },
    })
    expect(calls.find(({ name }) => name === 'regions.create')?.args).toEqual({ body: { company_id: 9, store_city_id: 18 } })
  })

  it('offers no city that it has already', async () => {
    await openCompanies()
    fireEvent.click(button('Добавить регион'))
    const cities = within(await screen.findByLabelText('Город'))
    await waitFor(() => expect(cities.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Не выбран', 'Тюмень']))
  })
})
