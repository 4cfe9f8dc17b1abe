import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOrderable, orderableQuantity } from '../../../model/cart/quantity'
import { quantityTerms } from '../../../model/catalogue/quantity-terms'
import { QUANTITY_MAX } from '../../../model/limits'
import { runs } from '../../support/runs'

const plain = (terms: readonly string[]) => terms.map((term) => term.replaceAll('\u00a0', ' '))

it('say the pack, the limit, and what of it comes in whole packs [DEC-019]', () => {
  const say = (pack: number, limit: number | null, stock: number | null) => plain(quantityTerms({ pack, limit, stock }))
  expect([say(1, null, 9), say(4, 40, 100), say(12, 40, 100), say(12, 8, 100), say(4, null, 3), say(4, null, 0)]).toEqual([
    [],
    ['Кратно 4 шт.', 'Не больше 40 шт. в заказе'],
    ['Кратно 12 шт.', 'Не больше 40 шт. в заказе, целыми упаковками 36 шт.'],
    ['Кратно 12 шт.', 'Не больше 8 шт. в заказе, меньше упаковки: заказать нельзя'],
    ['Кратно 4 шт.', 'В наличии 3 шт., меньше упаковки: в заказ не войдёт'],
    ['Кратно 4 шт.'],
  ])
})

it('the last number that is named of a limit is the most that an order takes; where nothing can be ordered they say so, and else never [DEC-019]', () => {
  const some = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(some, fc.option(some), fc.nat({ max: 500 }), (pack, limit, stock) => {
      const terms = plain(quantityTerms({ pack, limit, stock }))
      const most = orderableQuantity(QUANTITY_MAX, { pack, limit, stock: 100_000 })
      const isPossible = isOrderable(most, { pack, limit, stock: 100_000 })
      const said = terms.find((term) => term.startsWith('Не больше'))
      expect(said === undefined).toBe(limit === null)
      expect(said?.includes('нельзя') ?? false).toBe(!isPossible)
      if (said && isPossible) expect(Number(/(\d+) шт\.(?!.*\d)/.exec(said)?.[1])).toBe(most)
      expect(terms.some((term) => term.startsWith('В наличии'))).toBe(stock > 0 && Math.floor(stock / pack) === 0)
    }),
    runs(400),
  )
})
