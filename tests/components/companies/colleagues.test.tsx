import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { people } from './companies'
import { button, openCompanies } from './open-companies'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the colleagues', () => {
  it('are listed with a way to remove each but oneself; a failure leaves the person [CALL-025, CALL-027]', async () => {
    const answers = [() => Promise.reject(new ApiError(409, 'Это единственный администратор')), () => null]
    const { calls } = await openCompanies({ 'regions.removeUser': () => answers.shift()!() }, '/personal/companies?region=5')
    await screen.findByText('Пётр Второй')
    expect(screen.getAllByRole('button', { name: /^Убрать.+/ })).toHaveLength(2)
    fireEvent.click(button(/^Убрать.*Пётр/))
    const asked = within(screen.getByRole('alertdialog'))
    fireEvent.click(asked.getByRole('button', { name: 'Убрать' }))
    expect((await asked.findByRole('alert')).textContent).toBe('Доступ остался. Это единственный администратор')
    fireEvent.click(asked.getByRole('button', { name: 'Убрать' }))
    expect(await screen.findByText(/Пётр Второй: доступ к\sрегиону Казань закрыт/)).toBeTruthy()
    expect(calls.findLast(({ name }) => name === 'regions.removeUser')?.args).toEqual({ params: { id: 5, userId: 2 } })
  })

  it('become administrators after a question that says what that means; a lost answer is looked up [ROLE-003, DEC-005]', async () => {
    let isSent = false
    const { calls, countOf } = await openCompanies(
      {
        'regions.users': () => ({ items: people.map((each) => (isSent && each.id === 2 ? { ...each, is_admin: true } : each)) }),
        'companyAdmin.setAdministrator': () => {
          isSent = true
          return Promise.reject(new ApiError(0, ''))
        },
      },
      '/personal/companies?region=5',
    )
    await screen.findByText('Пётр Второй')
    expect(button(/^Снять права/).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button(/^Сделать администратором.*Пётр/))
    const asked = within(screen.getByRole('alertdialog'))
    expect(asked.getByText(/видит долг и\sакты сверки/)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: 'Сделать администратором' }))
    expect(await screen.findByText('Пётр Второй: теперь администратор региона Казань.')).toBeTruthy()
    expect(calls.find(({ name }) => name === 'companyAdmin.setAdministrator')?.args).toEqual({
      params: { id: 5, userId: 2 },
      body: { is_admin: true },
    })
    expect(countOf('companyAdmin.setAdministrator')).toBe(1)
    expect(await screen.findAllByRole('button', { name: /^Снять права/ })).toHaveLength(2)
  })

  it('are administrators no longer once that is confirmed; a refusal is said', async () => {
    const two = people.map((each) => ({ ...each, is_admin: each.id !== 3 }))
    await openCompanies(
      {
        'regions.users': () => ({ items: two }),
        'companyAdmin.setAdministrator': () => Promise.reject(new ApiError(409, 'Это единственный администратор региона')),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Снять права.*Пётр/ }))
    const asked = within(screen.getByRole('alertdialog'))
    fireEvent.click(asked.getByRole('button', { name: 'Снять права' }))
    expect((await asked.findByRole('alert')).textContent).toBe('Права остались прежними. Это единственный администратор региона')
    fireEvent.click(asked.getByRole('button', { name: 'Оставить' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that are fifty are found by name or e-mail', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      ...people[1]!,
      id: at + 1,
      name: `Человек ${at}`,
      email: `n${at}@volga.example`,
    }))
    await openCompanies({ 'regions.users': () => ({ items: many }) }, '/personal/companies?region=5')
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Найти коллегу' }), { target: { value: 'n49@volga' } })
    const list = within(screen.getByRole('region', { name: 'Коллеги, Казань' }))
    expect(list.getAllByRole('listitem').map((row) => within(row).getByText(/^Человек/).textContent)).toEqual(['Человек 49'])
  })

  it('are invited by e-mail; a refusal stands at the field, and what was typed stays [CALL-026, ROLE-008]', async () => {
    const answers = [
      () => Promise.reject(new ApiError(422, '', { fields: { email: ['Этот человек уже покупает для этого региона'] } })),
      () => ({ id: 9 }),
    ]
    const { calls } = await openCompanies({ 'regions.invite': () => answers.shift()!() }, '/personal/companies?region=5')
    const field = screen.getByLabelText<HTMLInputElement>('Email коллеги')
    fireEvent.click(button('Пригласить'))
    expect(screen.getByText('Введите email')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'new@volga.example' } })
    fireEvent.click(button('Пригласить'))
    expect(await screen.findByText('Этот человек уже покупает для этого региона')).toBeTruthy()
    expect(field.value).toBe('new@volga.example')
    fireEvent.click(button('Пригласить'))
    expect(await screen.findByText(/Приглашение отправлено на\snew@volga.example/)).toBeTruthy()
    expect(field.value).toBe('')
    expect(calls.findLast(({ name }) => name === 'regions.invite')?.args).toEqual({
      params: { id: 5 },
      body: { email: 'new@volga.example' },
    })
  })

  it('that are invited and have not answered get the letter again, or their invitation is withdrawn [DEC-074]', async () => {
    const pending = { id: 4, email: 'late@volga.example', inviter_name: 'Иван', expires_at: '2026-12-01T10:00:00Z' }
    const { calls } = await openCompanies(
      {
        'companyAdmin.invites': () => ({ items: [pending] }),
        'regions.invite': () => ({ id: 4 }),
        'companyAdmin.withdrawInvite': () => Promise.reject(new ApiError(409, 'На это приглашение уже ответили')),
      },
      '/personal/companies?region=5',
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Отправить ещё раз/ }))
    expect(await screen.findByText('Отправлено')).toBeTruthy()
    expect(calls.find(({ name }) => name === 'regions.invite')?.args).toEqual({ params: { id: 5 }, body: { email: 'late@volga.example' } })
    fireEvent.click(button(/^Отозвать/))
    expect((await screen.findByRole('alert')).textContent).toBe('Приглашение не\u00a0отозвано. На это приглашение уже ответили')
    expect(calls.find(({ name }) => name === 'companyAdmin.withdrawInvite')?.args).toEqual({ params: { id: 5, inviteId: 4 } })
  })

  it('are not invited into a blocked region [STATE-007]', async () => {
    await openCompanies({}, '/personal/companies?region=8')
    expect(button('Пригласить').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText(/Регион заблокирован/).length).toBeGreaterThan(0)
  })
})
