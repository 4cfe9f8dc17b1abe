import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderableQuantity, type Bounds } from '../../../model/cart/quantity'
import { correctionText } from '../../../model/cart/quantity-words'

const bounds: fc.Arbitrary<Bounds> = fc.record({
  pack: fc.integer({ min: 1, max: 12 }),
  limit: fc.option(fc.integer({ min: 1, max: 40 })),
  stock: fc.option(fc.nat(40)),
})

describe('a correction in words', () => {
  it.each([
    [7, 12, { pack: 6, limit: null }, 'Продаётся по 6\u00a0шт., количество изменено с\u00a07 на\u00a012.'],
    [20, 12, { pack: 6, limit: 13 }, 'Не больше 13\u00a0шт. в заказе, количество изменено с\u00a020 на\u00a012.'],
    [20, 4, { pack: 1, limit: 13 }, 'Доступно 4\u00a0шт., количество изменено с\u00a020 на\u00a04.'],
    [20, 4, { pack: 1, limit: null }, 'Доступно 4\u00a0шт., количество изменено с\u00a020 на\u00a04.'],
    [
      60,
      30,
      { pack: 30, limit: null, stock: 41 },
      'В\u00a0наличии 41\u00a0шт., продаём по\u00a030: количество изменено с\u00a060 на\u00a030.',
    ],
    [60, 30, { pack: 30, limit: null, stock: 30 }, 'Доступно 30\u00a0шт., количество изменено с\u00a060 на\u00a030.'],
    // The stock grew meanwhile: it is not the reason.
    [60, 30, { pack: 30, limit: null, stock: 90 }, 'Доступно 30\u00a0шт., количество изменено с\u00a060 на\u00a030.'],
  ])('%d → %d with %j [DEC-019]', (asked, kept, given, text) => expect(correctionText({ asked, kept }, given)).toBe(text))

  it('names both numbers, old before new, and is silent exactly where nothing changed [DEC-019]', () =>
    fc.assert(
      fc.property(fc.nat(60), bounds, (asked, given) => {
        const kept = orderableQuantity(asked, given)
        const text = correctionText({ asked, kept }, given)
        expect(text === null).toBe(asked === kept)
        if (text !== null) expect(text).toMatch(new RegExp(` с\u00a0${asked} на\u00a0${kept}\\.$`))
      }),
    ))
})
