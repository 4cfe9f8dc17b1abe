import { keyValueIds } from '../../../../fake-server/catalogue/key-values'
import { formatNumber } from '../../../../fake-server/catalogue/parameters'
import { formOf } from '../../../../fake-server/catalogue/search/spelling'
import { TRADE_WORDS } from '../../../../fake-server/catalogue/search/trade-words'
import type { Product } from '../../../../model/catalogue/product'
import { articleKey, layoutSwap } from '../../../../model/text/article'
import { withoutArticleWords } from '../../../../model/text/typed/article-words'
import { withUnits } from '../../../../model/text/typed/units'

/** What a plain search looks at. */
export type Searched = Pick<Product, 'id' | 'name' | 'article' | 'barcode' | 'values'> & { brand: { name: string } }

const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('авекмнорстух', (letter, at) => [letter, 'abekmhopctyx'.charAt(at)]),
)
const alike = (word: string): string => (/\d/.test(word) ? Array.from(word, (letter) => LOOK_ALIKES[letter] ?? letter).join('') : word)
const lower = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const pieces = (text: string): string[] =>
  lower(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(alike)
const glue = (text: string): string => alike(lower(text).replace(/[^\p{L}\p{N}]/gu, ''))
const chunks = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** How many letters have to be put in, left out, exchanged, or change places with their neighbour, to make one word of another. */
export function mistakes(one: string, other: string): number {
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, at) => [at])
  for (let column = 0; column <= other.length; column++) rows[0]![column] = column
  for (let at = 1; at <= one.length; at++)
    for (let to = 1; to <= other.length; to++) {
      const [a, b] = [one[at - 1], other[to - 1]]
      let least = Math.min(rows[at - 1]![to]! + 1, rows[at]![to - 1]! + 1, rows[at - 1]![to - 1]! + (a === b ? 0 : 1))
      if (at > 1 && to > 1 && a === other[to - 2] && b === one[at - 2]) least = Math.min(least, rows[at - 2]![to - 2]! + 1)
      rows[at]![to] = least
    }
  return rows[one.length]![other.length]!
}

/** The words that a name can be found by: its own, what stands between spaces as one, and numbers with a short word beside them. */
export function ownWords(product: Pick<Searched, 'name' | 'article' | 'brand'>): string[] {
  const words = known.get(product) ?? wordsOf(product)
  known.set(product, words)
  return words
}
const known = new WeakMap<object, string[]>()

/** What the trade says of a name. */
function saidOf(text: string): string[] {
  const forms = new Set(pieces(text).map(formOf))
  const fits = TRADE_WORDS.filter(
    ({ of, but = '' }) => !forms.has(but) && of.some((words) => pieces(words).every((word) => forms.has(formOf(word)))),
  )
  return [...new Set(fits.flatMap(({ said }) => chunks(said)))]
}

function wordsOf({ name, article, brand }: Pick<Searched, 'name' | 'article' | 'brand'>): string[] {
  const own = `${name.replace(article, ' ')} ${brand.name}`
  return wordsOfChunks([...chunks(own), ...saidOf(own)])
}

function wordsOfChunks(parts: readonly string[]): string[] {
  const joined = parts.slice(1).flatMap((part, at) => {
    const [one, other] = [glue(parts[at]!), glue(part)]
    const isUnit = (text: string) => /^\p{L}{1,4}$/u.test(text)
    return (/^\d+$/.test(one) && isUnit(other)) || (isUnit(one) && /^\d+$/.test(other)) ? [alike(one + other)] : []
  })
  return [...parts.flatMap((part) => [...pieces(part), glue(part)]), ...joined].filter(Boolean)
}

const SHOWN = new Set([...keyValueIds, ...['oem', 'acea', 'api', 'ilsac', 'jaso', 'base', 'din', 'gost', 'spec', 'std', 'polarity']])
const TRADE_NAMES: Readonly<Record<string, string>> = {
  Синтетическое: 'синтетика',
  Полусинтетическое: 'полусинтетика',
  Минеральное: 'минералка',
}
const OTHER_UNITS: Readonly<Record<string, readonly [string, number]>> = {
  л: ['мл', 1000],
  кг: ['г', 1000],
  мл: ['л', 0.001],
  г: ['кг', 0.001],
}

