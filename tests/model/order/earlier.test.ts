import { describe, expect, it } from 'vitest'
import { earlierText, orderDifference } from '../../../model/order/history/earlier'
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
  details: { contact_name: 'Наталья Ермакова', contact_phone: '79000000101', wanted_date: '2026-11-24' },
}
/** As a server that knows of it answers what was asked. */
const SAID = {
  contact_name: 'Наталья Ермакова',
  contact_phone: '79000000101',
  buyer_number: '',
  wanted_date: '2026-11-24',
  wanted_window: '',
}

describe('an order that comes back under a number used before [DEC-022]', () => {
  it('is the very same where lines, receiving and comment are, whatever their order or the spaces around', () => {
    expect(orderDifference(order(), asked)).toBeNull()
    expect(orderDifference(order(), { ...asked, description: ' Позвонить\n' })).toBeNull()
  })
  it('is the very same also from a server that does not answer contact, number and day, and from one that does', () => {
    expect(orderDifference(order(SAID), asked)).toBeNull()
    expect(orderDifference(order({ buyer_number: '' }), asked)).toBeNull()
  })
  it.each([
    ['day', { wanted_date: '2026-11-25' }],
    ['day', { wanted_date: '' }],
    ['day', { wanted_window: '09:00-13:00' }],
    ['contact', { contact_name: 'Антон' }],
    ['contact', { contact_phone: '79000000102' }],
    ['number', { buyer_number: 'З-7' }],
  ] as const)('differs in its %s: the server answered %o', (difference, said) => {
    expect(orderDifference(order({ ...SAID, ...said }), asked)).toBe(difference)
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
    expect(
      (['lines', 'receiving', 'day', 'contact', 'number', 'description'] as const).map((difference) =>
        spaced(earlierText(order(), difference)),
      ),
    ).toEqual([
      'По этому оформлению уже принят заказ № 481 392. Проверьте корзину: остальное можно заказать отдельно.',
      'По этому оформлению уже принят заказ № 481 392 (самовывоз: Склад Казань). Если он нужен другим, отмените его и закажите снова.',
      'По этому оформлению уже принят заказ № 481 392 с прежней датой доставки. Если он нужен другим, отмените его и закажите снова.',
      'По этому оформлению уже принят заказ № 481 392 с прежним контактом. Если он нужен другим, отмените его и закажите снова.',
      'По этому оформлению уже принят заказ № 481 392 с прежним своим номером. Если он нужен другим, отмените его и закажите снова.',
      'По этому оформлению уже принят заказ № 481 392 с прежним комментарием. Если он нужен другим, отмените его и закажите снова.',
    ])
  })
})
