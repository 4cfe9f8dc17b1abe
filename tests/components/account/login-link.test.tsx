import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { apiOf, browser } from '../../support/world'
import { press } from '../registration/way-in'
import { watchMachines } from '../support/watch-machines'
import { openAccount, panel, USER } from './open-account'

afterEach(cleanup)

it('a link logs the user in on another device, and its token enters no machine [CALL-008, DEC-039, DEC-047]', async () => {
  const { app, server } = await openAccount()
  const heldOf = watchMachines(app)
  await press('Создать ссылку')
  const { value } = await screen.findByLabelText<HTMLInputElement>('Ссылка для входа')
  const token = new URL(value).searchParams.get('token') ?? ''
  expect(new URL(value).pathname).toBe('/auth/autologin')
  await screen.findByRole('img', { name: /^QR-код/ })
  expect(panel('Войти на\u00a0другом устройстве').getByRole('timer').textContent).toMatch(/^Действует ещё\s(5:00|4:5\d)$/)
  const held = heldOf()
  expect([held.includes('login-link'), held.includes(token), location.href.includes(token)]).toEqual([true, false, false])
  const other = apiOf(browser(server))
  await other('loginLinks.use', { body: { token } })
  expect((await other('session.user', {})).id).toBe(USER)
})

it('a link that was not made says why, and is asked for again', async () => {
  await openAccount({ answers: { 'session.temporaryToken': () => Promise.reject(new ApiError(403, 'Сейчас нельзя')) } })
  await press('Создать ссылку')
  expect((await panel('Войти на\u00a0другом устройстве').findByRole('alert')).textContent).toContain('Ссылка не\u00a0создана.')
  expect(screen.queryByLabelText('Ссылка для входа')).toBeNull()
})
