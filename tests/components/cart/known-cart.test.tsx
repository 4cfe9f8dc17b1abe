import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
afterEach(cleanup)

/** An empty cart that stands there, read anew since another device wrote; the second reading is answered by the test. */
async function readAnew() {
  const asked: ((failure: ApiError | null) => void)[] = []
  let readings = 0
  const shop = await openShop(page, {
    ...buyer(0),
    'cart.get': () =>
      readings++ === 0
        ? { items: [], version: 1 }
        : new Promise((resolve, reject) => asked.push((failure) => (failure ? reject(failure) : resolve({ items: [], version: 2 })))),
  })
  await screen.findByRole('heading', { name: /Корзина региона Казань пуста/ })
  const field = () => screen.getByRole<HTMLInputElement>('combobox')
  const before = field()
  before.focus()
  act(() => shop.app.send({ type: 'tab.changedData', tags: ['cart'], user: 1, region: 5 }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const isSteady = () => field() === before && document.activeElement === before
  return { ...shop, isSteady, answer: (failure: ApiError | null) => act(async () => asked.shift()?.(failure)) }
}

it('a cart that is known to be empty stays on the screen while it is read anew, and the entry keeps the focus [DEC-020]', async () => {
  const { isSteady, answer } = await readAnew()
  expect([isSteady(), screen.queryByText('Загружаем корзину')]).toEqual([true, null])
  await answer(null)
  expect(isSteady()).toBe(true)
})

it('a cart that is known to be empty is not said to have failed when it could not be read anew', async () => {
  const { isSteady, answer } = await readAnew()
  await answer(new ApiError(503, ''))
  expect([isSteady(), screen.queryByRole('heading', { name: 'Корзина не загрузилась' })]).toEqual([true, null])
})
