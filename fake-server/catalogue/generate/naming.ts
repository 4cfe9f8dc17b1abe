import type { Kind, Pack, RawValue } from '../facts'
import { type CompactValue, compactText, formatNumber } from '../parameters'

/** What a name is made from. */
export type NameParts = {
  kind: Kind
  raw: Readonly<Record<string, RawValue>>
  tail: readonly CompactValue[]
  brand: string
  line: string | null
  pack: Pack | null
  article: string
  fit: string | null
}

/** @returns '4 л', '500 мл', '400 г' with a no-break space; '' for what is sold by the piece */
function packLabel(pack: Pack | null): string {
  if (!pack || pack[1] === 'шт') return ''
  const known = labels.get(pack) ?? labelOf(pack)
  labels.set(pack, known)
  return known
}
const labels = new WeakMap<Pack, string>()

function labelOf(pack: Pack): string {
  const [value, unit] = pack
  return value < 1 ? `${formatNumber(value * 1000)}\u00a0${unit === 'кг' ? 'г' : 'мл'}` : `${formatNumber(value)}\u00a0${unit}`
}

/** @returns a norm without what names leave out: «Литол-24 ГОСТ 21150-2017» → «Литол-24», «DIN 51506 VDL, ISO 6743-3 DAJ» → «VDL» */
export function shortNorm(text: string): string {
  const known = norms.get(text) ?? shortened(text)
  norms.set(text, known)
  return known
}
const norms = new Map<string, string>()

function shortened(text: string): string {
  const first = text.split(',')[0] ?? text
  const short = first
    .replace(/\([^)]*\)/g, '')
    .replace(/(DIN|ISO|ГОСТ( Р)?|ТУ|IEC)\s+[\d.-]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return short || first.trim()
}

const one = (raw: RawValue | undefined): string => {
  const value = typeof raw === 'object' && raw !== null ? raw[0] : raw
  return value === undefined || value === null ? '' : typeof value === 'number' ? formatNumber(value) : value
}
const degrees = (raw: RawValue | undefined): string => (raw === undefined ? '' : `${one(raw)}\u00a0°C`)

const WORDS = new Set(['form', 'app', 'color', 'material', 'electrode'])
/** Words are written small in the middle of a name. */
const tailText = (value: CompactValue): string => {
  const text = compactText(value)
  return WORDS.has(value[0]) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What differs among the products of a variant stands for itself until a name is made. */
const BRAND = '\u0001'
const PACK = '\u0002'
const ARTICLE = '\u0003'
const FIT = '\u0004'

type TemplateParts = Pick<NameParts, 'kind' | 'raw' | 'tail' | 'line'> & { isPacked: boolean }
/** What is put into the pattern of a kind, by the name that stands there in braces; any other name is that of a parameter. */
const TOKENS: Readonly<Record<string, (parts: TemplateParts) => string>> = {
  brand: ({ kind, line }) => (kind.name.includes('{line}') || kind.name.includes('{variant}') || !line ? BRAND : `${BRAND} ${line}`),
  line: ({ line }) => line ?? '',
  pack: ({ isPacked }) => (isPacked ? PACK : ''),
  article: () => ARTICLE,
  item: ({ raw }) => one(raw.item),
  variant: ({ line, tail }) => [line ?? '', ...tail.map(tailText)].join(' '),
  cat: ({ raw }) => one(raw.bulb_cat),
  'acea|api': ({ raw }) => one(raw.acea) || one(raw.api),
  jaso: ({ raw }) => one(raw.jaso) && `JASO ${one(raw.jaso)}`,
  color: ({ raw }) => one(raw.color).toLowerCase(),
  din: ({ raw }) => shortNorm(one(raw.din)),
  gost: ({ raw }) => shortNorm(one(raw.gost)),
  spec: ({ raw }) => shortNorm(one(raw.spec)),
  freeze: ({ raw }) => degrees(raw.freeze),
  freeze_label: ({ raw }) => degrees(raw.freeze),
  polarity_short: ({ raw }) => (one(raw.polarity).startsWith('Прямая') ? 'прямая полярность' : raw.polarity ? 'обратная полярность' : ''),
}

/** A name without what differs within a variant and line. `isApart`: no word goes over the end of a part. */
type Template = { parts: readonly string[]; isApart: boolean }
/** The templates of one variant and line, each made when a name needs it first: for goods with a package and for others. */
export type Naming = { packed?: Template; loose?: Template }

/**
 * The name of a product by the pattern of its kind, in parts that many products share; they are joined without anything between.
 * Codes stay as they are, numbers and units do not part.
 * @param naming of this variant and line, and of goods that are made for an engine or a model or of others
 * @returns besides its parts the pattern that all names of this variant and line have, the same array each time
 */
export function nameParts(naming: Naming, parts: NameParts): Template & { pattern: readonly string[] } {
  const { brand, pack, article, fit } = parts
  const label = packLabel(pack)
  const { parts: pattern, isApart } =
    label === '' ? (naming.loose ??= makeTemplate(parts, false)) : (naming.packed ??= makeTemplate(parts, true))
  return {
    pattern,
    parts: pattern.map((part) =>
      part === BRAND ? brand : part === PACK ? label : part === ARTICLE ? article : part === FIT ? (fit ?? '') : part,
    ),
    isApart,
  }
}

function makeTemplate({ kind, raw, tail, line, fit }: NameParts, isPacked: boolean): Template {
  const filled = kind.name.replace(
    /\{([^}]+)\}/g,
    (_, token: string) => TOKENS[token]?.({ kind, raw, tail, line, isPacked }) ?? one(raw[token]),
  )
  const set = kind.pcs && Number(raw.pcs) > 1 ? ` ${one(raw.pcs)} шт` : ''
  const forFit = fit && !kind.name.includes('{article}') ? ` для ${FIT}` : ''
  const parts = withUnits(
    `${filled}${set}${forFit}`
      .replace(/ {2,}/g, ' ')
      .replace(/ (\S+) \1(?= |$)/g, ' $1')
      .trim(),
  )
    .split(new RegExp(`([${BRAND}${PACK}${ARTICLE}${FIT}])`))
    .filter((part) => part !== '')
  return { parts, isApart: parts.every((part, at) => at === 0 || part.startsWith(' ') || (parts[at - 1] ?? '').endsWith(' ')) }
}

/** Units of the patterns («60 А·ч», «600 мм», «2 шт») stay with their numbers. */
const withUnits = (text: string): string => text.replace(/(\d) (А·ч|А|В|мм|шт|мл|л|кг|г)(?![\p{L}])/gu, '$1\u00a0$2')
