import { describe, expect, it } from 'vitest'
import { compactValuesOf } from '../../../../fake-server/catalogue/catalogue-product'
import { generateProducts } from '../../../../fake-server/catalogue/generate/generate-products'
import { articleKey } from '../../../../model/text/article'
import { smallShop } from '../small-shop'

const GOODS = generateProducts({ count: 12_000, seed: 'trade' })
const LISTED = GOODS.filter(({ pictured }) => pictured)
const { search, idsOf, catalogue } = smallShop(GOODS)
const byArticle = (article: string) => GOODS.find((product) => product.article === article)!.id // the drawn goods are in every shop

describe('A text that is copied', () => {
  it.each([
    'AL-4071-004,',
    '(AL-4071-004)',
    '№AL-4071-004',
    '№ AL-4071-004',
    'арт. AL-4071-004',
    'Артикул: AL-4071-004',
    'AL-4071-004 4 шт',
    'арт. AL-4071-004, 4 шт.',
    'AL_4071_004',
    '«AL-4071-004»',
    'арктелуб al 4071 004',
  ])('finds by «%s» the article in it alone [DEC-083]', (text) => expect(idsOf(text)).toEqual([byArticle('AL-4071-004')]))

  it('names the article exactly, whatever stands around it', () => {
    for (const text of ['арт. AL-4071-004', '(AL_4071_004)', '№AL-4071-004'])
      expect(search.named(text).map((row) => catalogue.listed[row]?.id)).toEqual([byArticle('AL-4071-004')])
  })
})

describe('A mistyped word', () => {
  it.each([
    ['фильтр масленый', 'фильтр масляный'],
    ['ФИЛЬТР  масленый', 'ФИЛЬТР масляный'],
    ['фильтр масляный', undefined],
    ['масляные фильтры', undefined],
    ['фильтр масл', undefined],
    ['AL-4071-004', undefined],
    ['vfckj', undefined], // another keyboard layout
    ['масло щщщщщщ', undefined],
  ])('is named as it was read: «%s» → %s', (text, corrected) => expect(search.find(text).corrected).toBe(corrected))

  it('finds nothing that the word it was read as does not find', () => {
    const read = new Set(idsOf('фильтр масляный'))
    expect(idsOf('фильтр масленый').filter((id) => !read.has(id))).toEqual([])
  })
})

describe('A part of an article', () => {
  it('of three signs or more finds it from anywhere [DEC-083]', () => {
    for (const { id, article } of LISTED.slice(0, 300)) {
      const key = articleKey(article)
      for (let from = 0; from + 3 <= key.length; from++) {
        const part = key.slice(from, from + 4)
        if (/\d/.test(part)) expect(idsOf(part), `${part} of ${article}`).toContain(id)
      }
    }
  })

  it('finds an article in Russian letters that was typed in Latin ones by their sound [DEC-083]', () => {
    const russian = LISTED.filter(({ article }) => /^СГ/.test(article))
    expect(russian.length).toBeGreaterThan(5)
    for (const { id, article } of russian) {
      const text = Array.from(article, (sign) => LATIN[sign] ?? sign).join('')
      expect(idsOf(text), text).toContain(id)
    }
  })
})
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('АБВГДЕИКЛМНПРСТУ', (letter, at) => [letter, 'ABVGDEIKLMNPRSTU'.charAt(at)]),
)

describe('What a row shows', () => {
  const having = (id: string, value: string | number) =>
    LISTED.filter((product) => compactValuesOf(product).some(([of, own]) => of === id && own === value)).map((product) => product.id)
  it.each([
    ['ACEA C3', 'acea', 'C3'],
    ['SAE 5W-30', 'sae', '5W-30'],
    ['сае 5w30', 'sae', '5W-30'],
    ['API SP', 'api', 'API SP'],
    ['дот 4', 'dot', 'DOT 4'],
    ['DOT4', 'dot', 'DOT 4'],
    ['синтетика', 'base', 'Синтетическое'],
    ['полусинтетика', 'base', 'Полусинтетическое'],
    ['MB 229.51', 'oem', 'MB 229.51'],
    ['4l', 'vol', 4],
    ['4 литра', 'vol', 4],
    ['0,5 литра', 'vol', 0.5],
    ['500 ml', 'vol', 0.5],
    ['60 ah', 'ah', 60],
    ['60 ампер-часов', 'ah', 60],
  ])('finds by «%s» all goods that have it [DEC-083]', (text, id, value) => {
    const expected = having(id, value)
    expect(expected.length).toBeGreaterThan(3)
    const found = new Set(idsOf(text))
    expect(expected.filter((one) => !found.has(one))).toEqual([])
    expect(found.size).toBeLessThan(LISTED.length / 2)
  })

  it('narrows what other words find', () => {
    for (const text of ['масло 4 литра', 'масло 4l', 'масло 4 л']) {
      expect(idsOf(text), text).toEqual(idsOf('масло 4л'))
      expect(idsOf(text).length).toBeGreaterThan(10)
    }
  })
})

describe('What some words of a text name', () => {
  const named = (text: string) => search.values(text).map(({ parameterId, value }) => `${parameterId}=${value}`)
  it.each([
    ['масло ACEA C3 для луны', 'acea=C3'],
    ['sae 5w30 нет такого', 'sae=5W-30'],
    ['масло марсианское 4 литра', 'vol=4'],
    ['дёготь MB 229.51', 'oem=MB 229.51'],
  ])('of «%s» the values of filters [DEC-083]', (text, value) => expect(named(text)).toContain(value))
  it('is no value where no word names one', () => expect(named('совсем ничего 5')).toEqual([]))
})
