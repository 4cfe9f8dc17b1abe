import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { publicRoutes } from '../../../model/routing/public-routes'
import LoginLinkPage from '../../../src/pages/login-link/login-link-page'
import { forgetLoginToken, keepLoginToken } from '../../../src/platform/login-token'
import { type Answers, openShop } from '../support/open-shop'
import { customer, guest, kazan, user } from '../support/people'

const PATH = '/auth/autologin'
beforeEach(() => {
  history.replaceState(null, '', PATH)
  keepLoginToken({ loginToken: 'abc' })
})
afterEach(() => {
  cleanup()
  forgetLoginToken()
  history.replaceState(null, '', '/')
})

const route = publicRoutes.find(({ id }) => id === 'ROUTE-026')!
const open = (answers: Answers) =>
  openShop(
    <main>
      <LoginLinkPage route={route} params={{}} />
    </main>,
    answers,
    { path: PATH },
  )
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const refuse = (status: number) => () => Promise.reject(new ApiError(status, ''))

it('says whom the link logs in; a press logs in and leads home [ROUTE-026, DEC-039]', async () => {
  let isIn = false
  const { app, calls } = await open({
    ...customer([kazan]),
    'session.user': () => (isIn ? user : Promise.reject(new ApiError(401, ''))),
    'loginLinks.check': () => ({ name: user.name }),
    'loginLinks.use': () => {
      isIn = true
      return {}
    },
  })
  await heading(/^Вход по.ссылке$/)
  expect(calls.some(({ name }) => name === 'loginLinks.use')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: `Войти как ${user.name}` }))
  await waitFor(() => expect(app.getSnapshot().children.navigation?.getSnapshot().context.path).toBe('/'))
  expect(app.getSnapshot().context.user?.id).toBe(user.id)
  expect(calls.find(({ name }) => name === 'loginLinks.use')?.args).toEqual({ body: { token: 'abc' } })
})

it.each([
  [409, /^По.этой ссылке уже вошли$/],
  [410, /^Срок ссылки истёк$/],
  [404, /^Ссылка не.подходит$/],
] as const)('refused with %i it says so, and offers the login with a password [DEC-039]', async (status, title) => {
  await open({ ...guest, 'loginLinks.check': refuse(status) })
  await heading(title)
  expect(screen.getByRole('link', { name: /^Войти с.паролем$/ }).getAttribute('href')).toBe('/auth/login')
})

it('too many wrong links are waited for by a countdown', async () => {
  await open({ ...guest, 'loginLinks.check': () => Promise.reject(new ApiError(429, '', { retryAfter: 30_000 })) })
  await heading(/^Ссылку не.удалось проверить$/)
  expect(screen.getByRole('timer').textContent).toMatch(/^Повторить можно через.0:(30|29)$/)
})

it('after a reload the link is gone from the page, and is to be opened again [DEC-047]', async () => {
  forgetLoginToken()
  const { calls } = await open(guest)
  await heading(/^Откройте ссылку ещё раз$/)
  expect(calls.some(({ name }) => name.startsWith('loginLinks'))).toBe(false)
})

it('whoever is signed in is told so; the link stays unused until that person has logged out', async () => {
  const { calls } = await open({
    ...customer([kazan]),
    'session.logout': () => null,
    'loginLinks.check': () => ({ name: user.name }),
  })
  await heading(/^Вы.уже вошли$/)
  expect(calls.some(({ name }) => name.startsWith('loginLinks'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: /^Выйти и.войти по.ссылке$/ }))
  await screen.findByRole('button', { name: `Войти как ${user.name}` })
})
