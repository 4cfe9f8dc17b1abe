import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { kazan } from '../support/people'
import { openSaved, savedCart, savedServer } from '../support/saved-carts'
import { button, line, open, plain, quantity, type, weekly } from './opened-cart'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const total = () => plain(screen.getByText('Итого').parentElement?.textContent)
const goneProduct = { product: product(4), qty: 1, cost: 500, gone: true }

describe('an opened saved cart', () => {
  it('shows each line at the price of now, with that of then where it was another, and what all comes to [DEC-013, DEC-016, VALID-007]', async () => {
    const cart = weekly()
    await openSaved(savedServer({ ...cart, items: [...cart.items, goneProduct] }), {
      ...open,
      answers: {
        'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
          products: body.products_ids.map((id) =>
            id === 4 ? price(4, { cost: null, guest_cost: null, stock: 0 }) : price(id, id === 3 ? { stock: 0 } : {}),
          ),
        }),
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Еженедельная' })
    await waitFor(() => expect(total()).toBe('Итого70,00 ₽'))
    expect(plain((await line('M-1')).textContent)).toContain('10,00 ₽цена при сохранении 9,00 ₽')
    expect(plain((await line('M-2')).textContent)).not.toContain('цена при сохранении')
    expect(plain((await line('M-4')).textContent)).toContain('Снят с продажи')
    // What is out of stock may have been so when the cart was saved.
    expect(plain(screen.getByText(/^Сейчас:/).textContent)).toBe(
      'Сейчас: 1 нет в наличии, 1 снята с продажи. С тех пор, как корзину сохранили: 1 подорожала.',
    )
    expect(plain(screen.getByText(/^4.строки/).textContent)).toContain('сейчас нет: 2 строки')
  })

  it('writes a quantity when it was entered, whole packs of it, and says what it became [DEC-019, DEC-020]', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    await type('M-2', '9')
    expect((await quantity('M-2')).value).toBe('12')
    expect(plain((await line('M-2')).nextElementSibling?.textContent)).toBe('Продаётся по 4 шт., количество изменено с 9 на 12.')
    await screen.findByText('Изменения сохранены')
    expect(server.writes.map(({ body }) => body)).toEqual([{ qty: 12 }])
    await waitFor(() => expect(total()).toBe('Итого170,00 ₽'))
  })

  it('takes a line out by 0, by its button and by Delete; it comes back to its place [DEC-021]', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    await type('M-1', '0')
    const back = await button('Вернуть: M-1')
    expect(plain(back.closest('tr')?.textContent)).toBe('Удалено: M-1, 3 шт., Масло 1Вернуть')
    fireEvent.click(await button('Удалить: M-2'))
    const third = await quantity('M-3')
    third.focus()
    third.select()
    fireEvent.keyDown(third, { key: 'Delete' })
    for (const article of ['M-1', 'M-2', 'M-3']) fireEvent.click(await button(`Вернуть: ${article}`))
    await waitFor(() =>
      expect(screen.getAllByRole('textbox').map((field) => [field.getAttribute('aria-label'), (field as HTMLInputElement).value])).toEqual([
        ['Количество: M-1', '3'],
        ['Количество: M-2', '4'],
        ['Количество: M-3', '2'],
      ]),
    )
    await screen.findByText('Изменения сохранены')
    expect(
      server.carts
        .get(1)
        ?.items.map(({ qty }) => qty)
        .toSorted(),
    ).toEqual([2, 3, 4])
  })

  it('whose line the server refuses shows what it keeps, with the words; they go when they are read', async () => {
    const server = savedServer(weekly())
    server.fail(new ApiError(422, '', { fields: { qty: ['Столько сохранить нельзя'] } }))
    await openSaved(server, open)
    await type('M-1', '7')
    const alert = await screen.findByRole('alert')
    expect([plain(alert.textContent), (await quantity('M-1')).value]).toEqual([
      'Сервер не принял 7 шт., в корзине осталось 3. Столько сохранить нельзя.',
      '3',
    ])
    fireEvent.click(await button('Понятно: M-1'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('without an answer keeps what was typed, says so, and sends it again under the same key when asked [DEC-005]', async () => {
    const server = savedServer(weekly())
    server.lose()
    await openSaved(server, open)
    await type('M-1', '7')
    fireEvent.click(await button('Отправить сейчас'))
    await screen.findByText('Изменения сохранены')
    expect([(await quantity('M-1')).value, server.writes.length, new Set(server.writes.map(({ key }) => key)).size]).toEqual(['7', 2, 1])
  })

  it('follows another tab, but for what is wished here', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    await quantity('M-1')
    const cart = server.carts.get(1)!
    server.carts.set(1, { ...cart, version: 9, items: cart.items.slice(0, 2).map((item) => ({ ...item, qty: 20 })) })
    act(() => server.tell())
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Количество: M-3' })).toBeNull())
    expect((await quantity('M-1')).value).toBe('20')
  })

  it('that another tab deleted says so and comes back', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    await quantity('M-1')
    const cart = server.carts.get(1)!
    server.carts.delete(1)
    act(() => server.tell())
    await screen.findByRole('heading', { name: 'Корзина «Еженедельная» удалена' })
    server.carts.set(1, cart) // the other tab brought it back meanwhile; this one asks as well
    fireEvent.click(await button('Вернуть'))
    await screen.findByRole('heading', { level: 1, name: 'Еженедельная' })
  })

  it('that another tab deleted while its name is typed says so too', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    await quantity('M-1')
    fireEvent.click(await button('Переименовать'))
    await screen.findByLabelText('Название корзины')
    server.carts.delete(1)
    act(() => server.tell())
    await screen.findByRole('heading', { name: 'Корзина «Еженедельная» удалена' })
  })

  it('that comes back under another number is that cart from then on: its lines and its address [DEC-006]', async () => {
    const server = savedServer(weekly())
    await openSaved(server, { ...open, answers: { 'userCarts.restore': () => Promise.reject(new ApiError(501, '')) } })
    await quantity('M-1')
    fireEvent.click(await button('Удалить'))
    fireEvent.click(await button('Вернуть'))
    await waitFor(() => expect([...server.carts.keys()]).toEqual([90]))
    await waitFor(() => expect(location.search).toBe('?open=90'))
    await type('M-1', '7')
    await waitFor(() => expect(server.carts.get(90)?.items[0]?.qty).toBe(7))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is deleted and brought back on its page [DEC-021]', async () => {
    const server = savedServer(weekly())
    await openSaved(server, open)
    fireEvent.click(await button('Удалить'))
    await screen.findByRole('heading', { name: 'Корзина «Еженедельная» удалена' })
    await waitFor(() => expect(server.carts.has(1)).toBe(false))
    fireEvent.click(await button('Вернуть'))
    expect((await quantity('M-1')).value).toBe('3')
    expect(server.carts.has(1)).toBe(true)
  })

  it('that is not there, or whose number is none, says so', async () => {
    await openSaved(savedServer(), open)
    await screen.findByRole('heading', { name: 'Такой корзины нет' })
    cleanup()
    const shop = await openSaved(savedServer(weekly()), { search: '?open=1e3' })
    await screen.findByRole('heading', { name: 'Такой корзины нет' })
    expect(shop.calls.filter(({ name }) => name === 'userCarts.get')).toEqual([])
  })

  it('that does not load is asked for again; empty, it says what to do', async () => {
    let isDown = true
    await openSaved(savedServer(), {
      ...open,
      answers: { 'userCarts.get': () => (isDown ? Promise.reject(new ApiError(503, '')) : savedCart(1, 'Пустая', [])) },
    })
    await screen.findByText('Корзина не загрузилась')
    isDown = false
    fireEvent.click(await button('Повторить'))
    await screen.findByText('В этой корзине нет товаров')
  })

  it('asks for its prices of the region in force, also when another one comes [DEC-027]', async () => {
    const server = savedServer(weekly())
    const shop = await openSaved(server, { ...open, answers: { 'regions.list': () => [kazan, region(6, { store_city_name: 'Самара' })] } })
    await quantity('M-1')
    const regions = actorOf(shop.app, 'regions')
    act(() => regions?.send({ type: 'region.picked', id: 6 }))
    act(() => regions?.send({ type: 'region.confirmed' }))
    const asked = () =>
      shop.calls
        .filter(({ name }) => name === 'userCarts.get')
        .map(({ args }) => (args as { query: { company_region_id: number } }).query.company_region_id)
    await waitFor(() => expect(asked()).toEqual([5, 6]))
    expect((await quantity('M-1')).value).toBe('3')
  })
})
