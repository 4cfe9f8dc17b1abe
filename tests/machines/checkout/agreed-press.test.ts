import { expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, line, openCheckout } from './open-checkout'

it('what the button was pressed on stays known when less was agreed to and the cart was read anew [DEC-022]', async () => {
  const opened = await openCheckout(conflict(changed(1, 100, 5)), new ApiError(409, '', { details: { cart_version: 7 } }))
  const presses: unknown[] = []
  opened.tab.checkout.on('order.placed', ({ press }) => void presses.push(press.lines))
  opened.submit([line(1, 10, 100)])
  await opened.proceed([line(1, 10, 100)])
  opened.tab.checkout.send({ type: 'change.accepted' })
  await atRest()
  expect(opened.has('settling')).toBe(true)
  await opened.proceed([line(1, 10, 100), line(2, 1, 250)]) // another device put in a line
  expect(opened.has('deciding')).toBe(true)
  opened.tab.checkout.send({ type: 'change.accepted' })
  await opened.proceed([line(1, 10, 100), line(2, 1, 250)])
  expect(opened.placed.at(-1)?.lines.map(({ product_id, qty }) => [product_id, qty])).toEqual([
    [1, 5],
    [2, 1],
  ])
  expect(presses).toEqual([
    [
      { product_id: 1, qty: 10, sent: 5 },
      { product_id: 2, qty: 1, sent: 1 },
    ],
  ])
})
