import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { clearOwnCookies } from '../../../src/platform/cookies'
import { readColorScheme } from '../../../src/platform/color-scheme'
import { keepShortcuts, readShortcuts } from '../../../src/platform/shortcuts'
import { newServer, visitor } from '../../support/world'
import { press } from '../registration/way-in'
import { openAccount, panel, USER } from './open-account'

afterEach(() => {
  cleanup()
  keepShortcuts(true)
  delete document.documentElement.dataset['theme']
})
const turn = async (name: string) => fireEvent.click(await screen.findByRole('switch', { name }))
const isOn = (name: string) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked
const LETTERS = 'Заказы Письмом'

it('a kind of notifications is switched off at once, and the server has it [DEC-073]', async () => {
  const { api } = await openAccount()
  await turn(LETTERS)
  expect(isOn(LETTERS)).toBe(false)
  await waitFor(async () =>
    expect((await api('account.notificationSettings', { params: { id: USER } })).kinds[0]).toEqual({
      kind: 'orders',
      email: false,
      shop: true,
    }),
  )
  expect(isOn(LETTERS)).toBe(false)
  expect(panel('Уведомления').getByText(/^Приходят всегда/)).toBeTruthy()
})

it('a switch that the server refuses falls back and says so', async () => {
  await openAccount({ answers: { 'account.setNotification': () => Promise.reject(new ApiError(500, '')) } })
  await turn(LETTERS)
  expect((await panel('Уведомления').findByRole('alert')).textContent).toContain('Настройка осталась прежней.')
  expect(isOn(LETTERS)).toBe(true)
})

it('a switch that is turned back while the server answers ends as it was turned last', async () => {
  const answers: (() => void)[] = []
  const server = newServer()
  const { api } = await visitor(server, USER)
  const { calls } = await openAccount({
    server,
    answers: {
      'account.setNotification': (args: Parameters<typeof api<'account.setNotification'>>[1]) =>
        new Promise((resolve) => answers.push(() => resolve(api('account.setNotification', args)))),
    },
  })
  await turn(LETTERS)
  await turn(LETTERS)
  expect(isOn(LETTERS)).toBe(true)
  answers.shift()!()
  await waitFor(() => expect(answers).toHaveLength(1))
  answers.shift()!()
  await waitFor(async () => expect((await api('account.notificationSettings', { params: { id: USER } })).kinds[0]!.email).toBe(true))
  expect(calls.filter(({ name }) => name === 'account.setNotification').map(({ args }) => (args as { body: unknown }).body)).toEqual([
    { kind: 'orders', channel: 'email', is_on: false },
    { kind: 'orders', channel: 'email', is_on: true },
  ])
})

it('a server that knows no settings and no sessions leaves them out, and says how to sign out elsewhere [DEC-006]', async () => {
  const unknown = () => Promise.reject(new ApiError(404, ''))
  await openAccount({ answers: { 'account.notificationSettings': unknown, 'account.sessions': unknown } })
  await panel('Где вы\u00a0вошли').findByText(/смените пароль/)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Уведомления' })).toBeNull())
})

it('the colours are chosen, stay after a logout and follow the system again', async () => {
  await openAccount()
  const theme = () => document.documentElement.dataset['theme']
  fireEvent.click(screen.getByRole('radio', { name: 'Тёмная' }))
  clearOwnCookies()
  expect([theme(), readColorScheme()]).toEqual(['dark', 'dark'])
  fireEvent.click(screen.getByRole('radio', { name: 'Как в\u00a0системе' }))
  expect([theme(), readColorScheme()]).toEqual([undefined, 'system'])
})

it('the keys are listed and switched off [DEC-051]', async () => {
  await openAccount()
  expect(panel('Горячие клавиши').getByText('Ввод по артикулу')).toBeTruthy()
  await turn('Клавиши включены')
  expect(readShortcuts()).toBe(false)
})

it('another device is signed out from the list, then all others after a question [DEC-073]', async () => {
  const server = newServer()
  const [phone, tablet] = [await visitor(server, USER), await visitor(server, USER)]
  const { api } = await openAccount({ server })
  const rows = () => panel('Где вы\u00a0вошли').getAllByRole('listitem')
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(within(rows()[0]!).getByText('Это устройство')).toBeTruthy()
  expect(within(rows()[0]!).queryByRole('button')).toBeNull()
  fireEvent.click(within(rows()[1]!).getByRole('button'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await press('Выйти везде, кроме этого устройства')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Выйти везде' }))
  await screen.findByText(/вошли только здесь/)
  expect(rows()).toHaveLength(1)
  for (const gone of [phone, tablet]) await expect(gone.api('session.user', {})).rejects.toMatchObject({ status: 401 })
  expect((await api('session.user', {})).id).toBe(USER)
  expect(screen.getByRole('button', { name: /^Выйти везде/ }).getAttribute('aria-disabled')).toBe('true')
})
