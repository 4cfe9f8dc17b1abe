import { expect, it } from 'vitest'
import { keepCart } from '../../../model/cart/cart-lines'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { linesOnScreen, orderLines } from '../../../model/order/order-lines'
import { price, product } from '../../support/plain-goods'

const write = (productId: number, qty: number, changes: Partial<CartWrite> = {}): CartWrite => ({
  key: `t-${productId}`,
  regionId: 5,
  productId,
  qty,
  stage: 'ready',
  product: product(productId),
  ...changes,
})
const items = [1, 2, 3, 4, 5, 6].map((id) => ({ product: product(id), qty: 2 }))
const cart = {
  known: keepCart(new Map(), { items, version: 1 }),
  // wished anew, taken out, refused, put in, of another region
  queue: [write(1, 7), write(2, 0), write(3, 9, { stage: 'refused' }), write(8, 1), write(9, 1, { regionId: 6 })],
  regionId: 5,
}
const prices = {
  1: { price: price(1) },
  2: { price: price(2) },
  3: { price: price(3) },
  4: { price: price(4, { stock: 0 }) },
  5: { price: null },
  8: { price: price(8, { cost: 1111 }) },
  9: { price: price(9) },
}

it('an order holds what stands on the screen and can be ordered, at the prices on the screen [DEC-020] [DEC-022]', () => {
  expect(linesOnScreen(cart, prices).map(({ product: { id }, qty, isRefused }) => [id, qty, isRefused ?? false])).toEqual([
    [1, 7, false],
    [3, 9, true],
    [4, 2, false],
    [5, 2, false],
    [6, 2, false],
    [8, 1, false],
  ])
  expect(orderLines(cart, prices, [])).toEqual([
    { product_id: 1, qty: 7, cost_vs_discount: 1000 },
    { product_id: 8, qty: 1, cost_vs_discount: 1111 },
  ])
  // what the buyer keeps for another order stays on the screen and out of this one
  expect(orderLines(cart, prices, [1, 99])).toEqual([{ product_id: 8, qty: 1, cost_vs_discount: 1111 }])
  expect(linesOnScreen(cart, prices, [1]).map(({ isExcluded }) => isExcluded ?? false)).toEqual([true, false, false, false, false, false])
})
