import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { actorOf } from '../../../src/shop/actors'
import { product } from '../../support/plain-goods'
import { heading, openPage, panel, plain, priced } from './product-page'

afterEach(cleanup)

const parts = [product(11, { count: 20, pack: 4 }), product(12, { count: 12, pack: 12 })]
const set = {
  'products.setOf': () => ({ items: parts, sets: [] }),
  'cart.updateMany': () => new Promise(() => {}),
  ...priced((id) => ({ cost: id === 7 ? 30_000 : 1000, stock: 50 })),
}
type App = Awaited<ReturnType<typeof openPage>>['app']
const cart = (app: App) => actorOf(app, 'cart')?.getSnapshot().context
const queue = (app: App) => cart(app)?.queue.map(({ productId, qty }) => [productId, qty])

it('a set says what it holds, what that costs apart, and puts all of it into the cart by one press [CALL-062]', async () => {
  const { app } = await openPage(set)
  await heading()
  const contents = panel('В наборе')
  // The prices come after the goods.
  await contents.findByText(/^По отдельности/)
  expect(contents.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Масло 11M-1120 шт.200,00 ₽',
    'Масло 12M-1212 шт.120,00 ₽',
  ])
  expect(plain(contents.getByText(/^По отдельности/).closest('p')?.textContent)).toBe('По отдельности 320,00 ₽, набором дешевле на 20,00 ₽')
  fireEvent.click(contents.getByRole('button', { name: /Все товары набора/ }))
  expect(plain(contents.getByRole('status').textContent)).toBe('Добавлено в корзину: M-11 (20 шт.) и M-12 (12 шт.). Открыть корзину')
  expect(queue(app)).toEqual([
    [11, 20],
    [12, 12],
  ])
})

it('what of it cannot be had is named, and what is in the cart already stays on top', async () => {
  const { app } = await openPage({
    ...set,
    ...priced((id) => ({ cost: 1000, stock: id === 12 ? 0 : 30 })),
    'cart.get': () => ({ items: [{ product: parts[0], qty: 16 }], version: 1 }),
  })
  await heading()
  await waitFor(() => expect(cart(app)?.known.size).toBe(1))
  fireEvent.click(panel('В наборе').getByRole('button', { name: /Все товары набора/ }))
  expect(plain(panel('В наборе').getByRole('status').textContent)).toBe(
    'Добавлено в корзину: M-11 (12 шт.). Не хватает: M-11 (8 шт.) и M-12 (12 шт.). Открыть корзину',
  )
  expect(queue(app)).toEqual([[11, 28]])
})

it('a product names the sets that hold it, with how many of it, and puts a whole one into the cart', async () => {
  const { app } = await openPage({
    'products.setOf': () => ({ items: [], sets: [product(20, { name: 'Промонабор', count: 4 })] }),
    'cart.updateLine': () => new Promise(() => {}),
    ...priced((id) => ({ cost: id === 20 ? 99_900 : 1000 })),
  })
  await heading()
  expect(screen.queryByRole('region', { name: 'В наборе' })).toBe(null)
  fireEvent.click(await screen.findByRole('tab', { name: /^Наборы/ }))
  const row = within(screen.getByRole('tabpanel'))
  expect(plain(row.getByRole('listitem').textContent)).toBe('ПромонаборM-20В нём 4 шт. этого товара999,00 ₽Весь набор в корзину')
  fireEvent.click(row.getByRole('button', { name: /^Весь набор в.корзину: M-20$/ }))
  await waitFor(() => expect(plain(row.getByRole('link', { name: /^В.корзине/ }).textContent)).toBe('В корзине 1 шт.'))
  expect(cart(app)?.queue.map(({ productId }) => productId)).toEqual([20])
})
