import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { GIFT_WAIT_MS, PRICES_WAIT_MS } from '../../../../model/limits'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { price } from '../../../support/plain-goods'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
type Question = { body: { products_ids: number[]; from_cart?: boolean } }
const never = () => new Promise<never>(() => {})
/** Of the third line there is nothing. */
const prices = ({ body }: Question) => ({ products: body.products_ids.map((id) => price(id, { stock: id === 3 ? 0 : 50 })) })
/** A cart of three lines whose prices, and whose gift, are answered so. */
const openCart = (answer: (question: Question) => unknown, gift: (question: Question) => unknown = prices) =>
  openShop(page, {
    ...buyer(3),
    'products.stocksAndPrices': (question: Question) => (question.body.from_cart ? gift(question) : answer(question)),
  })
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
/** The table's rows from top to bottom: heads of groups and articles. */
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .flatMap(
      (row) =>
        row.querySelector('input[inputmode]')?.getAttribute('aria-label')?.slice('Количество: '.length) ??
        plain(row.querySelector('th')) ??
        [],
    )
const SORTED = ['Требуют внимания: 1 строка', 'M-3', 'Готовы к заказу: 2 строки', 'M-1', 'M-2']
const MIXED = (head: string) => [head, 'M-1', 'M-2', 'M-3']
const order = () => screen.queryByRole('button', { name: 'Оформить заказ' })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('draws no line of a cart that is opened before its prices decide where it stands', async () => {
  let answer!: () => void // the prices are asked for below
  await openCart((question) => new Promise((resolve) => (answer = () => resolve(prices(question)))))
  await screen.findByText('Узнаём цены и наличие')
  await waitFor(() => expect(answer).toBeInstanceOf(Function))
  expect({ rows: rows(), order: order() }).toEqual({ rows: [], order: null })
  await act(async () => answer())
  await waitFor(() => expect(rows()).toEqual(SORTED))
})

it('shows the lines as they stand in the cart where no price comes for long, and moves none when they come at last', async () => {
  const type = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  let answer!: () => void // the prices are asked for below
  await openCart((question) => new Promise((resolve) => (answer = () => resolve(prices(question)))))
  await screen.findByText('Узнаём цены и наличие')
  await act(() => vi.advanceTimersByTimeAsync(PRICES_WAIT_MS))
  expect(rows()).toEqual(MIXED('Порядок корзины: цены задерживаются'))
  await act(async () => answer())
  await waitFor(() => expect(rows()).toEqual(MIXED('Требуют внимания: 1 строкаПоднять наверх')))
  await type.click(screen.getByRole('button', { name: 'Поднять наверх' }))
  expect(rows()).toEqual(SORTED)
  expect(document.activeElement).not.toBe(document.body)
})

it('shows them at once where the prices fail, and says that all are ready when they are', async () => {
  let isDown = true
  const shop = await openCart((question) => {
    if (isDown) throw new ApiError(403, 'Нельзя')
    return { products: question.body.products_ids.map((id) => price(id)) }
  })
  await waitFor(() => expect(rows()).toEqual(MIXED('Порядок корзины: цены не загрузились')))
  isDown = false
  act(() => actorOf(shop.app, 'prices')?.send({ type: 'prices.retried' }))
  await waitFor(() => expect(rows()).toEqual(MIXED('Готовы к заказу: 3 строки')))
})

it('waits for the gift before the total is drawn, though not for long: then it has room', async () => {
  await openCart(prices, never)
  await waitFor(() => expect(rows()).toEqual(SORTED))
  expect(order()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(GIFT_WAIT_MS))
  expect(order()).not.toBeNull()
})
