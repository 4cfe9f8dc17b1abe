import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { fillChoice, fillRows } from '../../../../model/cart/filling/fill'
import { refillWishes } from '../../../../model/refill/refill'
import { price, product } from '../../../support/plain-goods'

const goods = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        pack: fc.integer({ min: 1, max: 6 }),
        limit: fc.option(fc.integer({ min: 1, max: 12 })),
        stock: fc.nat(10),
        cost: fc.option(fc.integer({ min: 1, max: 5000 })),
        inCart: fc.nat(3),
      }),
    ),
  ),
)

test.prop([goods])('a list brings one pack of each product that can be had and is not in the cart, nothing of any other', (all) => {
  const products = all.map(({ id, pack, limit }) => product(id, { pack, limit }))
  const priceOf = (id: number) => {
    const it = all.find((each) => each.id === id)
    return it ? price(id, { stock: it.stock, cost: it.cost, guest_cost: null }) : null
  }
  const standing = all.map(({ inCart }, at) => ({ product: products[at]!, qty: inCart })) // as many as there are
  const rows = fillRows(products, priceOf)
  const wishes = refillWishes(rows, fillChoice(rows, standing), 'add', standing)
  const isThere = ({ pack, limit, stock, cost }: (typeof all)[number]) => cost !== null && pack <= Math.min(stock, limit ?? Infinity)
  expect(wishes.map((wish) => [wish.product.id, wish.quantity])).toEqual(
    all.filter((it) => isThere(it) && it.inCart === 0).map(({ id, pack }) => [id, pack]),
  )
  // Each of the others says why, or stands in the cart.
  expect(rows.map(({ whyNot }) => whyNot === null)).toEqual(all.map(isThere))
})

it('a price that is not known counts as none', () => {
  expect(fillRows([product(1)], () => null)).toMatchObject([{ now: null, whyNot: 'noPrice' }])
})
