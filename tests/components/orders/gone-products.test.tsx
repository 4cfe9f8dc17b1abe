import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LeftInCart } from '../../../src/pages/orders/placed/left-in-cart'
import { OrderLines } from '../../../src/pages/orders/order/order-lines'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

const linked = () => screen.queryAllByRole('link', { name: /^Масло/ }).map((link) => [link.textContent, link.getAttribute('href')])
afterEach(cleanup)

it('a line of an order leads to its product, one that has left the catalogue nowhere', async () => {
  const line = { cost: 1000, qty: 1 }
  const items = [
    { product: product(1), ...line, gone: true },
    { product: product(2), ...line },
  ]
  await openShop(<OrderLines order={order({ items })} />, buyer(0))
  expect({ tagName: screen.getByText('Масло 1').tagName, linked: linked() }).toEqual({
    tagName: 'SPAN',
    linked: [['Масло 2', '/product/2']],
  })
})

it('so does a line that an order left in the cart', async () => {
  const items = [
    { product: product(1), qty: 1, gone: true },
    { product: product(2), qty: 1 },
  ]
  await openShop(<LeftInCart order={{ id: 1, company_region_id: 5, company_name: '', store_city_name: '' }} />, {
    ...buyer(2),
    'cart.get': () => ({ items, version: 1 }),
  })
  await act(() => screen.findByText('Масло 1'))
  expect(linked()).toEqual([['Масло 2', '/product/2']])
})
