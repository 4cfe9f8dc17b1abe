import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInDictionary, misspelt, OWN_WORDS, wordsOf } from './dictionary'

/** Where Russian texts of the product stand. */
const TOPS = ['src', 'machines', 'model', 'fake-server', 'atlas', 'inspector', 'server']
/** Files of parts of words, slang that people search by, keys of a keyboard, code of 1C: no texts to be read. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  'atlas/search/query-words.ts',
  'fake-server/catalogue/about/product-facts.ts',
  'fake-server/catalogue/generate/codes.ts',
  'fake-server/catalogue/search/spelling.ts',
  'fake-server/catalogue/search/spoken.ts',
  'fake-server/catalogue/search/trade-words.ts',
  'fake-server/pictures/drawing/filters.ts',
  'fake-server/pictures/glyphs.ts',
  'fake-server/seed/news/headlines.ts',
  'model/cart/find-lines.ts',
  'model/entry/table/head.ts',
  'model/price-list/by-link/commerce-ml.ts',
  'model/text/article.ts',
  'model/text/sound.ts',
  'model/text/tied.ts',
  'model/text/typed/article-words.ts',
  'model/text/typed/units.ts',
  'model/vehicle/details/group-search.ts',
  'model/vehicle/vin/vin-text.ts',
  'src/pages/api-docs/examples/example-code.ts',
])

const files = TOPS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|json)$/.test(name))
    .map((name) => join(top, name)),
)
const texts = [...files, 'index.html', 'inspector.html'].filter((file) => !NO_TEXTS.has(file))

describe('Russian texts', () => {
  it('are spelled as the dictionary or the own list of words says; add a term of the trade to tests/spelling/words.txt', () =>
    expect(texts.flatMap((file) => misspelt(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual([]))

  it.each([
    ["const text = 'Оформить заказз'", ['заказз']],
    ['<p>Добавте товар в&nbsp;корзину</p>', ['Добавте']],
    [String.raw`{ "text": "Цены\u00a0без скидкок" }`, ['скидкок']],
    ['Пуско-заредное устройство', ['Пуско-заредное']],
    ['УПД, 5W-30, г. Казань, приём-передача', []],
  ])('would see what is wrong in %s', (text, words) => expect(misspelt(text)).toEqual(words))

  it('are left out only where files are', () => expect([...NO_TEXTS].filter((file) => !files.includes(file))).toEqual([]))
})

describe('the own words', () => {
  it('are sorted, each once, and none is in the dictionary', () => {
    expect(OWN_WORDS).toEqual([...new Set(OWN_WORDS)].sort((one, other) => one.localeCompare(other, 'ru')))
    expect(OWN_WORDS.filter(isInDictionary)).toEqual([])
  })

  it('are all met in a text', () => {
    const met = new Set(
      texts.flatMap((file) =>
        wordsOf(readFileSync(file, 'utf8')).flatMap((word) => [
          word,
          word.toLowerCase(),
          ...word.split(/[-\u2011]/),
          ...word.toLowerCase().split(/[-\u2011]/),
        ]),
      ),
    )
    expect(OWN_WORDS.filter((word) => !met.has(word))).toEqual([])
  })
})
