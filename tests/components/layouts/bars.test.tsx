import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { Bars } from '../../../src/layouts/bars/bars'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { region } from '../../support/plain-region'
import { buyer, kazan } from '../support/people'

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What the server answers of the regions and of a line: the next of these, then nothing. */
const answering =
  (...answers: (() => unknown)[]) =>
  () =>
    answers.shift()?.() ?? new Promise(() => {})
const fail = (status: number) => () => Promise.reject(new ApiError(status, ''))

it('regions that had no answer: the bar says that they are tried again, and stays while they are', async () => {
  vi.useFakeTimers()
  const { calls } = await openShop(<Bars />, { ...buyer(1), 'regions.list': answering(fail(503)) })
  await act(() => vi.advanceTimersByTimeAsync(10))
  const bar = screen.getByRole('status')
  expect(plain(bar)).toMatch(/Пробуем снова сами/)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(calls.filter(({ name }) => name === 'regions.list')).toHaveLength(2)
  expect(screen.getByRole('status') === bar).toBe(true)
})

it('regions that were refused: the bar does not say that they are tried again, and stays while somebody tries', async () => {
  await openShop(<Bars />, { ...buyer(1), 'regions.list': answering(fail(403)) })
  const bar = await screen.findByRole('status')
  expect(plain(bar)).toMatch(/Сервер отказал/)
  expect(plain(bar)).not.toMatch(/снова сами/)
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(screen.getByRole('status') === bar).toBe(true)
})

it.each([
  [503, /^Сервер не отвечает, и ваши компании не загрузились, поэтому нет цен и корзины\. Пробуем снова сами\.$/],
  [429, /^Слишком много запросов подряд, сервер просит подождать: ваши компании ещё не загрузились, .* Пробуем снова сами\.$/],
  [600, /^Сервер ответил непонятно, и ваши компании не загрузились, .* Повторите или напишите в поддержку\.$/],
])('regions that did not come, by %i: the bar says what happened [DEC-065]', async (status, words) => {
  await openShop(<Bars />, { ...buyer(1), 'regions.list': answering(fail(status)) })
  expect(plain(await screen.findByRole('status'))).toMatch(words)
})

it('writes of the cart that had no answer: the bar stays while they are tried again, and goes with the answer [STATE-015]', async () => {
  vi.useFakeTimers()
  let answer: (kept: unknown) => void = () => {}
  const { app, calls } = await openShop(<Bars />, {
    ...buyer(1),
    'cart.updateLine': answering(fail(503), () => new Promise((resolve) => (answer = resolve))),
  })
  await act(() => vi.advanceTimersByTimeAsync(10))
  act(() => actorOf(app, 'cart')?.send({ type: 'quantity.changed', product: product(1), quantity: 3, stock: null }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const bar = screen.getByRole('status')
  expect(plain(bar)).toMatch(/Сервер не отвечает/)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(calls.filter(({ name }) => name === 'cart.updateLine')).toHaveLength(2)
  expect(screen.getByRole('status') === bar).toBe(true)
  answer({ line: { product: product(1), qty: 3 }, version: 2 })
  vi.useRealTimers()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it.each([
  [503, /^Сервер не отвечает\. В корзине ждёт отправки: 1 изменение\./],
  [429, /^Слишком много запросов подряд, сервер просит подождать\. В корзине ждёт отправки: 1 изменение\./],
])('writes of the cart that were answered with %i: the bar says what happened [STATE-015]', async (status, words) => {
  vi.useFakeTimers()
  const { app } = await openShop(<Bars />, { ...buyer(1), 'cart.updateLine': answering(fail(status)) })
  await act(() => vi.advanceTimersByTimeAsync(10))
  act(() => actorOf(app, 'cart')?.send({ type: 'quantity.changed', product: product(1), quantity: 3, stock: null }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(plain(screen.getByRole('status'))).toMatch(words)
})

it('what waits in the cart of another region is said of that region, what waits on the screen of none [STATE-015, DEC-018]', async () => {
  const { app } = await openShop(<Bars />, {
    ...buyer(1),
    'regions.list': () => [kazan, region(6, { store_city_name: 'Омск', company_name: 'ООО «Волга»' })],
    'cart.updateLine': () => new Promise(() => {}),
  })
  const { connectivity } = app.getSnapshot().children
  const [cart, regions] = [actorOf(app, 'cart'), actorOf(app, 'regions')]
  act(() => connectivity?.send({ type: 'network.wentDown' }))
  act(() => cart?.send({ type: 'quantity.changed', product: product(1), quantity: 3, stock: null }))
  await waitFor(() => expect(plain(screen.getByRole('status'))).toMatch(/В корзине ждёт отправки: 1 изменение\.$/))
  await act(async () => {
    regions?.send({ type: 'region.picked', id: 6 })
    regions?.send({ type: 'region.confirmed' })
  })
  act(() => cart?.send({ type: 'quantity.changed', product: product(2), quantity: 3, stock: null }))
  const words = new RegExp(
    `В корзине региона ${kazan.store_city_name} \\(${kazan.company_name}\\) ждёт отправки: 1 изменение\\. В корзине ждёт отправки: 1 изменение\\.$`,
  )
  await waitFor(() => expect(plain(screen.getByRole('status'))).toMatch(words))
})

it.each([
  [429, /^Слишком много запросов подряд, сервер просит подождать: вход ещё не проверен\. Вход сохранён, пробуем снова сами\.$/],
  [503, /^Сервер не отвечает, поэтому не удалось проверить вход\. Вход сохранён, пробуем снова сами\.$/],
])('a login that the server did not confirm, by %i: the bar says what happened [DEC-007]', async (status, words) => {
  await openShop(<Bars />, { ...buyer(1), 'session.user': answering(fail(status)) })
  expect(plain(await screen.findByRole('status'))).toMatch(words)
})