/** The words of the values that a row shows. */
function valueWords(product: Searched): string[] {
  const words = knownValues.get(product) ?? product.values.flatMap(wordsOfValue)
  knownValues.set(product, words)
  return words
}
const knownValues = new WeakMap<object, string[]>()

function wordsOfValue({ parameter: { id, name, unit = '' }, name: text = '', number }: Product['values'][number]): string[] {
  if (!SHOWN.has(id)) return []
  if (number !== undefined) {
    const [other, times] = OTHER_UNITS[unit] ?? ['', 0]
    return [glue(`${formatNumber(number)}${unit}`), ...(other ? [glue(`${formatNumber(number * times)}${other}`)] : [])]
  }
  if (/^[\d,/–]+\s\S{1,4}$/.test(text)) return wordsOfChunks([text.replace(/[^\p{L}\p{N}]/gu, '')])
  return wordsOfChunks([...chunks(text), ...(name.match(/[A-Z]{2,}/g) ?? []), ...chunks(TRADE_NAMES[text] ?? '')])
}
/** One letter and short numbers name no value. */
const isSaying = (word: string): boolean => !/^(?:.|\d\d)$/u.test(word)

const isGuessed = (typed: string, meant: string): boolean =>
  /^\p{L}{4,}$/u.test(typed) && meant.length >= 5 && typed !== meant && mistakes(typed, meant) === 1

const MISSED = 9
type Fit = (product: Searched) => number

/** 0: a product has the word in some form, 1: a word begins so, 2: one letter is wrong. */
function fitOf(word: string, isFree: boolean): Fit {
  const form = formOf(word)
  return (product) => {
    const named = ownWords(product)
    const own = [...named, ...valueWords(product)]
    const compared = isSaying(word) ? own : named
    if (compared.some((it) => it === word || formOf(it) === form)) return 0
    if (compared.some((it) => it.startsWith(word))) return 1
    if (own.some((it) => isGuessed(word, it))) return 2
    if (!isFree) return MISSED
    const begins = (it: string) =>
      [-1, 0, 1].some((more) => it.length > word.length + more && isGuessed(word, it.slice(0, Math.max(0, word.length + more))))
    return own.some((it) => isGuessed(form, formOf(it)) || begins(it)) ? 2 : MISSED
  }
}

/** Whether a part of the article begins so: what stands behind a sign, or where letters and digits meet. */
function codeFits({ article }: Searched, key: string): boolean {
  if (key.length < 3) return false
  const parts = article.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.some((_, at) => {
    const before = parts.slice(0, at).join('')
    return articleKey(article).slice(articleKey(before).length).startsWith(key)
  })
}

const hasAnywhere = ({ article }: Searched, key: string): boolean => key.length >= 3 && articleKey(article).includes(key)

const worst =
  (fits: readonly Fit[]): Fit =>
  (product) =>
    Math.max(...fits.map((fit) => fit(product)))

/** What a chunk of a text asks for: words that all have to be there, or an article. */
type Asked = { words: string[]; key: string; decimal?: string }
type Unit = readonly Asked[]

