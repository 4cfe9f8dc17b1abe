import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeKey, readCode, splitCodes } from '../../../model/labelling/codes'
import { layoutSwap } from '../../../model/text/article'

const GTIN = '04600000000015'
const SERIAL = 'aB3dE5gH7jK9m'
const GS = '\u001d'
const KEY = `01${GTIN}21${SERIAL}`
const PROOF_92 = 'dGVzdC1zaWduYXR1cmUtb2YtZm9ydHktZm91ci1jaGFy'
const WHOLE = `${KEY}${GS}91EE06${GS}92${PROOF_92}`
const read = (text: string) => {
  const code = readCode(text)
  return code.problem === null ? { key: codeKey(code), isProven: code.isProven, mendings: code.mendings } : code.problem
}
const found = (mendings: readonly string[] = [], isProven = true) => ({ key: KEY, isProven, mendings })

describe('a code of labelling', () => {
  it.each([
    ['as a scanner sends it', WHOLE, found()],
    ['with the sign of its kind and a separator before it', `]d2${GS}${WHOLE}`, found()],
    ['without the part that proves it', KEY, found([], false)],
    ['with a short proof', `${KEY}${GS}93abCD`, found()],
    ['with blanks and a line end around it', `  ${WHOLE}\r\n`, found()],
    ['as people read it', `(01)${GTIN}(21)${SERIAL}(91)EE06(92)${PROOF_92}`, found()],
  ])('is read %s', (_, text, expected) => expect(read(text)).toEqual(expected))

  it.each(['\u241d', '<GS>', '~', ' ', '\\x1d', '\\u001d', '|', '^]', '{GS}'])(
    'is read where the separator became %s, which is said [DEC-076]',
    (sign) => expect(read(WHOLE.replaceAll(GS, sign))).toEqual(found(['separator_replaced'])),
  )

  it('is read with lost separators, which is said [DEC-076]', () =>
    expect([read(WHOLE.replaceAll(GS, '')), read(WHOLE.replace(GS, '')), read(`${KEY}93abCD`)]).toEqual([
      found(['separator_lost']),
      found(['separator_lost']),
      found(['separator_lost']),
    ]))

  it('is read with doubled separators, which is said [DEC-076]', () =>
    expect([read(WHOLE.replaceAll(GS, GS + GS)), read(WHOLE.replaceAll(GS, '~~'))]).toEqual([
      found(['separator_doubled']),
      found(['separator_replaced', 'separator_doubled']),
    ]))

  it('typed in a Cyrillic layout is turned back, capital and small letters apart, which is said [DEC-076]', () =>
    expect([read(layoutSwap(WHOLE)), read(layoutSwap(KEY))]).toEqual([found(['layout']), found(['layout'], false)]))

  it.each([
    ['a barcode', '4600000000015', 'barcode'],
    ['the code of a package', '00146000000000000015', 'package'],
    ['a number with a wrong check digit', KEY.replace(GTIN, '04600000000016'), 'check_digit'],
    ['a code that was cut', `01${GTIN}21`, 'cut'],
    ['a serial number of too many characters', `${KEY}${'x'.repeat(30)}`, 'cut'],
    ['other words', 'привет', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('is not %s', (_, text, problem) => expect(read(text)).toBe(problem))

  it('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void [readCode(text), splitCodes(text)]))
    fc.assert(fc.property(fc.string(), (tail) => void readCode(`01${GTIN}21${tail}`)))
  })

  it('keeps its serial number, whatever the letters, in either layout and with any separator', () => {
    const letter = fc.constantFrom(...Array.from('ABCXYZabcxyz0189'))
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 13, maxLength: 13 }),
        fc.constantFrom(GS, '', '~', ' ', '<GS>'),
        fc.boolean(),
        (letters, sign, isSwapped) => {
          const serial = letters.join('')
          const code = `01${GTIN}21${serial}${sign}91EE06${sign}92${PROOF_92}`
          const got = readCode(isSwapped ? layoutSwap(code) : code)
          expect(got).toMatchObject({ problem: null, gtin: GTIN, serial })
        },
      ),
    )
  })
})

describe('a text of codes', () => {
  it('has one a line; spaces and tabs between codes part them, within a code they do not', () =>
    expect(splitCodes(`${KEY}\r\n\n${KEY} 91EE06\t${KEY} ${KEY}\n`)).toEqual([KEY, `${KEY} 91EE06`, KEY, KEY]))
})
