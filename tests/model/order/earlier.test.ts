import { describe, expect, it } from 'vitest'
import { earlierText, orderDifference } from '../../../model/order/earlier'
import type { NewOrder } from '../../../model/order/order'
import { order } from '../../components/support/order'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const asked = {
  receiving: { type: 'pickup', pickup_address_id: 7 } as NewOrder['receiving'],
  description: 'Позвонить',
  lines: [
    { product_id: 2, qty: 1, cost_vs_discount: 1000 },
    { product_id: 1, qty: 3, cost_vs_discount: 1000 },
  ],
}

describe('an order that comes back under a number used before [DEC-022]', () => {
  it('is the very same where lines, receiving and comment are, whatever their order or the spaces around', () => {
    expect(orderDifference(order(), asked)).toBeNull()
    expect(orderDifference(order(), { ...asked, description: ' Позвонить\n' })).toBeNull()
  })
  it.each([
    ['lines', { lines: asked.lines.slice(1) }],
    ['lines', { lines: asked.lines.map((line) => ({ ...line, qty: line.qty + 1 })) }],
    ['receiving', { receiving: { type: 'pickup', pickup_address_id: 8 } }],
    ['receiving', { receiving: { type: 'delivery', delivery_address_id: 7 } }],
    ['description', { description: '' }],
  ] as const)('differs in its %s: %o', (difference, changes) => {
    expect(orderDifference(order(), { ...asked, ...changes })).toBe(difference)
  })
  it('is named with its number and with what is another', () => {
    expect((['lines', 'receiving', 'description'] as const).map((difference) => spaced(earlierText(order(), difference)))).toEqual([
      'По этому оформлению уже принят заказ № 481392. Проверьте корзину: остальное можно заказать отдельно.',
      'По этому оформлению уже принят заказ № 481392 (самовывоз: Склад Казань). Если он нужен другим, отмените его и закажите снова.',
      'По этому оформлению уже принят заказ № 481392 с прежним комментарием. Если он нужен другим, отмените его и закажите снова.',
    ])
  })
})
