import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atMost, counted, pluralForm } from '../../../model/text/plural'
import { words } from '../../../model/text/words'

/** The Russian rule of CLDR for whole numbers, by arithmetic. */
function ruleOf(count: number): 'one' | 'few' | 'many' {
  const [last, lastTwo] = [count % 10, count % 100]
  if (last === 1 && lastTwo !== 11) return 'one'
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many'
}

/** Thousands by a no-break space, without Intl. */
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
const whole = fc.oneof(fc.nat(130), fc.nat(10_000_000))

describe('word forms', () => {
  it('the form of a whole number follows the rule of Russian [DEC-045]', () =>
    fc.assert(
      fc.property(whole, (count) => {
        expect(pluralForm(count, words.product)).toBe(words.product[ruleOf(count)])
      }),
    ))

  it('a fraction takes «other», which is the genitive singular where a word has no own [DEC-045]', () =>
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 999 }), (units, thousandths) => {
        const count = Number(`${units}.${String(thousandths).padStart(3, '0')}`)
        expect(pluralForm(count, { one: 'a', few: 'b', many: 'c', other: 'd' })).toBe('d')
        expect(pluralForm(count, words.product)).toBe('товара')
      }),
    ))

  it('number and word are joined by a no-break space, thousands too [DEC-045]', () =>
    fc.assert(
      fc.property(whole, (count) => {
        expect(counted(count, words.line)).toBe(`${grouped(count)}\u00a0${words.line[ruleOf(count)]}`)
      }),
    ))

  it.each([
    [1, '1\u00a0товар'],
    [2, '2\u00a0товара'],
    [5, '5\u00a0товаров'],
    [11, '11\u00a0товаров'],
    [21, '21\u00a0товар'],
    [112, '112\u00a0товаров'],
    [1234, '1\u00a0234\u00a0товара'],
    [1.5, '1,5\u00a0товара'],
    [0, '0\u00a0товаров'],
  ])('%d is «%s»', (count, text) => expect(counted(count, words.product)).toBe(text))

  it('every word has three Russian forms', () => {
    for (const forms of Object.values(words)) expect(Object.values(forms).join(' ')).toMatch(/^[а-яё]+ [а-яё]+ [а-яё]+$/)
  })
})

describe('«не более»', () => {
  it('takes «варианта» after 1, 21, 31… and «вариантов» after all others [DEC-045] [CONST-016]', () =>
    fc.assert(
      fc.property(whole, (count) => {
        const word = /(?:^|[^1])1$/.test(String(count)) ? 'варианта' : 'вариантов'
        expect(atMost(count)).toBe(`не более ${grouped(count)}\u00a0${word}`)
      }),
    ))

  it('takes the genitive of any noun', () =>
    expect([atMost(1, words.attempt), atMost(3, words.attempt), atMost(1.5, words.hour)]).toEqual([
      'не более 1\u00a0попытки',
      'не более 3\u00a0попыток',
      'не более 1,5\u00a0часа',
    ]))
})
