import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { region } from '../../support/plain-region'
import { kazan, samara, volga } from './companies'
import { button, group, openCompanies } from './open-companies'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const star = (city: string) => screen.getByRole('button', { name: new RegExp(`^${city}, .*избранн`) })

describe('the regions', () => {
  it('stand apart by their states, each with company, INN, role and number of colleagues [ROUTE-045, STATE-007]', async () => {
    await openCompanies()
    const cities = (name: string) =>
      group(name)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    expect({ active: cities('Действуют'), moderated: cities('На модерации'), blocked: cities('Заблокированы') }).toEqual({
      active: ['КазаньСейчас покупаете', 'Самара'],
      moderated: ['Омск'],
      blocked: ['Пермь'],
    })
    const row = within(group('Действуют').getAllByRole('listitem')[0]!)
    expect(row.getByText('ООО «Волга»')).toBeTruthy()
    expect(row.getByText(/1600906857/).textContent).toBe('ИНН\u00a01600906857, КПП\u00a0160001001')
    expect(row.getByText('Администратор')).toBeTruthy()
    expect(row.getByRole('button', { name: /^2\sчеловека/ }).getAttribute('aria-expanded')).toBe('false')
  })

  it('of a server without the extension stand without INN and number, and the page works on [DEC-006]', async () => {
    await openCompanies({ 'companyAdmin.companies': () => Promise.reject(new ApiError(404, '')) })
    expect(group('Действуют').getByText('Казань')).toBeTruthy()
    expect(screen.queryByText(/не загрузились/)).toBeNull()
    fireEvent.click(button('Добавить регион'))
    expect(screen.getByRole('option', { name: 'ООО «Волга»' })).toBeTruthy()
  })

  it('say where their INN did not come, and ask again', async () => {
    const answers = [() => Promise.reject(new ApiError(500, '')), () => ({ items: [volga] })]
    await openCompanies({ 'companyAdmin.companies': () => answers.shift()!() })
    expect(screen.getByRole('status').textContent).toContain('ИНН и\u00a0число коллег не\u00a0загрузились')
    fireEvent.click(button('Повторить'))
    expect(await screen.findAllByText(/1600906857/)).toHaveLength(4)
  })

  it('that are thirty are found by city, company or INN', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      region(100 + at, { company_id: at === 7 ? 1 : 2, company_name: `ООО «Фирма ${at}»`, store_city_name: `Город ${at}` }),
    )
    await openCompanies({ 'regions.list': () => many })
    const field = screen.getByRole('searchbox', { name: 'Найти регион' })
    fireEvent.change(field, { target: { value: '1600906857' } })
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Город 7'])
    fireEvent.change(field, { target: { value: 'Нигде' } })
    expect(screen.getByRole('heading', { name: 'Региона по словам «Нигде» нет' })).toBeTruthy()
    fireEvent.click(button('Показать все регионы'))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(30)
  })
})

describe('the star', () => {
  it('makes another region the favourite; nothing that is bought for begins anew [CALL-024]', async () => {
    const list = [
      [kazan, samara],
      [
        { ...kazan, favorite: 0 as const },
        { ...samara, favorite: 1 as const },
      ],
    ]
    const { app, calls, countOf } = await openCompanies({
      'regions.list': () => (list.length > 1 ? list.shift() : list[0]),
      'regions.setFavorite': () => null,
    })
    const before = countOf('cart.get')
    fireEvent.click(star('Самара'))
    expect([star('Самара').getAttribute('aria-pressed'), star('Казань').getAttribute('aria-pressed')]).toEqual(['true', 'false'])
    await waitFor(() => expect(star('Самара').getAttribute('aria-busy')).toBeNull())
    expect(calls.find(({ name }) => name === 'regions.setFavorite')?.args).toEqual({ params: { id: 6 } })
    app.send({ type: 'data.changed', tags: ['favoriteRegion'], region: null })
    await waitFor(() => expect(countOf('regions.list')).toBe(2))
    await waitFor(() => expect(star('Самара').getAttribute('aria-pressed')).toBe('true'))
    expect(countOf('cart.get')).toBe(before)
    fireEvent.click(star('Самара'))
    expect(countOf('regions.setFavorite')).toBe(1)
  })

  it('that was refused says so in its row and falls back; one of a blocked region is closed with the reason [DEC-035]', async () => {
    await openCompanies({ 'regions.setFavorite': () => Promise.reject(new ApiError(403, 'Регион заблокирован')) })
    fireEvent.click(star('Самара'))
    expect((await screen.findByRole('alert')).textContent).toBe('Избранный регион остался прежним. Регион заблокирован')
    expect(star('Казань').getAttribute('aria-pressed')).toBe('true')
    expect(star('Пермь').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('who is no administrator', () => {
  it('sees what they may not do closed with the reason, and nothing of it is asked [ROLE-003, ROLE-008, DEC-035]', async () => {
    const member = { ...kazan, admin_ids: [2] }
    const { countOf } = await openCompanies(
      { 'regions.list': () => [member], 'companyAdmin.companies': () => ({ items: [{ ...volga, is_admin: false }] }) },
      '/personal/companies?region=5',
    )
    await screen.findByText('Анна Третья')
    for (const name of [
      'Добавить компанию',
      'Добавить регион',
      'Пригласить',
      'Изменить компанию',
      'Удалить регион',
      /^Убрать.*Пётр/,
      /^Сделать администратором.*Пётр/,
    ]) {
      const closed = button(name)
      expect([name, closed.getAttribute('aria-disabled')]).toEqual([name, 'true'])
      expect(document.getElementById(closed.getAttribute('aria-describedby')!)?.textContent).toBe('Это может только администратор региона')
    }
    expect(button('Выйти из\u00a0региона').getAttribute('aria-disabled')).toBeNull()
    expect(countOf('companyAdmin.invites')).toBe(0)
  })
})
