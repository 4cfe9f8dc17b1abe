import { describe, expect, it } from 'vitest'
import { giftEarned, giftLack, giftTotals } from '../../../model/promotion/gift-rule'
import { price, product } from '../../support/plain-goods'

describe('the gift of a promotion', () => {
  it.each([
    [{ units: 10 }, { units: 0, sum: 0 }, 0, { units: 10 }],
    [{ units: 10 }, { units: 9, sum: 0 }, 0, { units: 1 }],
    [{ units: 10 }, { units: 10, sum: 0 }, 1, { units: 10 }],
    [{ units: 10 }, { units: 27, sum: 0 }, 2, { units: 3 }],
    [{ units: 1 }, { units: 3, sum: 0 }, 3, { units: 1 }],
    [{ sum: 3_000_000 }, { units: 4, sum: 2_876_000 }, 0, { sum: 124_000 }],
    [{ sum: 3_000_000 }, { units: 4, sum: 3_000_000 }, 1, null],
    [{ sum: 3_000_000 }, { units: 4, sum: 9_500_000 }, 1, null],
  ])('for %o and %o: %i given, %o missing for the next [DEC-023]', (rule, totals, count, lack) => {
    expect({ count: giftEarned(rule, totals).count, lack: giftLack(rule, totals) }).toEqual({ count, lack })
  })

  it('counts what is in stock, has a price and takes part, after all discounts [DEC-012]', () => {
    const gifts = [{ id: 4, title: 'Подарок' }]
    const line = (id: number, qty: number, more: object) => ({ product: product(id), qty, price: price(id, more) })
    const discount = { discount: { discount: 1000 }, discount2: { discount: 0 } }
    expect(
      giftTotals(
        [
          line(1, 2, { cost: 10_000, stock: 5, gifts, ...discount }),
          line(2, 3, { cost: 10_000, stock: 0, gifts }),
          line(3, 4, { cost: null, stock: 5, gifts }),
          line(4, 5, { cost: 10_000, stock: 5, gifts: [{ id: 9, title: 'Другой' }] }),
        ],
        4,
      ),
    ).toEqual({ units: 2, sum: 18_000 })
  })
})
