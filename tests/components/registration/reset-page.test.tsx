import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import ResetPage from '../../../src/pages/reset/reset-page'
import { CODE_LIFE_MS, CODE_RESEND_MS } from '../../../model/limits'
import { sessionValues } from '../../../src/platform/storage'
import { codeTo, PASSWORD, wrongCode } from '../../fake-server/registration/ask'
import { person, type TestServer, visitor } from '../../support/world'
import { fill, fillSecret, openWayIn, press } from './way-in'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const { email } = person(3)
/** Types the code of the newest letter, or another one. */
async function typeCode(server: TestServer, change = (code: string) => code) {
  await screen.findByLabelText('Код')
  await fillSecret({ Код: change(await codeTo(server, email)) })
  await press('Продолжить')
}
async function askAndType(server: TestServer, change?: (code: string) => string) {
  await fill({ 'Email или телефон': email })
  await press('Получить код')
  await typeCode(server, change)
}
/** The id of the verification that this tab has begun. */
const idOfTab = (): string => String(sessionValues.read('code-flow/reset'))
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
  const { server, api } = await openWayIn(ResetPage, '/auth/reset')
  await askAndType(server)
  await screen.findByLabelText('Новый пароль')
  cleanup()
  await openWayIn(ResetPage, '/auth/reset', { server, api })
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

it('a wrong code is told at its field', async () => {
  const { server } = await openWayIn(ResetPage, '/auth/reset')
  await askAndType(server, wrongCode)
  const input = await screen.findByLabelText('Код')
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toMatch(/Код не.подходит/)
})

it('another code that a second tab asked for leads back to the code, and so does the end of its time [DEC-071]', async () => {
  const { server, api } = await openWayIn(ResetPage, '/auth/reset')
  await askAndType(server)
  await screen.findByLabelText('Новый пароль')
  server.clock.advance(CODE_RESEND_MS)
  await api('codeVerifications.create', { body: { id: idOfTab() } })
  const choose = async () => {
    await fillSecret(again)
    await press('Сохранить и войти')
  }
  await choose()
  await typeCode(server)
  await screen.findByLabelText('Новый пароль')
  server.clock.advance(CODE_LIFE_MS)
  await choose()
  await screen.findByLabelText('Код')
  await api('codeVerifications.create', { body: { id: idOfTab() } })
  await typeCode(server)
  await choose()
  await waitFor(async () => expect((await api('session.user', {})).id).toBe(3))
})

it('a tab that still asks for the code begins anew where a second one has set the password meanwhile', async () => {
  const { server } = await openWayIn(ResetPage, '/auth/reset')
  await fill({ 'Email или телефон': email })
  await press('Получить код')
  await screen.findByLabelText('Код')
  const code = await codeTo(server, email)
  const other = await visitor(server, 0)
  const params = { id: idOfTab() }
  await other.api('codeVerifications.check', { params, body: { data: code } })
  await other.api('codeVerifications.setUserPassword', { params, body: { password: PASSWORD } })
  await fillSecret({ Код: code })
  await press('Продолжить')
  await screen.findByRole('button', { name: 'Начать заново' })
})
