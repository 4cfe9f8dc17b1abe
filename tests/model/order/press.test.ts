import { expect, it } from 'vitest'
import type { Order } from '../../../model/order/order'
import { pressOfOrder, pressOn } from '../../../model/order/placing/press'

const seen = (product_id: number, qty: number) => ({ product_id, qty, cost_vs_discount: 100 })
const order = (lines: readonly (readonly [number, number])[]): Pick<Order, 'items'> => ({
  items: lines.map(([id, qty]) => ({ product: { id }, qty }) as Order['items'][number]), // nothing else of a line is read
})
const first = pressOn([seen(1, 2), seen(2, 5)], [seen(1, 2), seen(2, 5)], 3, 1000)
const cut = pressOn([seen(1, 2), seen(2, 9)], [seen(1, 2)], 7, 2000)
const last = pressOn([seen(1, 4)], [seen(1, 4)], 9, 3000)
const PRESSES = [first, cut, last]

it.each([
  [
    'the one that sent these lines',
    order([
      [2, 5],
      [1, 2],
    ]),
    first,
  ],
  ['also where less was sent than was pressed', order([[1, 2]]), cut],
  ['else the last one', order([[1, 3]]), last],
])('an order is of one of the presses under its uuid: %s', (_, made, press) => expect(pressOfOrder(PRESSES, made)).toBe(press))

it('an order of whose presses nothing is known is of none', () => expect(pressOfOrder([], order([[1, 2]]))).toBeNull())
