import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecimal, parseQuantity } from '../../../model/text/number-input'

const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009')
const around = fc.constantFrom('', ' ', '\t', '\u00a0 ')
/** Thousands apart by the given space, by hand. */
const grouped = (digits: string, by: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, by)
const messy = fc.string({
  unit: fc.constantFrom('0', '1', '7', '000', ' ', '\u00a0', ',', '.', '-', '+', 'e', 'x', '١', '，'),
  maxLength: 12,
})

describe('a decimal typed by a person', () => {
  it('is read the same with spaces between thousands or none, comma or point [DEC-046]', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(99), space, fc.constantFrom(',', '.'), around, (units, hundredths, by, point, edge) => {
        const fraction = String(hundredths).padStart(2, '0')
        const value = (units * 100 + hundredths) / 100
        expect(parseDecimal(`${edge}${units}${point}${fraction}${edge}`)).toBe(value)
        expect(parseDecimal(`${edge}${grouped(String(units), by)}${point}${fraction}${edge}`)).toBe(value)
        expect(parseDecimal(`-${grouped(String(units), by)}${point}${fraction}`)).toBe(value === 0 ? 0 : -value)
      }),
    ))

  it('is read back from what the ru locale shows [DEC-046]', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
        const value = hundredths / 100
        expect(parseDecimal(new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }).format(value))).toBe(value === 0 ? 0 : value)
      }),
    ))

  it.each([
    [',5', 0.5],
    ['5,', 5],
    ['1,000', 1],
    ['1 234 567,8', 1234567.8],
    ['\u22122', -2],
  ])('%j is %d', (text, value) => expect(parseDecimal(text)).toBe(value))

  it.each([
    '',
    ' ',
    ',',
    '-',
    '1 2',
    '12 34',
    '1234 567',
    '1  234',
    '1,2,3',
    '1 234,5 6',
    '1e5',
    '0x10',
    '+5',
    '--5',
    '- 5',
    'пять',
    '١٢',
    '9'.repeat(400),
    'Infinity',
    'NaN',
  ])('refuses %j [DEC-046]', (text) => expect(parseDecimal(text)).toBe(null))
})

describe('a quantity typed by a person', () => {
  it('is any whole number from 0 to 999 999, with or without spaces between thousands [DEC-046]', () =>
    fc.assert(
      fc.property(fc.nat(999_999), space, around, (quantity, by, edge) => {
        expect(parseQuantity(`${edge}${quantity}${edge}`)).toEqual({ ok: true, value: quantity })
        expect(parseQuantity(`${edge}${grouped(String(quantity), by)}${edge}`)).toEqual({ ok: true, value: quantity })
      }),
    ))

  it('over 999 999 is refused, however long', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000_000n, max: 10n ** 60n }), (quantity) => {
        expect(parseQuantity(String(quantity))).toEqual({ ok: false, reason: 'Не\u00a0больше 999\u00a0999\u00a0шт.' })
      }),
    ))

  const cases: readonly (readonly [string, string])[] = [
    ['', 'Введите количество'],
    [' \u00a0\t', 'Введите количество'],
    ['пять', 'Введите количество цифрами, например 12'],
    ['1e3', 'Введите количество цифрами, например 12'],
    ['5 шт', 'Введите количество цифрами, например 12'],
    ['<b>5</b>', 'Введите количество цифрами, например 12'],
    ['1,234,567', 'Введите количество цифрами, например 12'],
    ['-1', 'Количество не бывает отрицательным: введите 0 или больше'],
    ['\u22121,5', 'Количество не бывает отрицательным: введите 0 или больше'],
    ['1,5', 'Количество бывает только целым: введите число без запятой и точки'],
    ['1.0', 'Количество бывает только целым: введите число без запятой и точки'],
    ['1 234,00', 'Количество бывает только целым: введите число без запятой и точки'],
    ['1000000', 'Не\u00a0больше 999\u00a0999\u00a0шт.'],
    ['1 000 000', 'Не\u00a0больше 999\u00a0999\u00a0шт.'],
    ['12 34', 'Проверьте пробелы в числе: они стоят только между тысячами, например 1\u00a0234'],
  ]
  it.each(cases)('%j is refused in words: %s [DEC-046]', (text, reason) => expect(parseQuantity(text)).toEqual({ ok: false, reason }))

  it('is never read out of anything but its digits', () =>
    fc.assert(
      fc.property(fc.oneof(messy, fc.string({ unit: 'binary' })), (text) => {
        const result = parseQuantity(text)
        if (!result.ok) {
          expect(result.reason).toMatch(/^[А-Я]/)
          return
        }
        expect(text).toMatch(/^[\d\s]+$/)
        expect(BigInt(result.value)).toBe(BigInt(text.replace(/\s/g, '')))
      }),
    ))
})
