import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatMoneyRough, formatPercent, moneyParts, Percent, Rubles } from '../../../model/money/money'

/** Up to ten trillion rubles. */
const kopecks = fc.oneof(fc.nat(1000), fc.nat(100_000_000), fc.integer({ min: 0, max: 1_000_000_000_000_000 }))
const grouped = (whole: bigint) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
const padded = (rest: bigint) => String(rest).padStart(2, '0')

describe('rubles on the wire', () => {
  it('every whole number of kopecks goes out as its decimal number of rubles and comes back the same [DEC-011]', () =>
    fc.assert(
      fc.property(kopecks, fc.boolean(), (amount, isNegative) => {
        const sum = isNegative && amount > 0 ? -amount : amount
        const wire = z.encode(Rubles, sum)
        expect(wire).toBe(Number(`${isNegative && amount > 0 ? '-' : ''}${BigInt(amount) / 100n}.${padded(BigInt(amount) % 100n)}`))
        expect(z.decode(Rubles, wire)).toBe(sum)
      }),
    ))

  it('a third decimal is refused, never rounded away [DEC-011]', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 9 }), (units, two, third) => {
        expect(z.safeDecode(Rubles, Number(`${units}.${padded(BigInt(two))}${third}`)).success).toBe(false)
      }),
    ))

  it.each([[NaN], [Infinity], [1e20], ['12.50'], [null], [undefined], [{}]])('%j is no sum [DEC-011]', (wire) =>
    expect(z.safeParse(Rubles, wire).success).toBe(false),
  )

  it('half a kopeck cannot be sent', () => expect(z.safeEncode(Rubles, 0.5).success).toBe(false))
})

describe('percent on the wire', () => {
  it('every hundredth from 0 to 100 percent goes out and comes back [DEC-012]', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths++) {
      const wire = z.encode(Percent, hundredths)
      expect({ wire, decode: z.decode(Percent, wire) }).toEqual({
        wire: Number(`${Math.floor(hundredths / 100)}.${padded(BigInt(hundredths % 100))}`),
        decode: hundredths,
      })
    }
  })

  it.each([[-0.01], [100.01], [1.005], [NaN], ['5'], [null]])('%j is no percent [DEC-012]', (wire) =>
    expect(z.safeParse(Percent, wire).success).toBe(false),
  )
})

describe('money on the screen', () => {
  it('has two decimals behind a comma and no-break spaces, without loss, as Intl writes the exact decimal [CONST-007]', () => {
    const intl = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(kopecks, (amount) => {
        const [rubles, rest] = [BigInt(amount) / 100n, BigInt(amount) % 100n]
        expect(formatMoney(amount)).toBe(`${grouped(rubles)},${padded(rest)}\u00a0₽`)
        // Intl takes a decimal as text and then never sees a binary fraction; the library types do not know it yet
        expect(formatMoney(amount)).toBe(intl.format(`${rubles}.${padded(rest)}` as unknown as number))
      }),
    )
  })

  it('of the saved-carts list has one decimal, rounded half up [DEC-016] [CONST-007]', () =>
    fc.assert(
      fc.property(kopecks, (amount) => {
        const tenths = (BigInt(amount) + 5n) / 10n
        expect(formatMoneyRough(amount)).toBe(`${grouped(tenths / 10n)},${tenths % 10n}\u00a0₽`)
      }),
    ))

  it('is drawn in two halves that are the whole [CONST-007]', () =>
    fc.assert(
      fc.property(kopecks, (amount) => {
        expect(moneyParts(amount)).toEqual({ rubles: grouped(BigInt(amount) / 100n), kopecks: `,${padded(BigInt(amount) % 100n)}\u00a0₽` })
      }),
    ))

  it.each([
    [0, '0,00\u00a0₽', '0,0\u00a0₽'],
    [5, '0,05\u00a0₽', '0,1\u00a0₽'],
    [123_456, '1\u00a0234,56\u00a0₽', '1\u00a0234,6\u00a0₽'],
    [99_999_995, '999\u00a0999,95\u00a0₽', '1\u00a0000\u00a0000,0\u00a0₽'],
    [-150, '-1,50\u00a0₽', '-1,5\u00a0₽'],
  ])('%d kopecks', (amount, exact, rough) =>
    expect({ formatMoney: formatMoney(amount), formatMoneyRough: formatMoneyRough(amount) }).toEqual({
      formatMoney: exact,
      formatMoneyRough: rough,
    }),
  )
})

describe('percent on the screen', () => {
  it('has no more decimals than it needs', () =>
    fc.assert(
      fc.property(fc.nat(10_000), (hundredths) => {
        const rest = padded(BigInt(hundredths % 100)).replace(/0+$/, '')
        expect(formatPercent(hundredths)).toBe(`${grouped(BigInt(Math.floor(hundredths / 100)))}${rest && `,${rest}`}\u00a0%`)
      }),
    ))
})
