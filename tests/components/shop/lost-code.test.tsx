import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { createLazy, type Lazy } from '../../../src/shop/code/lazy'
import { useLazy } from '../../../src/shop/code/use-lazy'
import { SessionBar } from '../../../src/layouts/bars/session-bar'
import { LostPart } from '../../../src/shop/code/lost-part'
import { LoginForm } from '../../../src/login/login-form'
import { openShop } from '../support/open-shop'
import { buyer, guest, user } from '../support/people'

afterEach(cleanup)

/** Comes at the `from`th time that it is asked for. */
const comesAt = (from: number) => {
  let asked = 0
  return vi.fn(() => (++asked < from ? Promise.reject(new TypeError('Failed to fetch the module')) : Promise.resolve()))
}
const loginField = () => screen.getByLabelText<HTMLInputElement>('Email или телефон')
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Пароль')
const button = () => screen.getByRole('button', { name: 'Войти' })

describe('a login whose code does not come', () => {
  it('asks no server, says why, keeps all that was typed, and goes through by another press [ERROR-006]', async () => {
    let isIn = false
    const fetchCode = comesAt(3)
    const type = userEvent.setup()
    const { calls } = await openShop(
      <LoginForm />,
      {
        ...guest,
        'session.login': () => ((isIn = true), Promise.resolve({})),
        'session.user': () => (isIn ? user : Promise.reject(new ApiError(401, ''))),
      },
      { fetchCode },
    )
    const logins = () => calls.filter(({ name }) => name === 'session.login').length
    // It was asked for as soon as the form was there.
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Часть магазина, без которой не\sвойти, не\sзагрузилась\. Проверьте интернет/,
    )
    await type.type(loginField(), 'a@example.test')
    await type.type(passwordField(), 'gryaznyy-harry-44')
    await type.click(button())
    await waitFor(() => expect([fetchCode.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([2, null]))
    expect([loginField().value, passwordField().value, logins(), screen.getAllByRole('alert').length]).toEqual([
      'a@example.test',
      'gryaznyy-harry-44',
      0,
      1,
    ])
    await type.click(button())
    await waitFor(() => expect(logins()).toBe(1))
    expect([screen.queryByRole('alert'), passwordField().value]).toEqual([null, ''])
  })

  it('waits for code that is on its way, busy, and is made once it is there', async () => {
    let come = () => {}
    const type = userEvent.setup()
    const { calls } = await openShop(<LoginForm />, guest, { fetchCode: () => new Promise((resolve) => (come = resolve)) })
    await type.type(loginField(), 'a@example.test')
    await type.type(passwordField(), 'gryaznyy-harry-44')
    await type.click(button())
    const asked = () => calls.filter(({ name }) => name === 'session.login').length
    expect([button().getAttribute('aria-busy'), passwordField().value, asked()]).toEqual(['true', 'gryaznyy-harry-44', 0])
    await act(async () => come())
    expect([asked(), passwordField().value]).toEqual([1, ''])
  })
})

it('code that is lost at the start is told in a bar, whose button asks for it again [DEC-007, ERROR-006]', async () => {
  const type = userEvent.setup()
  await openShop(<SessionBar />, buyer(0), { fetchCode: comesAt(2) })
  const bar = await screen.findByRole('region', { name: 'Часть магазина не загрузилась' })
  expect(bar.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Часть магазина, нужная после входа, не загрузилась. Вход сохранён, пробуем снова сами. Проверьте интернет и повторите; если не поможет, обновите страницу.Повторить',
  )
  await type.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

describe('a part of the page that does not come', () => {
  const Part = ({ of }: { of: Lazy<string> }) => <p>{useLazy(of)}</p>
  const page = (lazy: Lazy<string>) => (
    <>
      <input aria-label="Поиск" defaultValue="masl" />
      <LostPart>
        <Part of={lazy} />
      </LostPart>
    </>
  )

  it('leaves the page as it is, says so, and comes by a press [ERROR-006]', async () => {
    vi.spyOn(console, 'error').mockReturnValue() // of React, which tells of what was thrown
    const fetch = comesAt(2)
    const type = userEvent.setup()
    await openShop(page(createLazy(() => fetch().then(() => 'Окно'))), guest)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Часть магазина не загрузиласьНа странице всё осталось как было. Проверьте интернет и повторите; если не поможет, обновите страницу.Повторить',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Поиск').value).toBe('masl')
    await type.click(screen.getByRole('button', { name: 'Повторить' }))
    expect((await screen.findByText('Окно')).isConnected).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
