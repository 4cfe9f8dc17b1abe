import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Invite } from '../../../model/company/company'
import { publicRoutes } from '../../../model/routing/public-routes'
import { REGION_BLOCKED } from '../../../model/company/region'
import InvitePage from '../../../src/pages/invite/invite-page'
import { region } from '../../support/plain-region'
import { type Answers, openShop } from '../support/open-shop'
import { customer, guest, kazan, user } from '../support/people'

afterEach(cleanup)

const CODE = 'SAMA-2RA9-KDWX'
const samara = region(2, { store_city_name: 'Самара' })
const invite = (status: Invite['status'], more: Partial<Invite> = {}): Invite => ({
  id: 3,
  email: user.email,
  company_name: 'ООО «Волга-Сервис»',
  store_city_name: 'Самара',
  inviter_name: 'Наталья Ермакова',
  company_region_id: 2,
  status,
  expires_at: '2026-11-28T09:00:00Z',
  ...more,
})
const route = publicRoutes.find(({ id }) => id === 'ROUTE-023')!
const open = (answers: Answers, code: string | null = CODE) =>
  openShop(
    <main>
      <InvitePage route={route} params={code === null ? {} : { code }} />
    </main>,
    answers,
  )
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const [ACCEPT, REJECT] = [/^Принять приглашение$/, /^Отклонить$/]

it('says who invites whom into what and until when; accepted, the new region is loaded and can be bought for [ROUTE-023, STATE-023]', async () => {
  let regions = [kazan]
  const { calls, app } = await open({
    ...customer([]),
    'regions.list': () => regions,
    'invites.get': () => invite('pending'),
    'invites.accept': () => {
      regions = [kazan, samara]
      app.send({ type: 'data.changed', tags: ['regions'], region: null }) // as the client does
      return invite('accepted')
    },
  })
  await heading(/^Вас приглашают в.ООО «Волга-Сервис»$/)
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts.slice(0, 3)).toEqual(['Самара', 'Наталья Ермакова', `${user.name}, ${user.email}`])
  screen.getByRole('button', { name: ACCEPT }).focus()
  press(ACCEPT)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Вы.в.компании/ })))
  fireEvent.click(await screen.findByRole('button', { name: 'Покупать для этого региона' }))
  await screen.findByText(/^Сейчас вы.покупаете для этого региона/)
  expect(calls.filter(({ name }) => name === 'invites.accept').map(({ args }) => args)).toEqual([{ params: { id: CODE } }])
})

it('is rejected after a question, and not where that is withdrawn', async () => {
  const { calls } = await open({ ...customer([kazan]), 'invites.get': () => invite('pending'), 'invites.reject': () => invite('rejected') })
  await heading(/^Вас приглашают/)
  press(REJECT)
  press(/^Оставить$/)
  expect([screen.queryByRole('alertdialog'), calls.some(({ name }) => name === 'invites.reject')]).toEqual([null, false])
  press(REJECT)
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: REJECT }))
  await heading(/^Приглашение отклонено$/)
})

it.each([
  ['accepted', /^Приглашение уже принято$/],
  ['rejected', /^Приглашение отклонено$/],
  ['expired', /^Срок приглашения истёк$/],
  [403, /^Приглашение для другого человека$/],
  [404, /^Такого приглашения нет$/],
  [500, /^Приглашение не.загрузилось$/],
] as const)('that is %s has a screen of its own [DEC-040]', async (found, name) => {
  await open({
    ...customer([kazan, samara]),
    'invites.get': () => (typeof found === 'number' ? Promise.reject(new ApiError(found, '')) : invite(found)),
  })
  await heading(name)
})

