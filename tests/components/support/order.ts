import type { Order } from '../../../model/order/order'
import { product } from '../../support/plain-goods'

/** An order of two lines, 40,00 ₽ of goods, collected with 2 % off. */
export const order = (changes: Partial<Order> = {}): Order => ({
  id: 481392,
  created_at: '2026-11-16T08:08:00.000Z',
  user_id: 1,
  company_region_id: 5,
  company_name: 'ООО «Гараж»',
  store_city_name: 'Казань',
  status: 0,
  provider: 'Казань',
  history: [{ status: 0, at: '2026-11-16T08:08:00.000Z' }],
  items: [
    { product: product(1), cost: 1000, qty: 3 },
    { product: product(2, { article: 'OM 90-4', name: 'Фильтр' }), cost: 1000, qty: 1 },
  ],
  item_count: 2,
  confirmedOrders: [],
  gift: false,
  review: null,
  receiving: { type: 'pickup', id: 7, name: 'Склад Казань', address: 'Техническая, 52' },
  description: 'Позвонить',
  goods: 4000,
  additional_discount: 80,
  total: 3920,
  weight: 4000,
  is_waiting: false,
  ...changes,
})
