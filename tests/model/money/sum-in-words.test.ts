import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumInWords } from '../../../model/money/sum-in-words'
import { pluralForm } from '../../../model/text/plural'

describe('a sum in words', () => {
  it.each([
    [0, 'Ноль рублей 00 копеек'],
    [101, 'Один рубль 01 копейка'],
    [200_200, 'Две тысячи два рубля 00 копеек'],
    [18_841_472, 'Сто восемьдесят восемь тысяч четыреста четырнадцать рублей 72 копейки'],
    [1_100_012_122, 'Одиннадцать миллионов сто двадцать один рубль 22 копейки'],
  ])('%i kopecks are «%s»', (kopecks, words) => expect(sumInWords(kopecks)).toBe(words))

  it('ends with the kopecks in digits, and both nouns agree with their numbers', () =>
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), (kopecks) => {
        const [rubles, left] = [Math.floor(kopecks / 100), kopecks % 100]
        const ruble = pluralForm(rubles, { one: 'рубль', few: 'рубля', many: 'рублей' })
        const kopeck = pluralForm(left, { one: 'копейка', few: 'копейки', many: 'копеек' })
        expect(sumInWords(kopecks)).toMatch(new RegExp(`^[А-Я][а-яё ]+ ${ruble} ${String(left).padStart(2, '0')} ${kopeck}$`))
      }),
    ))
})
