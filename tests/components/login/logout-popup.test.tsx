import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { LogoutPopup } from '../../../src/login/logout-popup'
import { product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { keepUnsent, readUnsent } from '../../../src/platform/wishes/unsent-lines'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

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

describe('changes of saved carts that are not answered', () => {
  /** A buyer who left two of them unsent in this tab, and logs out. */
  async function leaving(updateLine: Answers['userCarts.updateLine']) {
    keepUnsent(1, 7, [
      { item: { product: product(1), qty: 4 }, qty: 8 },
      { item: { product: product(2), qty: 4 }, qty: 0 },
    ])
    const shop = await openShop(<LogoutPopup />, {
      ...buyer(0),
      'session.logout': () => null,
      ...(updateLine && { 'userCarts.updateLine': updateLine }),
    })
    const { session } = shop.app.getSnapshot().children
    await waitFor(() => expect(session?.getSnapshot().matches('signedIn')).toBe(true))
    await act(async () => session?.send({ type: 'logout.requested' }))
    return { ...shop, question: await screen.findByRole('alertdialog', { name: 'Не всё отправлено' }) }
  }
  const sent = ({ calls }: { calls: { name: string; args: unknown }[] }) =>
    calls.filter(({ name }) => name === 'userCarts.updateLine').map(({ args }) => args)

  it('are named as such, sent before the logout, and then he is out [DEC-010]', async () => {
    const shop = await leaving(() => ({ id: 7, items: [], totalCost: null, is_manager: false, created_at: '2026-11-20T10:00:00Z' }))
    expect(shop.question.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /^Не всё отправлено.*не получил 2 изменения сохранённых корзин\. Отправьте/,
    )
    expect(sent(shop)).toEqual([])
    fireEvent.click(button('Отправить и выйти'))
    await waitFor(() => expect(shop.app.getSnapshot().matches({ visitor: 'guest' })).toBe(true))
    expect(sent(shop)).toEqual([
      { params: { id: 7, productId: 1 }, query: {}, body: { qty: 8 } },
      { params: { id: 7, productId: 2 }, query: {}, body: { qty: 0 } },
    ])
  })

  it('that the server refuses end the logout, and lead to their cart, which keeps them [DEC-010]', async () => {
    const shop = await leaving(() => Promise.reject(new ApiError(422, 'Нельзя')))
    fireEvent.click(button('Отправить и выйти'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shop.app.getSnapshot().matches({ visitor: 'customer' })).toBe(true)
    await waitFor(() => expect(location.pathname + location.search).toBe('/personal/carts?open=7'))
    expect(readUnsent(1, 7)).toHaveLength(2)
  })
})
