import type { Steps } from '../../steps'
import { articleKey } from '../../../model/text/article'
import type { CatalogueProduct } from '../catalogue-product'

/** Articles and barcodes of the listed products. */
export type Codes = {
  /** Rows whose article is this key (see `articleKey`). */
  whole: (key: string) => number[]
  /** Rows whose article begins with this key. */
  beginning: (key: string) => number[]
  /** Rows of whose article a part begins so: what stands behind a sign, or where letters and digits meet. */
  inside: (key: string) => number[]
  /** Rows whose article has this key anywhere. */
  anywhere: (key: string) => number[]
  /** Rows of a barcode. */
  scanned: (barcode: string) => number[]
}

/** Signs of a key that its code holds; what comes behind them is compared with the article itself. */
const SIGNS = 6
const BASE = 64
const CODES = BASE ** SIGNS
const STEP = 256

/** Reads the articles and barcodes. @param listed products in the order of their rows */
export function* readingCodes(listed: readonly CatalogueProduct[]): Steps<Codes> {
  const room = 2 ** Math.ceil(Math.log2(listed.length + 1))
  const [beginnings, parts, barcodes]: [number[], number[], number[]] = [[], [], []]
  for (let row = 0; row < listed.length; row++) {
    const { article = '', barcode = '' } = listed[row] ?? {}
    eachCode(article, (code, part) => (part === 0 ? beginnings : parts).push(code * room + row))
    barcodes.push((Number(barcode) % CODES) * room + row)
    if (row % STEP === 0) yield
  }
  const keys = yield* joinedKeys(listed)
  const sorted: Float64Array[] = []
  for (const codes of [beginnings, parts, barcodes]) {
    sorted.push(Float64Array.from(codes).sort())
    yield
  }
  const [sortedBeginnings = NONE, sortedParts = NONE, sortedBarcodes = NONE] = sorted
  const keyOf = (row: number): string => articleKey(listed[row]?.article ?? '')
  const beginning = (key: string): number[] => {
    const rows = rowsBetween(sortedBeginnings, room, ...spanOf(key))
    return isExact(key) ? rows : rows.filter((row) => keyOf(row).startsWith(key))
  }
  return {
    whole: (key) => beginning(key).filter((row) => keyOf(row) === key),
    beginning,
    inside: (key) => {
      const rows = rowsBetween(sortedParts, room, ...spanOf(key))
      const within = isExact(key) ? rows : rows.filter((row) => partsOf(listed[row]?.article ?? '').some((part) => part.startsWith(key)))
      return [...new Set([...beginning(key), ...within])]
    },
    anywhere: keys.having,
    scanned: (barcode) => {
      const code = barcode === '' ? Number.NaN : Number(barcode) % CODES
      return Number.isInteger(code)
        ? rowsBetween(sortedBarcodes, room, code, code + 1).filter((row) => listed[row]?.barcode === barcode)
        : []
    },
  }
}

const NONE = new Float64Array()

/** All keys as one text, in which a part of any of them is found faster than in an index of all parts that would be several times as large. */
function* joinedKeys(listed: readonly CatalogueProduct[]): Steps<{ having: (part: string) => number[] }> {
  const parts: string[] = []
  /** Where the key of each row begins. */
  const starts = new Uint32Array(listed.length)
  let length = 0
  for (let row = 0; row < listed.length; row++) {
    const key = `${articleKey(listed[row]?.article ?? '')} `
    starts[row] = length
    length += key.length
    parts.push(key)
    if (row % STEP === 0) yield
  }
  const text = parts.join('')
  return {
    having: (part) => {
      const rows: number[] = []
      let row = 0
      for (let at = part === '' ? -1 : text.indexOf(part); at >= 0; at = text.indexOf(part, starts[row] ?? Infinity)) {
        row = rowAt(starts, at)
        rows.push(row++)
      }
      return rows
    },
  }
}

/** The row whose key stands at a place of the text. */
function rowAt(starts: Uint32Array, place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? Infinity) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** @returns the key of an article, and what is left of it from each of its parts on */
function partsOf(article: string): string[] {
  const key = articleKey(article)
  const parts = [key]
  let before = ''
  let end = 0
  for (const sign of article) {
    const kind = kindOf(sign)
    if (kind !== before && kind !== '' && end > 0) parts.push(key.slice(end))
    end += sign <= 'z' && kind !== '' ? 1 : articleKey(sign).length
    before = kind
  }
  return parts
}

/** A digit, a letter, or '' */
function kindOf(sign: string): 'digit' | 'letter' | '' {
  if (sign >= '0' && sign <= '9') return 'digit'
  if ((sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z')) return 'letter'
  return sign < '\u0080' ? '' : /\p{N}/u.test(sign) ? 'digit' : /\p{L}/u.test(sign) ? 'letter' : ''
}

/** Hands on the codes of the parts of an article, the first of them first; digits and Latin letters need no text for each part. */
function eachCode(article: string, take: (code: number, part: number) => void): void {
  let length = 0
  let before = NO_SIGN
  let parts = 0
  for (let at = 0; at < article.length; at++) {
    const code = article.charCodeAt(at)
    const kind = code >= 48 && code <= 57 ? DIGIT : (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? LETTER : NO_SIGN
    if (length === SIGNS_MAX || (kind === NO_SIGN && !isDropped(code))) {
      partsOf(article).forEach((part, place) => take(codeOf(part), place))
      return
    }
    if (kind !== before && kind !== NO_SIGN) starts[parts++] = length
    if (kind !== NO_SIGN) signs[length++] = kind === DIGIT ? code - 47 : (code & ~32) - 54
    before = kind
  }
  signs.fill(0, length, length + SIGNS)
  for (let part = 0; part < parts; part++) {
    let code = 0
    const start = starts[part] ?? 0
    for (let at = start; at < start + SIGNS; at++) code = code * BASE + (signs[at] ?? 0)
    take(code, part)
  }
  if (parts === 0) take(0, 0)
}
const NO_SIGN = 0
const DIGIT = 1
const LETTER = 2
/** Longer articles go the other way. */
const SIGNS_MAX = 64
const signs = new Uint8Array(SIGNS_MAX + SIGNS)
const starts = new Uint8Array(SIGNS_MAX)
/** Of the signs that are neither letters nor digits those of ASCII. */
const isDropped = (code: number): boolean => code < 128

/** Digits and Latin letters have a sign each; others share some, so that what is found by them is looked at again. */
function signOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 47
  if (code >= 65 && code <= 90) return code - 54
  return 37 + (code % 26)
}

/** The first signs of a key as a number that orders keys by their beginnings. */
function codeOf(key: string): number {
  let code = 0
  for (let at = 0; at < SIGNS; at++) code = code * BASE + (at < key.length ? signOf(key.charCodeAt(at)) : 0)
  return code
}

function spanOf(key: string): [from: number, to: number] {
  const from = codeOf(key)
  return [from, from + BASE ** Math.max(0, SIGNS - key.length)]
}

const isExact = (key: string): boolean => key.length <= SIGNS && /^[A-Z0-9]*$/.test(key)

function rowsBetween(sorted: Float64Array, room: number, from: number, to: number): number[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? Infinity) < from * room) low = middle + 1
    else high = middle
  }
  const rows: number[] = []
  for (let at = low; (sorted[at] ?? Infinity) < to * room; at++) rows.push((sorted[at] ?? 0) % room)
  return rows
}
