import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { formatMoneyRough } from '../../../model/money/money'
import {
  byAge,
  cartTitle,
  isNewFromManager,
  newerCart,
  savedLineCost,
  savedTotal,
  type UserCart,
} from '../../../model/saved-cart/saved-cart'
import { price } from '../../support/plain-goods'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-23T09:00:00Z')
const at = (ms: number) => new Date(ms).toISOString()
const cart = (changes: Partial<UserCart> = {}): UserCart => ({
  id: 1,
  items: [],
  totalCost: null,
  is_manager: false,
  created_at: at(NOW),
  ...changes,
})

const percent = fc.integer({ min: 0, max: 10_000 })
const row: fc.Arbitrary<ProductPrice | null> = fc.option(
  fc
    .record({
      cost: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
      guest_cost: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
      stock: fc.constantFrom(0, 1, 3, 50),
      first: percent,
      second: percent,
    })
    .map(({ first, second, ...given }) => price(1, { ...given, discount: { discount: first }, discount2: { discount: second } })),
)
const soldBy = fc.record({ pack: fc.constantFrom(1, 4), limit: fc.constantFrom(null, 3, 40) })
const lines = fc.array(fc.record({ qty: fc.integer({ min: 0, max: 999_999 }), price: row, product: soldBy }), { maxLength: 30 })
type Line = Parameters<typeof savedLineCost>[0]

/** By hand, in whole numbers: the personal price after both discounts, half up, else the price for all; of what is there, a whole pack at least. */
function byHand(all: readonly Line[]): bigint {
  let sum = 0n
  for (const { qty, price: each, product } of all) {
    if (each === null || each.stock < product.pack || (product.limit ?? product.pack) < product.pack) continue
    const personal =
      each.cost === null
        ? null
        : (BigInt(each.cost) * BigInt(10_000 - each.discount.discount) * BigInt(10_000 - each.discount2.discount) + 50_000_000n) /
          100_000_000n
    const unit = personal ?? (each.guest_cost === null ? 0n : BigInt(each.guest_cost))
    if (unit > 0n) sum += unit * BigInt(qty)
  }
  return sum
}

describe('the total of a saved cart', () => {
  test.prop([lines])(
    'is what its lines add up to by hand, without what is not there, has no price, or of which no whole pack can be had [DEC-013, DEC-019, VALID-007]',
    (all) => {
      const expected = byHand(all)
      if (expected <= BigInt(Number.MAX_SAFE_INTEGER)) expect(savedTotal(all)).toBe(Number(expected))
      for (const line of all) {
        const one = byHand([line])
        if (one <= BigInt(Number.MAX_SAFE_INTEGER)) expect(savedLineCost(line)).toBe(Number(one))
      }
    },
  )

  test.prop([fc.integer({ min: 0, max: 10 ** 12 })])(
    'is shown in the list with one decimal, to the nearest ten kopecks [DEC-016]',
    (kopecks) => {
      const text = formatMoneyRough(kopecks)
      expect(text).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d\u00a0₽$/)
      const tenths = BigInt(text.replace(/\D/g, ''))
      const rest = Math.abs(Number(tenths * 10n - BigInt(kopecks)))
      expect(rest).toBeLessThanOrEqual(5)
    },
  )
})

describe('the mark of a manager', () => {
  const age = fc.oneof(fc.integer({ min: -DAY, max: 20 * DAY }), fc.integer({ min: 7 * DAY - 1, max: 7 * DAY + 1 }))
  test.prop([fc.boolean(), age])('is there for seven days to the millisecond [NAV-017, CONST-002]', (is_manager, age) => {
    expect(isNewFromManager({ is_manager, created_at: at(NOW - age) }, NOW)).toBe(is_manager && age < 7 * DAY)
  })
  it('is not there where nobody knows when it was made', () =>
    expect(isNewFromManager({ is_manager: true, created_at: 'вчера' }, NOW)).toBe(false))
})

describe('the order of saved carts', () => {
  const made = fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    created_at: fc.integer({ min: 0, max: 3 }).map((days) => at(NOW - days * DAY)),
  })
  test.prop([fc.uniqueArray(made, { selector: ({ id }) => id, maxLength: 12 })])(
    'is total: the newest first, of one moment the last made',
    (carts) => {
      const sorted = carts.toSorted(byAge)
      expect(carts.toReversed().toSorted(byAge)).toEqual(sorted)
      for (const [place, one] of sorted.entries()) {
        const next = sorted[place + 1]
        if (next) expect(one.created_at > next.created_at || (one.created_at === next.created_at && one.id > next.id)).toBe(true)
      }
    },
  )
})

describe('the newer of two answers', () => {
  const known = cart({ version: 4, name: 'Известная' })
  it.each([
    ['with a newer version', { version: 5 }, true],
    ['with the same version', { version: 4 }, true],
    ['with an older version', { version: 3 }, false],
    ['without a version', {}, true],
  ])('%s', (_, changes, isTaken) => {
    const said = cart({ ...changes, name: 'Сказанная' })
    expect(newerCart(known, said)).toBe(isTaken ? said : known)
  })
  it('is the only one there is', () => expect(newerCart(null, known)).toBe(known))
})

it.each([
  [{ name: 'Для бокса' }, 'Для бокса'],
  [{}, 'Корзина от 23.11.2026'],
  [{ name: '  ' }, 'Корзина от 23.11.2026'],
])('a cart %j is called %s', (changes, title) => expect(cartTitle(cart(changes))).toBe(title))
