import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInn, needsKpp, parseInn, parseKpp } from '../../../model/identity/inn'

/** The published tables of the tax service, one for each check digit. */
const N10 = [2n, 4n, 10n, 3n, 5n, 9n, 4n, 6n, 8n]
const N11 = [7n, 2n, 4n, 10n, 3n, 5n, 9n, 4n, 6n, 8n]
const N12 = [3n, 7n, 2n, 4n, 10n, 3n, 5n, 9n, 4n, 6n, 8n]

/** The number followed by its check digit: the weighted sum, less its whole elevens, and of that the last digit. */
function completed(number: string, table: readonly bigint[]): string {
  let sum = 0n
  for (const [at, weight] of table.entries()) sum += weight * BigInt(number.charAt(at))
  return number + String(sum - (sum / 11n) * 11n).slice(-1)
}

const digits = (length: number) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
    .filter((text) => /[^0]/.test(text))

describe('an INN', () => {
  it('of an organisation: of the ten last digits exactly the published one is right [DEC-043]', () =>
    fc.assert(
      fc.property(digits(9), (number) => {
        const right = Array.from('0123456789', (last) => number + last).filter(isInn)
        expect(right).toEqual([completed(number, N10)])
      }),
    ))

  it('of a person: of the hundred last pairs exactly the published one is right [DEC-043]', () =>
    fc.assert(
      fc.property(digits(10), (number) => {
        const right = Array.from({ length: 100 }, (_, last) => number + String(last).padStart(2, '0')).filter(isInn)
        expect(right).toEqual([completed(completed(number, N11), N12)])
      }),
    ))

  it.each(['7707083893', '7736207543', '500100732259'])('%s, a real one, is right [DEC-043]', (inn) =>
    expect({ isInn: isInn(inn), parseInn: parseInn(inn) }).toEqual({ isInn: true, parseInn: { inn } }),
  )

  it('is read without the spaces of a pasted text [DEC-043]', () =>
    fc.assert(
      fc.property(digits(9), fc.array(fc.tuple(fc.nat(9), fc.constantFrom(' ', '\u00a0', '\t', '\n', '\u202f'))), (number, spaces) => {
        const inn = completed(number, N10)
        const pasted = spaces.reduce((text, [at, space]) => text.slice(0, at) + space + text.slice(at), inn)
        expect(parseInn(pasted)).toEqual({ inn })
      }),
    ))

  it.each([
    ['', 'Введите ИНН'],
    [' \u00a0', 'Введите ИНН'],
    ['770708389', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['77070838931', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['5001007322590', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['77O7083893', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['7707-083893', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['٧٧٠٧٠٨٣٨٩٣', 'В ИНН 10 цифр у организации или 12 у предпринимателя'],
    ['7707083894', 'Такого ИНН не бывает: проверьте цифры'],
    ['500100732258', 'Такого ИНН не бывает: проверьте цифры'],
    ['500100732249', 'Такого ИНН не бывает: проверьте цифры'],
    ['0000000000', 'Такого ИНН не бывает: проверьте цифры'],
    ['000000000000', 'Такого ИНН не бывает: проверьте цифры'],
  ])('%j: %s [DEC-043] [VALID-011]', (text, error) => expect(parseInn(text)).toEqual({ error }))

  it('of ten digits has a KPP, of twelve none [DEC-036]', () => expect(['7707083893', '500100732259'].map(needsKpp)).toEqual([true, false]))
})

describe('a KPP', () => {
  it.each([
    ['770701001', { kpp: '770701001' }],
    [' 7707 01 001\u00a0', { kpp: '770701001' }],
    ['7707ab001', { kpp: '7707AB001' }],
    ['', { error: 'Введите КПП' }],
    ['77070100', { error: 'В КПП 9 знаков, например 770701001' }],
    ['7707010011', { error: 'В КПП 9 знаков, например 770701001' }],
    ['7707АВ001', { error: 'В КПП 9 знаков, например 770701001' }],
    ['A70701001', { error: 'В КПП 9 знаков, например 770701001' }],
  ])('%j [DEC-036]', (text, result) => expect(parseKpp(text)).toEqual(result))
})
