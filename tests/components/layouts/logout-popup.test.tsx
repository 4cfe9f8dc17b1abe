import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/app/actors'
import { LogoutPopup } from '../../../src/layouts/popups/logout-popup'
import { product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { buyer } from '../support/people'

afterEach(cleanup)

/** A logout that is asked for while a change of the cart has no answer. */
async function asking(answers: Answers) {
  const { app } = await openShop(<LogoutPopup />, { ...buyer(1), ...answers })
  const { session } = app.getSnapshot().children
  const cart = actorOf(app, 'cart')
  await act(async () => cart?.send({ type: 'quantity.changed', product: product(1), quantity: 7, stock: null }))
  await act(async () => session?.send({ type: 'logout.requested' }))
  await screen.findByRole('alertdialog', { name: 'Не всё отправлено' })
  return { app }
}
const button = (name: string) => screen.getByRole('button', { name })

it('names rows of other tabs that came to nothing as such [DEC-010]', async () => {
  const rows = { ...memoryRows(), elsewhere: async () => ({ unsent: 0, refused: ['one', 'other'] }) }
  const { app } = await openShop(<LogoutPopup />, buyer(1), { rows })
  await waitFor(() => expect(app.getSnapshot().children.session?.getSnapshot().matches('signedIn')).toBe(true))
  await act(async () => app.getSnapshot().children.session?.send({ type: 'logout.requested' }))
  const question = await screen.findByRole('alertdialog', { name: 'Не всё сохранено' })
  expect(question.textContent).toMatch(/не.принято 2.изменения, в.том числе из.других вкладок или регионов: .*пропадёт/)
})

it('what the server refused is asked about too, and named as such [DEC-010]', async () => {
  const { app } = await openShop(<LogoutPopup />, { ...buyer(1), 'cart.updateLine': () => Promise.reject(new ApiError(422, 'Нет')) })
  const { session } = app.getSnapshot().children
  const cart = actorOf(app, 'cart')
  await act(async () => cart?.send({ type: 'quantity.changed', product: product(1), quantity: 7, stock: null }))
  await act(async () => cart?.send({ type: 'quantity.entered', productId: product(1).id }))
  await waitFor(() => expect(cart?.getSnapshot().context.queue.map(({ stage }) => stage)).toEqual(['refused']))
  await act(async () => session?.send({ type: 'logout.requested' }))
  const question = await screen.findByRole('alertdialog', { name: 'Не всё сохранено' })
  expect(question.textContent).toMatch(/В.корзину не.принято 1.изменение.*пропадёт/)
  expect(screen.queryByRole('button', { name: /Отправить/ })).toBeNull()
  fireEvent.click(button('Остаться'))
  expect(app.getSnapshot().matches({ visitor: 'customer' })).toBe(true)
})

describe('«Отправить и выйти»', () => {
  it('against a server that does not answer says so, and leaves the other answers [DEC-010]', async () => {
    await asking({ 'cart.updateLine': () => Promise.reject(new ApiError(503, '')) })
    fireEvent.click(button('Отправить и выйти'))
    expect((await screen.findByText(/Сервер не.отвечает/)).closest('[role=status]')?.textContent).toMatch(
      /Пробуем снова.*выйти без отправки.*остаться/,
    )
    expect([button('Выйти без отправки'), button('Остаться')].map((each) => each.getAttribute('aria-disabled'))).toEqual([null, null])
    fireEvent.click(button('Остаться'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says nothing of the kind while the server may still answer', async () => {
    await asking({ 'cart.updateLine': () => new Promise(() => {}) })
    fireEvent.click(button('Отправить и выйти'))
    await screen.findByRole('progressbar', { name: 'Отправляем изменения' })
    expect(screen.queryByText(/не.отвечает|Нет связи/)).toBeNull()
  })

  it('without a connection says that it waits for one', async () => {
    const { app } = await asking({ 'cart.updateLine': () => new Promise(() => {}) })
    fireEvent.click(button('Отправить и выйти'))
    act(() => app.send({ type: 'connection.lost' }))
    expect((await screen.findByText(/Нет связи/)).closest('[role=status]')?.textContent).toMatch(/отправим, когда она вернётся/i)
  })
})
