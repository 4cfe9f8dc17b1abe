import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareQuantity, isScanned, nextPace, NO_PACE, readingsOf } from '../../../model/entry/entry-text'
import { runs } from '../../support/runs'

const only = (article: string) => ({ article, quantity: null })

describe('a line typed or pasted as one', () => {
  it.each([
    ['AL-4071-004', [only('AL-4071-004')]],
    ['AL-4071-004 12', [only('AL-4071-004 12'), { article: 'AL-4071-004', quantity: 12 }]],
    ['  AL-4071-004   12 шт. ', [only('AL-4071-004 12 шт.'), { article: 'AL-4071-004', quantity: 12 }]],
    ['AL-4071-004 x 12', [only('AL-4071-004 x 12'), { article: 'AL-4071-004', quantity: 12 }]],
    ['PVO 418-20', [only('PVO 418-20')]],
    ['PVO 418-20 6', [only('PVO 418-20 6'), { article: 'PVO 418-20', quantity: 6 }]],
    ['AL-4071-004\t12', [{ article: 'AL-4071-004', quantity: 12 }]],
    ['AL-4071-004*12', [{ article: 'AL-4071-004', quantity: 12 }]],
    ['PVO 418-20 × 6', [{ article: 'PVO 418-20', quantity: 6 }]],
    ['AL-4071-004*0', [{ article: 'AL-4071-004', quantity: 0 }]],
    ['G 052 000', [only('G 052 000'), { article: 'G 052', quantity: 0 }]],
    ['фильтр 12', [only('фильтр 12')]],
    ['   ', []],
  ])('«%s» is read so', (text, expected) => expect(readingsOf(text)).toEqual(expected))

  it('whatever article stands before a mark is read with the quantity behind it', () => {
    const article = fc.stringMatching(/^[A-ZА-Я0-9][A-ZА-Я0-9 ./-]{0,14}[A-ZА-Я0-9]$/u)
    fc.assert(
      fc.property(article, fc.constantFrom('\t', '*', ' * ', '×', ' ×  '), fc.integer({ min: 1, max: 999_999 }), (name, mark, quantity) => {
        expect(readingsOf(`${name}${mark}${quantity}`)).toEqual([{ article: name, quantity }])
      }),
      runs(200),
    )
  })

  it.each([
    ['12', 12],
    [' 9999 ', 9999],
    ['0', null],
    ['10000', null],
    ['1 000', 1000],
    ['12\u00a0500', 12_500],
    ['12 34', null],
    ['1 000 000', null],
    ['1a', null],
    ['', null],
  ])('«%s» alone is the quantity %s', (text, expected) => expect(bareQuantity(text)).toBe(expected))
})

describe('a scanner', () => {
  /** Types a text with a pause before each key, and Enter; @returns whether it counts as scanned. */
  function typed(text: string, pause: number): boolean {
    let [now, before, pace] = [1000, '', NO_PACE]
    for (let end = 1; end <= text.length; end++) {
      now += pause
      pace = nextPace(pace, before, text.slice(0, end), now)
      before = text.slice(0, end)
    }
    return isScanned(pace, text, now + pause)
  }
  it.each([
    [5, true],
    [25, true],
    [60, false],
    [150, false],
  ])('is known by a key every %s ms: %s', (pause, expected) => expect(typed('2016000000191', pause)).toBe(expected))
  it('is not seen in a pasted text, in an edited one or in a few characters', () => {
    expect(isScanned(nextPace(NO_PACE, '', 'GK4012.05', 1000), 'GK4012.05', 1001)).toBe(false)
    const edited = nextPace(nextPace(nextPace(NO_PACE, '', 'A', 1000), 'A', 'AB', 1001), 'AB', 'A', 1002)
    expect(edited).toEqual({ at: 1002, keys: 1 })
    expect(typed('ABC', 1)).toBe(false)
  })
})