/** Another way to the same answer: every product is looked at, nothing is indexed. @returns how well each of those found fits, by id */
export function plainSearch(all: readonly Searched[], text: string): Map<number, number> {
  const scanned = all.filter(({ barcode }) => barcode === text.trim())
  if (scanned.length > 0) return new Map(scanned.map(({ id }) => [id, 0]))
  if (pieces(text).length === 0) return new Map()
  const vocabulary = new Set(all.flatMap((product) => [...ownWords(product), ...valueWords(product)]))
  const found = (fit: Fit) => new Map(all.flatMap((product) => (fit(product) === MISSED ? [] : [[product.id, fit(product)] as const])))

  const asked = (chunk: string): Asked => ({
    words: pieces(chunk).length > 1 && vocabulary.has(glue(chunk)) ? [glue(chunk)] : pieces(chunk),
    key: articleKey(chunk),
    ...(/^\d+[.,]\d+$/.test(chunk) && { decimal: glue(chunk) }),
  })
  const fitOfUnit =
    (unit: Unit, pass: string): Fit =>
    (product) =>
      Math.min(
        ...unit.flatMap(({ words, key }) => [
          words.length === 0 ? MISSED : worst(words.map((word) => fitOf(word, pass === 'free')))(product),
          codeFits(product, key) ? 1 : MISSED,
          pass !== 'exact' && hasAnywhere(product, key) ? 2 : MISSED,
        ]),
      )
  const isKnown = (chunk: string) => pieces(chunk).length > 0 && found(fitOfUnit([asked(chunk)], 'exact')).size > 0
  const readingsOf = (typed: readonly string[]) => [
    typed.map((chunk) => [chunk]),
    typed.map((chunk) => {
      const meant = [chunk, layoutSwap(chunk)].filter(isKnown)
      return meant.length > 0 ? meant : [chunk]
    }),
    typed.map((chunk) => [layoutSwap(chunk)]),
  ]
  const only = (unit: Unit | undefined) => {
    const [one, ...others] = unit ?? []
    if (!one || others.length > 0) return null
    return one.words.length === 1 ? one.words[0]! : (one.decimal ?? null)
  }
  const joinedUnits = (units: readonly Unit[]) =>
    units.reduce<Unit[]>((before, next, at) => {
      const [one, other] = [only(before.at(-1)), only(next)]
      const word = one === null || other === null ? '' : alike(one + other)
      const isOne =
        /\d/.test(word) && (vocabulary.has(word) || (at === units.length - 1 && [...vocabulary].some((it) => it.startsWith(word))))
      return isOne ? [...before.slice(0, -1), [{ words: [word], key: articleKey(word) }]] : [...before, next]
    }, [])
  /** Up to five neighbours that begin a part of an article together are one. */
  const withArticles = (units: readonly Unit[]): Unit[] => {
    if (units.length === 0) return []
    for (let length = Math.min(5, units.length); length > 1; length--) {
      const key = units
        .slice(0, length)
        .map(([one]) => one!.key) // empty units are left out before
        .join('')
      if (/\d/.test(key) && all.some((product) => codeFits(product, key)))
        return [[{ words: [], key }], ...withArticles(units.slice(length))]
    }
    return [units[0]!, ...withArticles(units.slice(1))] // not empty, see above
  }
  const texts = [...new Set([withUnits(text), text, withoutArticleWords(withUnits(text))])]
  const byWords = () => {
    const readings = texts.flatMap((one) => readingsOf(chunks(one)))
    for (const pass of ['exact', 'anywhere', 'free'])
      for (const reading of readings) {
        const units = reading.map((meant) => meant.map(asked).filter(({ words }) => words.length > 0)).filter((unit) => unit.length > 0)
        for (const grouped of units.length > 0 ? [joinedUnits(units), units, withArticles(units)] : []) {
          const fits = found(worst(grouped.map((it) => fitOfUnit(it, pass))))
          if (fits.size > 0) return fits
        }
      }
    return new Map<number, number>()
  }
  const ranked = new Map(Array.from(byWords(), ([id, fit]) => [id, 2 + fit]))
  const keys = [text, withoutArticleWords(text)]
    .flatMap((one) => [articleKey(one), articleKey(layoutSwap(one))])
    .filter((key) => key.length >= 3)
  const typed = keys.slice(0, 1)
  const isPart = (key: string) => all.some((product) => codeFits(product, key))
  const isAnywhere = (key: string) => /\d/.test(key) && all.some((product) => hasAnywhere(product, key))
  const isWhole = (key: string) => all.some(({ article }) => articleKey(article) === key)
  const key = typed.find(isPart) ?? keys.find(isWhole) ?? typed.find(isAnywhere) ?? keys.find(isPart) ?? keys.find(isAnywhere)
  for (const product of key === undefined ? [] : all) {
    const own = articleKey(product.article)
    if (!own.includes(key ?? '')) continue
    const level = own === key ? 0 : own.startsWith(key ?? '') ? 1 : codeFits(product, key ?? '') ? 3 : 4
    ranked.set(product.id, Math.min(ranked.get(product.id) ?? MISSED, level))
  }
  return ranked
}
