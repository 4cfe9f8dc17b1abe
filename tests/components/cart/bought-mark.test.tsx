import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { boughtWords } from '../../../src/product/bought/bought-mark'
import { ProductList } from '../../../src/pages/catalog/listing/product-list'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-21T12:00:00.000Z')
const yesterday = new Date(Date.now() - DAY_MS).toISOString()
const history = () => ({
  items: [
    { product_id: 2, article: 'M-2', name: 'Масло 2', qty: 12, at: yesterday },
    { product_id: 1, article: 'M-1', name: 'Масло 1', qty: 1200, at: yesterday },
  ],
})
const cart = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const list = <ProductList limit={Infinity} view="table" products={[product(1), product(2), product(3)]} rights="personal" />
const asked = ({ calls }: Awaited<ReturnType<typeof openShop>>) =>
  calls.filter(({ name }) => name === 'orders.bought').map(({ args }) => args)
afterEach(cleanup)

describe('what was bought before', () => {
  it('is named with the pieces and the day, with the year where that was long ago', () => {
    expect(boughtWords({ qty: 12, at: '2026-11-03T08:00:00.000Z' }, undefined, now)).toBe('брали 12\u00a0шт. 3\u00a0ноября')
    expect(boughtWords({ qty: 1, at: '2025-11-03T08:00:00.000Z' }, undefined, now)).toBe('брали 1\u00a0шт. 03.11.2025')
  })

  it.each([
    ['the cart', cart],
    ['a list', list],
  ])('stands in %s beside the quantity of what was bought, asked for once for all rows', async (_, page) => {
    const shop = await openShop(page, { ...buyer(3), 'orders.bought': history })
    const marks = await screen.findAllByText(/^брали /)
    expect(marks.map((mark) => [mark.textContent.split(' ')[1], mark.closest('tr')?.textContent.includes('M-2')])).toEqual([
      ['1\u00a0200\u00a0шт.', false],
      ['12\u00a0шт.', true],
    ])
    expect(asked(shop)).toEqual([{ params: { id: 5 } }])
  })

  it('is not told where the server does not know it, and nothing is said of that [DEC-006]', async () => {
    const shop = await openShop(cart, { ...buyer(3), 'orders.bought': () => Promise.reject(new ApiError(404, '')) })
    await screen.findByLabelText('Количество: M-3')
    expect([asked(shop).length, screen.queryByText(/^брали /), screen.queryByRole('alert')]).toEqual([1, null, null])
  })
})
