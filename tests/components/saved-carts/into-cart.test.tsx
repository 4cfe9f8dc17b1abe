import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import type { Answers, Opened } from '../support/open-shop'
import { openShop } from '../support/open-shop'
import { buyer, kazan } from '../support/people'
import { openSaved, savedCart, savedServer } from '../support/saved-carts'

afterEach(cleanup)

const weekly = () => {
  const cart = savedCart(1, 'Еженедельная', [
    [1, 3, 900],
    [2, 4, 1000],
    [3, 2, 1000],
  ])
  return { ...cart, items: [...cart.items, { product: product(4), qty: 5, cost: 500, gone: true }] }
}
/** In the cart: 5 pieces of product 1, and product 8 with a note. Of product 3 nothing is there. */
const cartAnswers: Answers = {
  'cart.get': () => ({
    items: [
      { product: product(1), qty: 5 },
      { product: product(8), qty: 2, note: 'Для бокса' },
    ],
    version: 1,
  }),
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
    gift: null,
    products: body.products_ids.map((id) => price(id, id === 3 ? { stock: 0 } : {})),
  }),
  'products.similar': () => ({ items: [] }),
  'cart.updateMany': ({ body }: { body: { items: { product_id: number; qty: number }[] } }) => ({
    items: [...new Map([[1, 5], [8, 2], ...body.items.map(({ product_id, qty }) => [product_id, qty] as const)])]
      .filter(([, qty]) => qty > 0)
      .map(([id, qty]) => ({ product: product(id), qty })),
    version: 2,
  }),
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const dialogText = () => plain(document.querySelector('dialog')?.textContent)
const hidden = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true })
const written = ({ calls }: Opened) =>
  calls.flatMap(({ name, args }) => {
    const { params, body } = args as { params: { id: number }; body: { qty: number; items: { product_id: number; qty: number }[] } }
    if (name === 'cart.updateMany') return body.items.map(({ product_id, qty }) => [product_id, qty])
    return name === 'cart.updateLine' ? [[params.id, body.qty]] : []
  })

describe('a saved cart into the cart', () => {
  const fill = async (answers: Answers = {}) => {
    const shop = await openSaved(savedServer(weekly()), { answers: { ...cartAnswers, ...answers } })
    fireEvent.click(await screen.findByRole('button', { name: /^В.корзину Еженедельная$/ }))
    await screen.findByRole('checkbox', { name: 'Масло 1', hidden: true })
    return shop
  }

  it('is added to what is there, with a report of what has changed since [DEC-019, DEC-020]', async () => {
    const shop = await fill()
    expect(dialogText()).toContain('9,00 ₽ → 10,00 ₽ × 3')
    fireEvent.click(await hidden('В корзину'))
    await waitFor(() => expect(dialogText()).toContain('В корзину добавлено 2 строки. 1 нет в наличии, 1 снята с продажи, 1 подорожала.'))
    expect(written(shop).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [1, 8],
      [2, 4],
    ])
    for (const words of ['Нельзя заказать', 'Нет в наличии', 'Снят с продажи', 'Подорожали']) expect(dialogText()).toContain(words)
  })

  it('replaces it at one press that says what goes, and the cart comes back as it was', async () => {
    const shop = await fill()
    fireEvent.click(await screen.findByRole('radio', { name: /Только эти товары/, hidden: true }))
    await waitFor(() => expect(dialogText()).toContain('Из корзины уйдёт 1 строка, в 1 строке станет меньше; можно будет вернуть'))
    expect(written(shop)).toEqual([])
    fireEvent.click(await hidden('В корзину'))
    fireEvent.click(await hidden('Вернуть, как было'))
    await waitFor(() => expect(dialogText()).toContain('В корзине снова то, что было до этого.'))
    const cart = actorOf(shop.app, 'cart')?.getSnapshot().context
    expect(written(shop).length).toBeGreaterThan(0)
    expect([cart?.known.get(1)?.item.qty, cart?.known.get(8)?.item.qty, cart?.known.get(2)?.item.qty]).toEqual([5, 2, 0])
  })

  it('replaces the cart as it is when the button is pressed: what another tab put in meanwhile goes too', async () => {
    const items = [{ product: product(8), qty: 2 }]
    const shop = await fill({ 'cart.get': () => ({ items: [...items], version: items.length }) })
    fireEvent.click(await screen.findByRole('radio', { name: /Только эти товары/, hidden: true }))
    await waitFor(() => expect(dialogText()).toContain('Из корзины уйдёт 1 строка'))
    items.push({ product: product(9), qty: 1 })
    act(() => actorOf(shop.app, 'cart')?.send({ type: 'cart.load', regionId: kazan.id }))
    await waitFor(() => expect(dialogText()).toContain('Из корзины уйдут 2 строки'))
    fireEvent.click(await hidden('В корзину'))
    await hidden('Вернуть, как было')
    expect(written(shop).filter(([, qty]) => qty === 0)).toEqual([
      [8, 0],
      [9, 0],
    ])
  })

  it('while another region comes tells of the cart where it went, not of the other one [DEC-027]', async () => {
    const shop = await fill({
      'regions.list': () => [kazan, region(6, { store_city_name: 'Самара' })],
      'cart.get': ({ query }: { query: { company_region_id: number } }) => ({
        items: query.company_region_id === 6 ? [] : [{ product: product(8), qty: 2 }],
        version: 1,
      }),
      'cart.updateMany': () => new Promise(() => {}),
    })
    fireEvent.click(await hidden('В корзину'))
    const regions = actorOf(shop.app, 'regions')
    act(() => regions?.send({ type: 'region.picked', id: 6 }))
    act(() => regions?.send({ type: 'region.confirmed' }))
    await waitFor(() => expect(actorOf(shop.app, 'cart')?.getSnapshot().context.regionId).toBe(6))
    await hidden('Вернуть, как было')
    expect(dialogText()).toContain('В корзину добавлено 2 строки.')
    expect(dialogText()).toContain('Сервер пока не ответил.')
    expect(dialogText()).not.toContain('Количество изменено')
  })

  it('that does not load says why and is asked for again', async () => {
    let isDown = true
    await openSaved(savedServer(weekly()), {
      answers: { ...cartAnswers, 'userCarts.get': () => (isDown ? Promise.reject(new ApiError(403, 'Недостаточно прав')) : weekly()) },
    })
    fireEvent.click(await screen.findByRole('button', { name: /^В.корзину Еженедельная$/ }))
    await screen.findByText('Недостаточно прав')
    isDown = false
    fireEvent.click(await hidden('Повторить'))
    await screen.findByRole('checkbox', { name: 'Масло 1', hidden: true })
  })

  it('goes with what was just changed in it: that is saved first', async () => {
    const server = savedServer(weekly())
    const shop = await openSaved(server, { search: '?open=1', answers: cartAnswers })
    fireEvent.click(await screen.findByRole('button', { name: 'Прибавить: M-1' }))
    fireEvent.click(await screen.findByRole('button', { name: /^В.корзину$/ }))
    await screen.findByRole('checkbox', { name: 'Масло 1', hidden: true })
    const names = shop.calls.map(({ name }) => name)
    expect([names.indexOf('userCarts.updateLine') < names.lastIndexOf('userCarts.get'), dialogText()]).toEqual([
      true,
      expect.stringContaining('× 4'),
    ])
  })
})

