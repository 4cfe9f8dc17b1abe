import type { Brand, Pack, RawValue } from '../facts'
import { createRandom, mix, type Random } from '../random'
import { articleKey } from '../../../model/text/article'

const LATIN = 'ABCDEFGHKLMNPRSTUVWX'
const CYRILLIC = 'АБВГДЕИКЛМНПРСТУ'
const FILTER_LETTERS: Readonly<Record<string, string>> = {
  filter_oil: 'O',
  filter_oil_el: 'E',
  filter_air: 'A',
  filter_air_round: 'A',
  filter_cabin: 'K',
  filter_fuel: 'F',
  filter_fuel_d: 'F',
  filter_sep: 'S',
  filter_atf: 'T',
  filter_hyd: 'H',
  filter_dryer: 'D',
  filter_urea: 'U',
}

/** What the pattern of a brand's article is filled from. */
export type ArticleParts = {
  brand: Brand
  kind: string
  raw: Readonly<Record<string, RawValue>>
  pack: Pack | null
  /** Packages of one family share the digits where the pattern names the package. */
  family: number
  index: number
}

/**
 * An article by the pattern of its brand that nothing in the catalogue has yet, compared as people type it (DEC-057).
 * @param used keys of the articles given so far; the new one is added
 */
export function newArticle(seed: number, parts: ArticleParts, used: Set<string>): string {
  const byFamily = parts.brand.article.includes('{vol3}')
  for (let attempt = 0; ; attempt++) {
    const random = createRandom(mix(seed, byFamily ? parts.family : parts.index, attempt))
    const suffix = attempt < 40 ? '' : `-${attempt - 38}`
    const article = fill(parts, random) + suffix
    const key = articleKey(article)
    if (used.has(key)) continue
    used.add(key)
    return article
  }
}

function fill({ brand, kind, raw, pack }: ArticleParts, random: Random): string {
  const { parts, letters } = patternOf(brand.article)
  let filled = ''
  for (const part of parts) {
    if (typeof part === 'string') filled += part
    else if (part.name === 'd') for (let at = 0; at < part.digits; at++) filled += random.int(0, 9)
    else if (part.name === 'L') for (let at = 0; at < part.digits; at++) filled += letters.charAt(random.int(0, letters.length - 1))
    else if (part.name === 'T') filled += FILTER_LETTERS[kind] ?? 'X'
    else if (part.name === 'vol') filled += three(pack ? (pack[0] < 1 ? pack[0] * 1000 : pack[0]) : 0)
    else filled += part.digits ? three(raw[part.name]) : String(raw[part.name] ?? random.int(1, 99))
  }
  return filled
}

/** '4–60' counts as 4. */
const three = (value: RawValue | undefined): string => String(Math.round(parseFloat(String(value ?? 0)) || 0)).padStart(3, '0')

/** A pattern of articles taken apart: text as it stands, and what is put in; `digits` 0 where none are named. */
type Pattern = { parts: readonly (string | { name: string; digits: number })[]; letters: string }

/** Each brand's pattern is read once, not once for every product. */
const patterns = new Map<string, Pattern>()
function patternOf(article: string): Pattern {
  const known = patterns.get(article)
  if (known) return known
  const parts = article.split(/(\{[a-zA-Z]+?\d*\})/).flatMap((part) => {
    const [, name, digits] = /^\{([a-zA-Z]+?)(\d*)\}$/.exec(part) ?? []
    return name === undefined ? part || [] : { name, digits: Number(digits) }
  })
  const pattern = { parts, letters: /[А-Я]/.test(article) ? CYRILLIC : LATIN }
  patterns.set(article, pattern)
  return pattern
}

/** @returns the check digit of an EAN-13 by its first twelve digits */
export function ean13Check(twelve: string): number {
  let sum = 0
  for (let at = 0; at < 12; at++) sum += (twelve.charCodeAt(at) - 48) * (at % 2 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/** @returns a barcode of the restricted range: '2', the brand's place (3 digits), the product's (8 digits), the check digit */
export function newBarcode(brandIndex: number, productId: number): string {
  const twelve = `2${String(brandIndex).padStart(3, '0')}${String(productId).padStart(8, '0')}`
  return `${twelve}${ean13Check(twelve)}`
}
