import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { PRICES_PER_REQUEST } from '../../../../model/limits'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { price, product } from '../../../support/plain-goods'
import { type Answers, openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const ALL = PRICES_PER_REQUEST + 20
/** Of every tenth line there is nothing, and something like it. */
const isAbsent = (id: number) => id <= ALL && id % 10 === 0
const cart: Answers = {
  ...buyer(0),
  'cart.get': () => ({
    items: Array.from({ length: ALL }, (_, at) => ({
      product: product(at + 1),
      qty: 1,
      ...(isAbsent(at + 1) && { analog_tavrolub: product(1000 + at) }),
    })),
    version: 1,
  }),
  'cart.updateMany': () => new Promise(() => {}),
}
type Question = { body: { products_ids: number[]; from_cart?: boolean } }
const prices = ({ body }: Question) => ({
  gift: null,
  products: body.products_ids.map((id) => price(id, { stock: isAbsent(id) ? 0 : 50 })),
})
/** What the prices of lines are answered by; the gift of the cart is asked for by the same call. */
const priced = (answer: (question: Question) => unknown): Answers => ({
  ...cart,
  'products.stocksAndPrices': (question: Question) => (question.body.from_cart ? prices(question) : answer(question)),
})
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const counts = () =>
  [...document.querySelectorAll('tr > th[colspan]'), screen.getByText(/^В\sзаказе|^Всего строк/)].map((each) =>
    plain(each)?.replace(/(Заменить|Убрать) все/g, ' $1 все'),
  )
afterEach(cleanup)

it('draws no line before all prices and those of what may be taken instead are there: then each stands where it belongs', async () => {
  const asked: (() => void)[] = []
  await openShop(
    page,
    priced((question) => new Promise((resolve) => asked.push(() => resolve(prices(question))))),
  )
  const answer = async () => {
    await waitFor(() => expect(asked.length).toBe(1))
    await act(async () => asked.shift()?.())
  }
  await screen.findByText('Узнаём цены и наличие')
  await answer()
  await waitFor(() => expect(asked.length).toBe(1))
  expect(screen.queryByRole('columnheader', { name: 'Наличие' })).toBeNull()
  await answer()
  await screen.findByRole('columnheader', { name: 'Наличие' })
  expect(counts()).toEqual(['Требуют внимания: 22 строки Заменить все аналогами: 22 Убрать все без наличия: 22', 'В заказе 198 из 220'])
})

it('counts nothing and offers nothing for many lines while some prices are on their way', async () => {
  let isStuck = false
  const shop = await openShop(
    page,
    priced((question) => (isStuck ? new Promise(() => {}) : prices(question))),
  )
  const ready = ['Требуют внимания: 22 строки Заменить все аналогами: 22 Убрать все без наличия: 22', 'В заказе 198 из 220']
  await waitFor(() => expect(counts()).toEqual(ready))
  // A line whose price is asked for and does not come.
  const cartActor = actorOf(shop.app, 'cart')! // somebody is logged in
  isStuck = true
  act(() => cartActor.send({ type: 'quantity.changed', product: product(999), quantity: 1, stock: null }))
  await waitFor(() => expect(counts()).toEqual(['Требуют внимания', 'В заказе: считаем…']))
  expect(screen.queryByRole('button', { name: /все аналогами|Убрать все/ })).toBeNull()
})

it('names the number of lines alone where some prices do not come, and shows the lines as they stand in the cart', async () => {
  let isDown = false
  await openShop(
    page,
    priced((question) => {
      if (isDown) return Promise.reject(new ApiError(403, 'Нельзя'))
      isDown = true
      return prices(question)
    }),
  )
  await waitFor(() => expect(counts()).toEqual(['Порядок корзины: цены не загрузились', 'Всего строк: 220']))
})

it('more than ten lines are replaced by what is like them after a question with their number, ten without one', async () => {
  const type = userEvent.setup()
  await openShop(page, priced(prices))
  const replace = () => screen.findByRole('button', { name: /^Заменить все аналогами/ })
  await type.click(await replace())
  const dialog = within(screen.getByRole('alertdialog'))
  expect([plain(dialog.getByRole('heading')), plain(dialog.getByText(/^Вернуть/))]).toEqual([
    'Заменить аналогами 22 строки?',
    'Вернуть можно сразу после.',
  ])
  await type.click(dialog.getByRole('button', { name: 'Оставить' }))
  expect(screen.queryByText(/^Заменён/)).toBeNull()
  await type.click(await replace())
  await type.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Заменить' }))
  expect([screen.getAllByText(/^Заменён/).length > 0, screen.queryByRole('alertdialog')]).toEqual([true, null])
})
