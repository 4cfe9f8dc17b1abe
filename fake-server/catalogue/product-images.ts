import { hasCloseUp, type PictureKind, type PictureSpec, pictureAddress } from '../pictures/picture-address'
import type { CatalogueProduct } from './catalogue-product'
import { formatNumber } from './parameters'

type Pictured = Pick<CatalogueProduct, 'kind' | 'common' | 'own' | 'tare' | 'brand' | 'line' | 'pictured' | 'article'>

/** @returns the addresses of a product's pictures: the whole of it, then its label; none for a product without pictures */
export function productImages(product: Pictured): string[] {
  if (!product.pictured) return []
  const spec = pictureOf(product)
  return [pictureAddress(spec), ...(hasCloseUp(spec.kind) ? [pictureAddress({ ...spec, view: 'label' })] : [])]
}

const LIQUIDS: Readonly<Record<string, string>> = {
  Зелёный: '#2fae4a',
  Синий: '#1f6fd1',
  Красный: '#d3312b',
  Розовый: '#e0538f',
  Фиолетовый: '#8a3fb0',
  Жёлтый: '#e0b81c',
  Оранжевый: '#e8791c',
}

/** What to draw for a product: the vessel by its package, the words by its parameters. */
function pictureOf(product: Pictured): PictureSpec {
  const values = new Map([...[...product.own, ...product.common]].reverse()) // of several values the first stays
  const text = (id: string): string => {
    const value = values.get(id)
    return value === undefined ? '' : typeof value === 'number' ? formatNumber(value) : value
  }
  const first = (...ids: string[]): string => ids.map(text).find(Boolean) ?? ''
  const amount = amountText(values)
  const kind = vesselOf(product, values)
  const colour = LIQUIDS[text('color')] ?? (product.kind.startsWith('washer') ? '#3b8fe0' : undefined)
  return {
    kind,
    brand: product.brand.slug,
    lines: wordsOf(product, kind, first, amount).map((word) => word.replaceAll('\u00a0', ' ').replaceAll('−', '-').slice(0, 24)) as [
      string,
      string,
      string,
    ], // three in, three out
    ...(kind === 'coolant' && colour && { liquid: colour }),
  }
}

function wordsOf(
  { kind, line, article }: Pictured,
  vessel: PictureKind,
  first: (...ids: string[]) => string,
  amount: string,
): [string, string, string] {
  if (vessel === 'battery') return [`${first('ah')} А·ч`, first('cca') ? `${first('cca')} А (EN)` : first('tech'), first('volt') || '12 В']
  if (kind.startsWith('filter'))
    return [
      article.slice(0, 12),
      first('thread', 'filter_type', 'media'),
      kind === 'filter_cabin' && first('filter_type') === 'Угольный' ? 'уголь' : '',
    ]
  if (vessel === 'wiper') return [`${first('len')} мм`, first('wiper_type'), `${first('inch')}`]
  if (vessel === 'bulb') return [first('bulb_cat'), [first('volt'), first('watt')].filter(Boolean).join(' '), '']
  const big =
    first('sae', 'std', 'dot', 'iso_vg', 'nlgi', 'jaso') ||
    (kind === 'adblue' ? 'AUS 32' : line || first('spec', 'gost', 'size', 'drive', 'ml'))
  const small = [first('api', 'spec', 'freeze', 'form', 'material'), first('acea', 'ilsac')].filter(Boolean).join(' · ')
  return [big, small === big ? '' : small, amount]
}

function amountText(values: ReadonlyMap<string, string | number>): string {
  for (const [id, unit, small] of [
    ['vol', 'л', 'мл'],
    ['mass', 'кг', 'г'],
    ['ml', 'мл', ''],
    ['g', 'г', ''],
  ] as const) {
    const value = values.get(id)
    if (typeof value === 'number') return value < 1 && small ? `${formatNumber(value * 1000)} ${small}` : `${formatNumber(value)} ${unit}`
  }
  return ''
}

const BY_KIND: readonly (readonly [RegExp, PictureKind])[] = [
  [/^battery_(car|truck|moto|deep|ups)/, 'battery'],
  [/^filter_(oil$|fuel_d|sep|hyd|dryer)/, 'filter-oil'],
  [/^filter_air$/, 'filter-air'],
  [/^filter_cabin/, 'filter-cabin'],
  [/^filter_fuel$/, 'filter-fuel'],
  [/^wiper/, 'wiper'],
  [/^bulb/, 'bulb'],
  [/^snow_brush/, 'brush'],
]

function vesselOf({ kind, tare }: Pictured, values: ReadonlyMap<string, string | number>): PictureKind {
  // A filter without a housing comes in a box.
  const byKind = values.get('filter_type') === 'Элемент' ? 'box' : BY_KIND.find(([kinds]) => kinds.test(kind))?.[1]
  if (byKind) return byKind
  const amount = Number(values.get('vol') ?? values.get('mass') ?? Number(values.get('ml') ?? values.get('g') ?? 0) / 1000)
  const form = values.get('form')
  if (form === 'Аэрозоль') return 'aerosol'
  if (tare === 'Бочка' || tare === 'Куб IBC' || amount >= 40) return amount ? 'drum' : 'box'
  if (tare === 'Ведро') return 'pail'
  if (/^(grease|paste)/.test(kind)) return amount > 1 ? 'pail' : 'grease'
  if (kind === 'adblue') return 'adblue'
  if (/^(coolant|tosol|heat_carrier|washer|flush_cool)/.test(kind) && amount >= 1) return 'coolant'
  if (tare || form === 'Жидкость' || form === 'Концентрат' || kind === 'electrolyte') return amount > 1 ? 'canister' : 'bottle'
  if (form === 'Паста' || form === 'Банка') return 'pail'
  return 'box'
}
