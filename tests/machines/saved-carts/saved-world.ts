import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { product } from '../../support/plain-goods'

/** What its products are sold by. */
export const PACKS: Readonly<Record<number, { pack: number; limit: number | null }>> = {
  1: { pack: 1, limit: null },
  2: { pack: 4, limit: null },
  3: { pack: 1, limit: 6 },
}

/** A saved cart of these lines, product and pieces, in this order. */
export const savedCart = (lines: readonly (readonly [id: number, qty: number])[], changes: Partial<UserCart> = {}): UserCart => ({
  id: 7,
  name: 'Для бокса',
  items: lines.map(([id, qty]) => ({ product: product(id, PACKS[id]), qty, cost: 900 })),
  totalCost: 1000,
  is_manager: false,
  created_at: '2026-11-20T09:00:00Z',
  version: 1,
  ...changes,
})
