import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from '../../../model/identity/phone'

const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 11, maxLength: 15 })
const filler = fc.constantFrom('', '', ' ', '\u00a0', '\u202f', '(', ')', '-', '–', '\u2011')
/** The digits with what people put between them. */
const written = digits.chain((plain) =>
  fc
    .tuple(...Array.from(plain, (digit) => fc.tuple(filler, fc.constant(digit))))
    .map((pieces) => ({ plain, text: pieces.flat().join('') })),
)
const hostile = fc.string({
  unit: fc.constantFrom('8', '9', '00000000', '+', '(', ')', '-', ' ', '\u00a0', 'a', '.', '٣', '８', ';', '\t'),
  maxLength: 16,
})

/** The rule read sign by sign. */
function expected(text: string): string | null {
  let read = ''
  for (const sign of text.trim()) {
    if (sign === '+' && read === '') read = '+'
    else if ('0123456789'.includes(sign)) read += sign
    else if (!' \u00a0\u202f()-–\u2011'.includes(sign)) return null
  }
  const count = read.replace('+', '').length
  if (count < 11 || count > 15) return null
  if (read.startsWith('+')) return read.slice(1)
  return read.startsWith('8') ? `7${read.slice(1)}` : read
}

describe('a phone', () => {
  it('a leading 8 becomes 7, any other digit stays [VALID-002] [DEC-042]', () =>
    fc.assert(
      fc.property(written, ({ plain, text }) => {
        expect(parsePhone(text)).toBe(plain.startsWith('8') ? `7${plain.slice(1)}` : plain)
      }),
    ))

  it('after + nothing is replaced [DEC-042]', () =>
    fc.assert(
      fc.property(written, ({ plain, text }) => {
        expect(parsePhone(`+${text}`)).toBe(plain)
        expect(parsePhone(`\t +8${text.slice(text.search(/\d/) + 1)} `)).toBe(`8${plain.slice(1)}`)
      }),
    ))

  it('has 11 to 15 digits [VALID-002] [CONST-009] [DEC-042]', () =>
    fc.assert(
      fc.property(fc.nat(40), fc.constantFrom('', '+'), (length, sign) => {
        expect(parsePhone(sign + '9'.repeat(length))).toBe(length >= 11 && length <= 15 ? '9'.repeat(length) : null)
      }),
    ))

  it('is nothing else: letters, other signs, digits of other scripts, a second + [VALID-002] [DEC-042]', () =>
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        fc.pre(!/[\p{Zs}\p{Pd}\u2212]/u.test(text.replace(/[ \u00a0\u202f–\u2011-]/g, '')) && (text.match(/\+/g)?.length ?? 0) < 2)
        expect(parsePhone(text)).toBe(expected(text))
      }),
      { numRuns: 500 },
    ))

  it.each([
    ['8 (900) 000-12-34', '79000001234'],
    ['+7 900 000 12 34', '79000001234'],
    ['9000001234', null],
    ['++79000001234', null],
    ['+7+9000001234', null],
    ['7+9000001234', null],
    ['79000001234+', null],
    ['7900000123a', null],
    ['7.900.000.12.34', null],
    ['７９０００００１２３４', null],
    ['', null],
    ['+', null],
  ])('%j is read as %s [DEC-042]', (text, phone) => expect(parsePhone(text)).toBe(phone))
})

describe('a shown phone', () => {
  it('is read back as it was', () =>
    fc.assert(
      fc.property(digits, (phone) => {
        expect(parsePhone(formatPhone(phone))).toBe(phone)
      }),
    ))

  it.each([
    ['79000001234', '+7\u00a0(900)\u00a0000-12-34'],
    ['375291234567', '+375291234567'],
    ['112', '112'],
    ['', ''],
  ])('%s is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})
