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
export function packLabel(pack: Pack | null): string {
  if (!pack || pack[1] === 'шт') return ''
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

/** What is put into the pattern of a kind, by the name that stands there in braces; any other name is that of a parameter. */
const TOKENS: Readonly<Record<string, (parts: NameParts) => string>> = {
  brand: ({ kind, brand, line }) => (kind.name.includes('{line}') || kind.name.includes('{variant}') || !line ? brand : `${brand} ${line}`),
  line: ({ line }) => line ?? '',
  pack: ({ pack }) => packLabel(pack),
  article: ({ article }) => article,
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
  polarity_short: ({ raw }) =>
    one(raw.polarity).startsWith('Прямая') ? 'прямая полярность' : raw.polarity ? 'обратная полярность' : '',
}

/** A pattern taken apart, texts and what is put in by turns; each is read once. */
const patterns = new Map<string, readonly string[]>()
function partsOf(pattern: string): readonly string[] {
  const known = patterns.get(pattern) ?? pattern.split(/\{([^}]+)\}/)
  patterns.set(pattern, known)
  return known
}

/** The name of a product by the pattern of its kind. Codes stay as they are; numbers and units do not part. */
export function productName(parts: NameParts): string {
  const { kind, raw, fit } = parts
  let filled = ''
  for (const [at, part] of partsOf(kind.name).entries()) filled += at % 2 ? (TOKENS[part]?.(parts) ?? one(raw[part])) : part
  const set = kind.pcs && Number(raw.pcs) > 1 ? ` ${one(raw.pcs)} шт` : ''
  const forFit = fit && !kind.name.includes('{article}') ? ` для ${fit}` : ''
  return withUnits(
    `${filled}${set}${forFit}`
      .replace(/ {2,}/g, ' ')
      .replace(/ (\S+) \1(?= |$)/g, ' $1')
      .trim(),
  )
}

/** Units of the patterns («60 А·ч», «600 мм», «2 шт») stay with their numbers. */
const withUnits = (text: string): string => text.replace(/(\d) (А·ч|А|В|мм|шт|мл|л|кг|г)(?![\p{L}])/gu, '$1\u00a0$2')
