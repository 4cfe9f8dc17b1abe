import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import RegistrationPage from '../../../src/pages/registration/registration-page'
import { codeTo, details, letterTo, PASSWORD, wrongCode } from '../../fake-server/registration/ask'
import { newServer, visitor } from '../../support/world'
import { fill, fillSecret, openWayIn, press } from './way-in'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const PERSON = { 'Как к вам обращаться': details.name, Email: details.email, Телефон: '8 (900) 000-07-77' }
const COMPANY = { ИНН: '5001 0073 2259', 'Название компании': details.company_name }
const consent = async () => fireEvent.click(await screen.findByRole('checkbox'))
const passwords = { Пароль: PASSWORD, 'Пароль ещё раз': PASSWORD }

async function askForCode(fields: Readonly<Record<string, string>> = { ...COMPANY, ...PERSON }) {
  await fill(fields)
  await consent()
  await press('Получить код')
  await screen.findByLabelText('Код')
}

it('a company registers in two steps and is signed in, its first region on moderation [ROUTE-028, DEC-036]', async () => {
  const { server, app, api } = await openWayIn(RegistrationPage, '/auth/registration')
  await askForCode()
  expect(document.body.textContent).toContain('s•••@novaya.example')
  await fillSecret({ Код: await codeTo(server, details.email), ...passwords })
  await screen.findByRole('option', { name: 'Казань' })
  fireEvent.change(await screen.findByLabelText('Город'), { target: { value: '1' } })
  await press('Завершить регистрацию')
  await waitFor(() => expect(app.getSnapshot().context.user?.email).toBe(details.email))
  expect(
    (await api('regions.list', { params: { id: app.getSnapshot().context.user?.id ?? 0 }, query: {} })).map(({ status }) => status),
  ).toEqual([0])
})

it('a wrong code costs an attempt, which is shown; what is typed stays [DEC-037]', async () => {
  const { server } = await openWayIn(RegistrationPage, '/auth/registration')
  await askForCode()
  await fillSecret({ Код: wrongCode(await codeTo(server, details.email)), ...passwords })
  await screen.findByRole('option', { name: 'Казань' })
  fireEvent.change(await screen.findByLabelText('Город'), { target: { value: '1' } })
  await press('Завершить регистрацию')
  await screen.findAllByText(/Код не.подходит/)
  await screen.findByText('Осталось: 4 попытки')
  expect((await screen.findByLabelText<HTMLInputElement>('Пароль')).value).toBe(PASSWORD)
})

it('an INN that is registered leads to an invitation before anything is sent [DEC-036]', async () => {
  await openWayIn(RegistrationPage, '/auth/registration')
  await fill({ ИНН: '1600906857' })
  expect((await screen.findByRole('status')).textContent).toContain('уже зарегистрирована')
})

it('whoever goes back to correct the e-mail finds all that was typed; a reload stays at its step [DEC-071]', async () => {
  const { server } = await openWayIn(RegistrationPage, '/auth/registration')
  await askForCode()
  cleanup()
  await openWayIn(RegistrationPage, '/auth/registration', { server })
  await screen.findByLabelText('Код')
  await press('Изменить')
  expect((await screen.findByLabelText<HTMLInputElement>('Название компании')).value).toBe(details.company_name)
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain(PASSWORD)
})

it('a request whose answer was lost is looked up and not made twice [DEC-005, DEC-071]', async () => {
  const server = newServer()
  const { calls } = await openWayIn(RegistrationPage, '/auth/registration', {
    server,
    answers: {
      'registration.register': (args: never) =>
        visitor(server, 0).then(async ({ api }) => {
          await api('registration.register', args)
          throw new ApiError(0, '')
        }),
    },
  })
  await askForCode()
  expect(calls.filter(({ name }) => name === 'registration.register')).toHaveLength(1)
  expect((await server.inbox()).filter(({ to }) => to === details.email)).toHaveLength(1)
})

it('whoever was invited registers without a company and comes back to the invitation [DEC-040]', async () => {
  const server = newServer()
  const admin = await visitor(server, 1)
  await admin.api('regions.invite', { params: { id: 1 }, body: { email: details.email } })
  const link = (await letterTo(server, details.email))?.link ?? ''
  const { app } = await openWayIn(RegistrationPage, `/auth/registration?return=${encodeURIComponent(link)}`, { server })
  await askForCode(PERSON)
  expect(screen.queryByLabelText('Город')).toBeNull()
  await fillSecret({ Код: await codeTo(server, details.email), ...passwords })
  await press('Завершить регистрацию')
  await waitFor(() => expect(app.getSnapshot().context.user?.email).toBe(details.email))
  await waitFor(() => expect(location.pathname).toBe(link))
})
