import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import OfflinePage from '../../../src/pages/errors/offline-page'
import { calledOff, openShop } from '../support/open-shop'
import { buyer, guest } from '../support/people'

afterEach(cleanup)
const page = <OfflinePage route={matchRoute('/offline')!.route} params={{}} /> // the table has it
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

it('says whether the server answers, and asks again by hand [ROUTE-009, DEC-062]', async () => {
  let isBack = false
  await openShop(page, { ...guest, 'config.get': () => (isBack ? {} : Promise.reject(new ApiError(503, ''))) })
  await title(/Сервер не.отвечает/)
  expect(screen.queryByRole('link', { name: 'Открыть корзину' })).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/Проверили в.\d+:\d\d:\d\d: сервер не.ответил\./)
  fireEvent.click(screen.getByRole('button', { name: 'Проверить связь' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/сервер всё ещё не.отвечает/))
  isBack = true
  fireEvent.click(screen.getByRole('button', { name: 'Проверить связь' }))
  await title(/Связь есть/)
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/')
})

it('without a network says what works, a customer’s cart too; with one again asks by itself [STATE-015]', async () => {
  const { app, calls } = await openShop(page, buyer(1))
  await title(/Связь есть/)
  const { connectivity } = app.getSnapshot().children
  act(() => connectivity?.send({ type: 'network.wentDown' }))
  await title(/Нет связи с.интернетом/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['Недавно', 'Корзину', 'Поиск,'])
  const asked = () => calls.filter(({ name }) => name === 'config.get').length
  const before = asked()
  act(() => connectivity?.send({ type: 'network.cameUp' }))
  await title(/Связь есть/)
  expect(asked()).toBe(before + 1)
})

/** Only what comes to a page that stands is mounted twice. */
function Later() {
  const [isOpen, setOpen] = useState(false)
  return <StrictMode>{isOpen ? page : <button type="button" onClick={() => setOpen(true)} />}</StrictMode>
}

it('does not take a question that is called off, as React does in the dev server, for silence', async () => {
  const { calls } = await openShop(<Later />, { ...guest, 'config.get': (_, options) => calledOff(options) })
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(calls.filter(({ name }) => name === 'config.get')).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([screen.queryByText(/сервер не.ответил/), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    null,
    'Проверяем связь',
  ])
})
