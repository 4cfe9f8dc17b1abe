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
  const letters = /[А-Я]/.test(brand.article) ? CYRILLIC : LATIN
  // '4–60' counts as 4
  const three = (value: RawValue | undefined) => String(Math.round(parseFloat(String(value ?? 0)) || 0)).padStart(3, '0')
  const volume = pack ? (pack[0] < 1 ? pack[0] * 1000 : pack[0]) : 0
  const many = (count: number, make: () => string) => Array.from({ length: count }, make).join('')
  return brand.article.replace(/\{([a-zA-Z]+?)(\d*)\}/g, (_, name: string, digits: string) => {
    if (name === 'd') return many(Number(digits), () => String(random.int(0, 9)))
    if (name === 'L') return many(Number(digits), () => letters.charAt(random.int(0, letters.length - 1)))
    if (name === 'T') return FILTER_LETTERS[kind] ?? 'X'
    if (name === 'vol') return three(volume)
    return digits ? three(raw[name]) : String(raw[name] ?? random.int(1, 99))
  })
}

/** @returns the check digit of an EAN-13 by its first twelve digits */
export function ean13Check(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce((all, digit, at) => all + digit * (at % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** @returns a barcode of the restricted range: '2', the brand's place (3 digits), the product's (8 digits), the check digit */
export function newBarcode(brandIndex: number, productId: number): string {
  const twelve = `2${String(brandIndex).padStart(3, '0')}${String(productId).padStart(8, '0')}`
  return `${twelve}${ean13Check(twelve)}`
}
