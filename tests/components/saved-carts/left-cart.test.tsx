import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { openSaved, savedServer } from '../support/saved-carts'
import { button, open, plain, quantity, type, weekly } from './opened-cart'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('an opened saved cart', () => {
  it('sends what is typed when it is left, and tells a failure that comes then by a toast', async () => {
    const server = savedServer(weekly())
    const shop = await openSaved(server, open)
    const { toaster } = shop.app.getSnapshot().children
    toaster?.send({ type: 'toasts.hold' })
    const plus = await button('Прибавить: M-1')
    fireEvent.click(plus)
    server.fail(new ApiError(404, 'Такой корзины нет: возможно, её удалили'))
    cleanup()
    expect(server.writes.map(({ body }) => body)).toEqual([{ qty: 4 }])
    await waitFor(() =>
      expect(toaster?.getSnapshot().context.waiting.map(({ text }) => plain(text))).toEqual([
        'В сохранённой корзине 4 шт. не сохранено. Такой корзины нет: возможно, её удалили.',
      ]),
    )
  })

  it('left without an answer has what was typed when it is opened again, also after a reload, and sends it [DEC-020]', async () => {
    const server = savedServer(weekly())
    server.fail(new ApiError(503, ''), new ApiError(503, ''))
    const shop = await openSaved(server, open)
    const { toaster } = shop.app.getSnapshot().children
    toaster?.send({ type: 'toasts.hold' })
    await type('M-1', '7')
    await screen.findByText(/Сервер не.ответил, пробуем снова/)
    cleanup()
    await waitFor(() =>
      expect(toaster?.getSnapshot().context.waiting.map(({ text, link }) => [plain(text), link?.to])).toEqual([
        [
          'Изменения сохранённой корзины ещё не сохранены: откройте её, и они уйдут. Сервер не отвечает. Ничего не потеряно, повторите позже.',
          '/personal/carts?open=1',
        ],
      ]),
    )
    await openSaved(server, open)
    expect((await quantity('M-1')).value).toBe('7')
    await waitFor(() => expect(server.carts.get(1)?.items[0]?.qty).toBe(7))
    await screen.findByText('Изменения сохранены')
    cleanup()
    const writes = server.writes.length
    await openSaved(server, open)
    await quantity('M-1')
    expect(server.writes.length).toBe(writes)
  })

  it('left without an answer does not go into the cart as it was before: the list leads to what is not saved', async () => {
    const server = savedServer(weekly())
    server.fail(new ApiError(503, ''), new ApiError(503, ''))
    await openSaved(server, open)
    await type('M-1', '7')
    await screen.findByText(/Сервер не.ответил, пробуем снова/)
    cleanup()
    await openSaved(server)
    await screen.findByRole('button', { name: /^В.корзину Еженедельная/, description: /изменения ещё не.сохранены$/ })
    cleanup()
    await openSaved(server, open)
    await screen.findByText('Изменения сохранены')
    cleanup()
    await openSaved(server)
    expect((await button(/^В.корзину Еженедельная/)).getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['done', undefined],
    ['refused', new ApiError(422, 'Столько нельзя')],
  ])('left while an earlier number is on its way sends the last one after it, when that is %s [DEC-020]', async (_, failure) => {
    const server = savedServer(weekly())
    let answer = () => {}
    const first = new Promise<void>((resolve) => (answer = resolve))
    const { 'userCarts.updateLine': write } = server.answers
    await openSaved(server, {
      ...open,
      answers: { 'userCarts.updateLine': (args: never, options) => first.then(() => write?.(args, options)) },
    })
    await type('M-1', '5')
    await type('M-1', '9')
    cleanup()
    if (failure) server.fail(failure)
    answer()
    await waitFor(() => expect(server.carts.get(1)?.items[0]?.qty).toBe(9))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect([server.writes.map(({ body }) => body), new Set(server.writes.map(({ key }) => key)).size]).toEqual([
      [{ qty: 5 }, { qty: 9 }],
      2,
    ])
  })

  it('whose change came through after the page was left does not set back what came later', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    fireEvent.click(await button('Прибавить: M-1'))
    cleanup()
    await waitFor(() => expect(server.carts.get(1)?.items[0]?.qty).toBe(4))
    const cart = server.carts.get(1)!
    server.carts.set(1, { ...cart, version: 9, items: cart.items.map((item) => ({ ...item, qty: 20 })) })
    await openSaved(server, open)
    expect((await quantity('M-1')).value).toBe('20')
    expect(server.writes).toHaveLength(1)
  })
})