describe('the cart under a name', () => {
  const cartPage = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
  const open = async (server = savedServer(), answers: Answers = {}) => {
    const shop = await openShop(cartPage, { ...buyer(0), ...cartAnswers, ...server.answers, ...answers })
    server.join(shop)
    fireEvent.click(await screen.findByRole('button', { name: 'Сохранить' }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название', hidden: true })
    return { shop, server, field, submit: () => fireEvent.submit(field.form!) }
  }

  it('is saved as it stands, notes too, under a name that is proposed and free; the way there is at hand', async () => {
    const today = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(Date.now())
    const { server, field, submit } = await open(savedServer(savedCart(1, `корзина ${today}`, [[1, 1, 1000]])))
    await waitFor(() => expect(field.value).toBe(`Корзина ${today} (2)`))
    submit()
    const way = await screen.findByRole('link', { name: 'Открыть', hidden: true })
    expect(server.writes[0]?.body).toEqual({
      name: `Корзина ${today} (2)`,
      items: [
        { product_id: 1, qty: 5 },
        { product_id: 8, qty: 2, note: 'Для бокса' },
      ],
    })
    expect([way.getAttribute('href'), document.activeElement]).toEqual(['/personal/carts?open=91', way])
  })

  it('keeps what was typed when the server refuses or is silent, and asks again under the same key only for the silent one [DEC-005]', async () => {
    const { server, field, submit } = await open()
    server.fail(new ApiError(422, 'Сохранено уже 100 корзин, больше нельзя. Удалите ненужные и повторите'))
    server.lose()
    fireEvent.change(field, { target: { value: 'Зима' } })
    submit()
    await screen.findByText(/^Сохранено уже 100 корзин/)
    submit()
    await screen.findByText(/^Сервер не.ответил/)
    expect(field.value).toBe('Зима')
    submit()
    await screen.findByRole('heading', { name: 'Корзина сохранена', hidden: true })
    const keys = server.writes.map(({ key }) => key)
    expect([keys[0] === keys[1], keys[1] === keys[2], server.carts.size]).toEqual([false, true, 1])
  })

  it('has a name: none is refused in words, and nothing is sent', async () => {
    const { server, field, submit } = await open()
    fireEvent.change(field, { target: { value: ' \n ' } })
    submit()
    await screen.findByText('Назовите корзину')
    expect(server.writes).toEqual([])
  })

  it('whose failure comes when the dialog is closed is told by a toast', async () => {
    let refuse = () => {}
    const { shop, submit, field } = await open(savedServer(), {
      'userCarts.create': () => new Promise((_, reject) => (refuse = () => reject(new ApiError(422, 'Сохранено уже 100 корзин')))),
    })
    const { toaster } = shop.app.getSnapshot().children
    toaster?.send({ type: 'toasts.hold' })
    fireEvent.change(field, { target: { value: 'Зима' } })
    submit()
    fireEvent.click(await hidden('Отмена'))
    refuse()
    await waitFor(() =>
      expect(toaster?.getSnapshot().context.waiting.map(({ text }) => plain(text))).toEqual([
        'Корзина «Зима» не сохранена. Сохранено уже 100 корзин.',
      ]),
    )
  })
})

it('an empty cart begins with saved carts as well as with orders', async () => {
  const server = savedServer(weekly(), savedCart(2, 'Пустая', []))
  const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
  const shop = await openShop(page, { ...buyer(0), ...server.answers, 'products.similar': () => ({ items: [] }) })
  server.join(shop)
  const list = await screen.findByRole('region', { name: 'Сохранённые корзины' })
  expect(plain(list.textContent)).toContain('Еженедельная')
  expect(plain(list.textContent)).not.toContain('Пустая')
  fireEvent.click(await screen.findByRole('button', { name: /^В.корзину Еженедельная$/ }))
  await screen.findByRole('checkbox', { name: 'Масло 1', hidden: true })
})
