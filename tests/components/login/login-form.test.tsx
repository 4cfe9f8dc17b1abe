import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { LOGIN_REFUSED } from '../../../machines/session/login-form.machine'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { useIsSuspended } from '../../../src/hooks/visitor/use-suspended'
import { DemoProvider } from '../../../src/demo/demo-context'
import type { Demo } from '../../../src/demo/demo'
import { LoginForm } from '../../../src/login/login-form'
import { LoginPopup } from '../../../src/login/login-popup'
import { openShop, type Answers } from '../support/open-shop'
import { buyer, guest, user } from '../support/people'

afterEach(cleanup)

const PASSWORD = 'gryaznyy-harry-44'
const loginField = () => screen.getByLabelText<HTMLInputElement>('Email или телефон')
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Пароль')
const press = (type: ReturnType<typeof userEvent.setup>) => type.click(screen.getByRole('button', { name: 'Войти' }))

/** Over the page, as soon as the login has run out. */
const LoginPopupOfSuspended = () => useIsSuspended() && <LoginPopup onClose={() => {}} />

async function open(answers: Answers = {}) {
  const type = userEvent.setup()
  return { type, ...(await openShop(<LoginForm />, { ...guest, ...answers })) }
}

describe('LoginForm', () => {
  it('[VALID-003] names both empty fields in the words of the spec, goes to the first and asks no server', async () => {
    const { type, calls } = await open()
    await press(type)
    expect([loginField(), passwordField()].map((field) => [field.getAttribute('aria-invalid'), describing(field)])).toEqual([
      ['true', 'Введите email или телефон'],
      ['true', 'Введите пароль'],
    ])
    expect(document.activeElement).toBe(loginField())
    expect(calls.filter(({ name }) => name === 'session.login')).toEqual([])
  })

  it('[VALID-003] goes to the password where only that is missing, and keeps what was typed', async () => {
    const { type } = await open()
    await type.type(loginField(), 'a@example.test')
    await press(type)
    expect(document.activeElement).toBe(passwordField())
    expect([loginField().value, loginField().getAttribute('aria-invalid'), describing(passwordField())]).toEqual([
      'a@example.test',
      null,
      'Введите пароль',
    ])
  })

  it('[STATE-001, ERROR-001] tells a refusal in the words of the spec, empties the password and goes to it', async () => {
    const { type, calls } = await open({
      'session.login': () => {
        throw new ApiError(401, 'Unauthenticated.')
      },
    })
    await type.type(loginField(), '8 900 000-01-01')
    await type.type(passwordField(), PASSWORD)
    await press(type)
    expect((await screen.findByRole('alert')).textContent).toBe(LOGIN_REFUSED)
    expect(calls.filter(({ name }) => name === 'session.login').map(({ args }) => args)).toEqual([
      { body: { phone: '79000000101', password: PASSWORD } },
    ])
    expect([passwordField().value, loginField().value]).toEqual(['', '8 900 000-01-01'])
    expect(document.activeElement).toBe(passwordField())
  })

  it('[DEC-047] leaves no trace of the password in the page while the server is asked, shown or not', async () => {
    const { type, container } = await open()
    await type.type(loginField(), 'a@example.test')
    await type.type(passwordField(), PASSWORD)
    await type.click(screen.getByRole('button', { name: 'Показать пароль' }))
    await press(type)
    const values = [...container.querySelectorAll('input')].map(({ value }) => value)
    expect(values).toEqual(['a@example.test', ''])
    expect(document.documentElement.outerHTML).not.toContain(PASSWORD)
  })

  it('[STATE-001] is busy from the press until it is known who has come, and takes no second press', async () => {
    let answer: (() => void) | undefined
    let isIn = false
    const { type, calls, app } = await open({
      'session.login': () => new Promise((resolve) => (answer = () => ((isIn = true), resolve({})))),
      'session.user': () => {
        if (isIn) return user
        throw new ApiError(401, '')
      },
    })
    await type.type(loginField(), 'a@example.test')
    await type.type(passwordField(), PASSWORD)
    await press(type)
    const button = screen.getByRole('button', { name: 'Войти' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await type.type(passwordField(), 'x{Enter}')
    expect(calls.filter(({ name }) => name === 'session.login')).toHaveLength(1)
    await act(async () => answer?.())
    expect(actorOf(app, 'customer')?.getSnapshot().matches('active')).toBe(true)
  })

  it('leads to the registration and the reset with the way back to the page that it stands over [DEC-040]', async () => {
    history.replaceState(null, '', '/invites/AAAA-2222')
    onTestFinished(() => history.replaceState(null, '', '/'))
    await open()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/auth/reset?return=%2Finvites%2FAAAA-2222',
      '/auth/registration?return=%2Finvites%2FAAAA-2222',
    ])
  })

  it('[DEC-070] fills both fields by one press on a person of the demo, and shows nobody without the demo', async () => {
    const people = [{ id: 1, name: 'Наталья', email: 'n@example.test', phone: '', password: PASSWORD, role: 'Закупщик' }]
    const demo = Promise.resolve({ people } as unknown as Demo) // the form reads the people alone
    const type = userEvent.setup()
    await openShop(
      <DemoProvider demo={demo}>
        <LoginForm />
      </DemoProvider>,
      guest,
    )
    await type.click(await screen.findByRole('button', { name: /Наталья/ }))
    expect([loginField().value, passwordField().value]).toEqual(['n@example.test', PASSWORD])
    cleanup()
    await open()
    expect(screen.queryByText(/Демо/)).toBeNull()
  })
})

it('who was signed in when his login ran out is named already, in the popup; only the password is to be typed [DEC-008]', async () => {
  const { app } = await openShop(<LoginPopupOfSuspended />, buyer(0))
  act(() => app.send({ type: 'session.rejected' }))
  await screen.findByText(/Вход истёк/)
  expect([loginField().value, passwordField().value, passwordField().hasAttribute('data-autofocus')]).toEqual([user.email, '', true])
})

it('whose login was ended from another device is told so, and when; the window asks anew each time [DEC-073]', async () => {
  function Reopened() {
    const [count, setCount] = useState(0)
    return (
      <>
        <LoginPopupOfSuspended key={count} />
        <button onClick={() => setCount(count + 1)}>Открыть снова</button>
      </>
    )
  }
  const ends: unknown[] = [{ reason: 'elsewhere', at: '2026-11-16T08:08:00Z' }, null]
  const { app } = await openShop(<Reopened />, { ...buyer(0), 'account.sessionEnd': () => ({ end: ends.shift() }) })
  act(() => app.send({ type: 'session.rejected' }))
  const note = await screen.findByText(/Вход завершили с\sдругого устройства 16\sноября, \d+:08/)
  expect(note.textContent).toMatch(/всё, что вы\sизменили, сохранено/)
  fireEvent.click(screen.getByText('Открыть снова'))
  expect(await screen.findByText(/Вход истёк/)).toBeTruthy()
  await act(async () => {})
  expect([ends.length, screen.queryByText(/Вход завершили/)]).toEqual([0, null])
})

const describing = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join()
