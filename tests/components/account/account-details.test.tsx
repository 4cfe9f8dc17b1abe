import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import { codeTo, letterTo, PASSWORD } from '../../fake-server/registration/ask'
import { newServer, person, visitor } from '../../support/world'
import { field, fill, fillSecret, press } from '../registration/way-in'
import { openAccount, panel, USER } from './open-account'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
const { email, name, password } = person(USER)

it('shows who the user is and how they log in, each with the way to change it [ROUTE-054]', async () => {
  await openAccount()
  expect([panel('Имя').getByText(name), panel('Email').getByText(email)]).toHaveLength(2)
  expect(panel('Телефон').getByText('+7 (900) 000-01-03')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Изменить/ }).map(({ textContent }) => textContent)).toEqual([
    'Изменить имя',
    'Изменить email',
    'Изменить телефон',
    'Изменить пароль',
  ])
})

it('the name is changed in its place, and the focus comes back to its button [CALL-010]', async () => {
  await openAccount()
  await press('Изменить имя')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Имя и фамилия')))
  await fill({ 'Имя и фамилия': '  ' })
  await press('Сохранить')
  expect(await panel('Имя').findByText('Введите имя')).toBeTruthy()
  await fill({ 'Имя и фамилия': ' Антон Новый ' })
  await press('Сохранить')
  await panel('Имя').findByText('Имя изменено.')
  await panel('Имя').findByText('Антон Новый')
  expect(document.activeElement?.textContent).toBe('Изменить имя')
})

it('a change that is called off leaves all as it is and nothing in the field', async () => {
  await openAccount()
  await press('Изменить имя')
  await fill({ 'Имя и фамилия': 'Не тот' })
  await press('Отмена')
  expect(document.activeElement?.textContent).toBe('Изменить имя')
  await press('Изменить имя')
  expect((await field('Имя и фамилия')).value).toBe(name)
})

it('a name whose answer was lost is looked up and not sent again [DEC-005]', async () => {
  const server = newServer()
  const { api } = await visitor(server, USER)
  const body = { name: 'Антон Второй' }
  const lost = async () => {
    await api('users.update', { params: { id: USER }, body })
    throw new ApiError(NO_ANSWER, '')
  }
  const { calls } = await openAccount({ server, answers: { 'users.update': lost } })
  await press('Изменить имя')
  await fill({ 'Имя и фамилия': body.name })
  await press('Сохранить')
  await panel('Имя').findByText('Имя изменено.')
  await panel('Имя').findByText(body.name)
  expect(calls.filter(({ name: call }) => call === 'users.update')).toHaveLength(1)
})

it('what is typed stays where the session was ended on another device meanwhile [DEC-073]', async () => {
  const server = newServer()
  await openAccount({ server })
  await press('Изменить имя')
  await fill({ 'Имя и фамилия': 'Антон Третий' })
  const elsewhere = await visitor(server, USER)
  await elsewhere.api('account.endOtherSessions', { params: { id: USER } })
  await press('Сохранить')
  expect((await panel('Имя').findByRole('alert')).textContent).toContain('Имя не\u00a0изменено.')
  expect((await field('Имя и фамилия')).value).toBe('Антон Третий')
})

it('a new e-mail is confirmed by its code and then belongs to the account; the old one hears of it [CALL-010, CALL-014]', async () => {
  const { server } = await openAccount()
  await press('Изменить email')
  await fill({ 'Новый email': email })
  await press('Получить код')
  await panel('Email').findByText('Этот email уже ваш')
  await fill({ 'Новый email': 'new@volga.example' })
  await press('Получить код')
  await waitFor(async () => expect(document.activeElement).toBe(await field('Код')))
  await fillSecret({ Код: await codeTo(server, 'new@volga.example') })
  await press('Подтвердить')
  await panel('Email').findByText('new@volga.example')
  expect((await panel('Email').findByRole('status')).textContent).toContain('Email изменён')
  expect((await letterTo(server, email))?.title).toBe('Email учётной записи изменён')
})

it('a phone is changed likewise, by a code in an SMS; a wrong code is told at its field', async () => {
  const { server } = await openAccount()
  await press('Изменить телефон')
  await fill({ 'Новый телефон': '8 900 000-07-77' })
  await press('Получить код')
  await field('Код')
  const code = await codeTo(server, '79000000777')
  await fillSecret({ Код: code === '000000' ? '000001' : '000000' })
  await press('Подтвердить')
  await panel('Телефон').findByText(/^Код не.подходит/)
  await fillSecret({ Код: code })
  await press('Подтвердить')
  await panel('Телефон').findByText('+7 (900) 000-07-77')
})

it('a change that was begun goes on after a reload, and called off begins anew [DEC-071]', async () => {
  const { server } = await openAccount()
  await press('Изменить email')
  await fill({ 'Новый email': 'new@volga.example' })
  await press('Получить код')
  await field('Код')
  cleanup()
  await openAccount({ server })
  expect(await panel('Email').findByLabelText('Код')).toBeTruthy()
  await press('Отмена')
  await press('Изменить email')
  expect((await field('Новый email')).value).toBe('')
})

it('the password is changed by who knows the current one; other devices log in again, this one goes on [CALL-011]', async () => {
  const { server, api } = await openAccount()
  const elsewhere = await visitor(server, USER)
  await press('Изменить пароль')
  expect(
    ['Текущий пароль', 'Новый пароль', 'Новый пароль ещё раз'].map((label) => screen.getByLabelText<HTMLInputElement>(label).autocomplete),
  ).toEqual(['current-password', 'new-password', 'new-password'])
  await fillSecret({ 'Текущий пароль': 'wrong', 'Новый пароль': PASSWORD, 'Новый пароль ещё раз': PASSWORD })
  await press('Сменить пароль')
  await screen.findAllByText(/Текущий пароль не.подходит/)
  await fillSecret({ 'Текущий пароль': password })
  await press('Сменить пароль')
  await panel('Пароль').findByText(/^Пароль изменён/)
  await expect(elsewhere.api('session.user', {})).rejects.toMatchObject({ status: 401 })
  expect((await api('session.user', {})).id).toBe(USER)
})