it('of another tells nothing of itself, but who is logged in; who logs out comes back to it [DEC-033, DEC-040]', async () => {
  history.replaceState(null, '', `/invites/${CODE}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { calls } = await open({
    ...customer([kazan]),
    'invites.get': () => Promise.reject(new ApiError(403, 'Секрет')),
    'session.logout': () => ({}),
  })
  await heading(/для другого человека/)
  expect([screen.getByText(user.email).tagName, screen.queryByText(/Секрет|Волга/)]).toEqual(['B', null])
  screen.getByRole('button', { name: 'Выйти' }).focus()
  press(/^Выйти$/)
  await waitFor(() => expect(calls.some(({ name }) => name === 'session.logout')).toBe(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Вас приглашают в.компанию$/ })))
  expect(location.pathname).toBe(`/invites/${CODE}`)
})

it('asks a guest to log in, or to register and come back; nothing is asked of the server [DEC-040]', async () => {
  const { calls } = await open(guest)
  await heading(/^Вас приглашают в.компанию$/)
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' }).getAttribute('href')).toBe(
    '/auth/registration?return=%2Finvites%2FSAMA-2RA9-KDWX',
  )
  expect(screen.getByRole('button', { name: 'Войти' })).toBeTruthy()
  expect(calls.some(({ name }) => name.startsWith('invites.'))).toBe(false)
})

it('without a code asks for it, takes the whole link too, and says what is no code', async () => {
  const { app } = await open(guest, null)
  await heading(/^Приглашение в.компанию$/)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Код приглашения' })
  press(/^Открыть приглашение$/)
  expect([screen.getByText(/^Введите код/) !== null, document.activeElement]).toEqual([true, field])
  fireEvent.change(field, { target: { value: 'приглашение' } })
  press(/^Открыть приглашение$/)
  expect([screen.getByText(/^На.код не.похоже/) !== null, field.value]).toEqual([true, 'приглашение'])
  fireEvent.change(field, { target: { value: `https://karter.example/invites/${CODE}?from=mail` } })
  press(/^Открыть приглашение$/)
  await waitFor(() => expect(app.getSnapshot().children.navigation?.getSnapshot().context.path).toBe(`/invites/${CODE}`))
})

it('whose answer did not arrive waits and says why', async () => {
  await open({
    ...customer([kazan]),
    'invites.get': () => invite('pending'),
    'invites.accept': () => Promise.reject(new ApiError(503, '')),
  })
  await heading(/^Вас приглашают/)
  press(ACCEPT)
  await screen.findByText(/^Ответ не.принят/)
  expect(screen.getByRole('button', { name: ACCEPT }).getAttribute('aria-busy')).toBeNull()
})

it('whose answer arrived though nobody said so is accepted, and the regions are read again', async () => {
  let isAccepted = false
  await open({
    ...customer([]),
    'regions.list': () => (isAccepted ? [kazan, samara] : [kazan]),
    'invites.get': () => invite(isAccepted ? 'accepted' : 'pending'),
    'invites.accept': () => {
      isAccepted = true
      return Promise.reject(new ApiError(0, ''))
    },
  })
  await heading(/^Вас приглашают/)
  press(ACCEPT)
  await heading(/^Вы.в.компании/)
  await screen.findByRole('button', { name: 'Покупать для этого региона' })
})

it.each([
  ['is blocked', [kazan, region(2, { status: REGION_BLOCKED })], {}, /^Регион сейчас заблокирован/],
  ['is not named by the server', [kazan, samara], { company_region_id: undefined as never }, /^Выбрать регион$/],
  ['is not in the list', [kazan], {}, /^Выбрать регион$/],
] as const)('of a region that %s offers what can be done', async (_, regions, more, words) => {
  await open({ ...customer(regions), 'invites.get': () => invite('accepted', more) })
  await heading(/уже принято/)
  await screen.findByText(words)
})

it('of a server that says nothing of who is there says so and asks again', async () => {
  let isDown = true
  await open({
    ...customer([kazan]),
    'session.user': () => (isDown ? Promise.reject(new ApiError(503, '')) : user),
    'invites.get': () => invite('pending'),
  })
  await heading(/^Не.удалось проверить вход$/)
  isDown = false
  press(/^Повторить$/)
  await heading(/^Вас приглашают/)
})

it('draws hostile words as words', async () => {
  const hostile = '<img src=x onerror=alert(1)>'.repeat(40)
  await open({ ...customer([kazan]), 'invites.get': () => invite('pending', { company_name: hostile, inviter_name: hostile }) })
  await heading(/onerror/)
  expect(document.querySelector('main img')).toBeNull()
})

it('is asked for again after the login that ran out', async () => {
  let isExpired = true
  const { app } = await open({
    ...customer([kazan]),
    'invites.get': () => (isExpired ? Promise.reject(new ApiError(401, '')) : invite('pending')),
    'session.login': () => ({}),
  })
  await act(async () => app.send({ type: 'session.rejected' })) // as the client does
  await heading(/^Вход истёк$/)
  isExpired = false
  await act(async () => app.getSnapshot().children.session?.send({ type: 'session.recheck', userId: user.id }))
  await heading(/^Вас приглашают/)
})
