import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import ResetPage from '../../../src/pages/reset/reset-page'
import { codeTo, PASSWORD } from '../../fake-server/registration/ask'
import { person } from '../../support/world'
import { fill, fillSecret, openWayIn, press } from './way-in'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const { email } = person(3)
const again = { 'Новый пароль': PASSWORD, 'Новый пароль ещё раз': PASSWORD }

it('a forgotten password is replaced by code: signed in, and led on to what was wanted [ROUTE-029, DEC-038]', async () => {
  const { server, app } = await openWayIn(ResetPage, '/auth/reset?return=%2Fcart')
  await fill({ 'Email или телефон': email })
  await press('Получить код')
  await screen.findByLabelText('Код')
  await fillSecret({ Код: await codeTo(server, email) })
  await press('Продолжить')
  await fillSecret(again)
  await press('Сохранить и войти')
  await waitFor(() => expect(app.getSnapshot().context.user?.id).toBe(3))
  await waitFor(() => expect(location.pathname).toBe('/cart'))
})

it('a reload after the right code asks for the password, and nothing that was typed is wanted again [DEC-071]', async () => {
  const { server } = await openWayIn(ResetPage, '/auth/reset')
  await fill({ 'Email или телефон': email })
  await press('Получить код')
  await screen.findByLabelText('Код')
  await fillSecret({ Код: await codeTo(server, email) })
  await press('Продолжить')
  await screen.findByLabelText('Новый пароль')
  cleanup()
  await openWayIn(ResetPage, '/auth/reset', { server })
  await screen.findByLabelText('Новый пароль')
})

it('an address that nobody has leads to the same step [DEC-038]', async () => {
  const { server } = await openWayIn(ResetPage, '/auth/reset')
  await fill({ 'Email или телефон': 'nobody@shop.example' })
  await press('Получить код')
  await screen.findByLabelText('Код')
  expect((await server.inbox()).some(({ to }) => to === 'nobody@shop.example')).toBe(false)
  await fillSecret({ Код: '000000' })
  await press('Продолжить')
  await screen.findByText('Осталось: 4 попытки')
})
