import { brands } from '../seed/facts/brands.json'

/** The things that can be drawn; 'box' is for everything without a look of its own. */
export const PICTURE_KINDS = [
  'bottle',
  'canister',
  'pail',
  'drum',
  'grease',
  'battery',
  'filter-oil',
  'filter-air',
  'filter-cabin',
  'filter-fuel',
  'aerosol',
  'coolant',
  'adblue',
  'wiper',
  'bulb',
  'brush',
  'box',
] as const // prettier-ignore
/** A word of an address of a picture. */
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** What stands on a picture; its address says all of it, so that a picture needs no table. */
export type PictureSpec = {
  kind: PictureKind
  /** Slug of the brand. */
  brand: string
  /** The large word, the small print, the amount; '' leaves one out. At most 24 signs each. */
  lines: [big: string, small: string, volume: string]
  /** Colour of what is seen through the vessel, '#rrggbb'. */
  liquid?: string
  /** 'label' is a close look at the label. */
  view?: 'front' | 'label'
}

const CLOSE_UPS: ReadonlySet<PictureKind> = new Set([
  'bottle',
  'canister',
  'pail',
  'drum',
  'grease',
  'filter-oil',
  'filter-fuel',
  'aerosol',
  'coolant',
  'adblue',
])
/** Whether a kind of thing has a label worth a picture of its own. */
export const hasCloseUp = (kind: PictureKind): boolean => CLOSE_UPS.has(kind)

/** Name and colour of a brand by its slug. */
export const PICTURED_BRANDS: ReadonlyMap<string, { name: string; colour: string }> = new Map(
  brands.map(({ slug, name, colour }) => [slug, { name, colour }]),
)

const LINE_LENGTH = 24
const encoder = new TextEncoder()
/** Every sign but letters, digits and hyphens becomes '.XX' for each byte: no server, cache or proxy rewrites such an address. */
const encode = (text: string): string =>
  Array.from(encoder.encode(text), (byte) => {
    const sign = String.fromCharCode(byte)
    return /[A-Za-z0-9-]/.test(sign) ? sign : `.${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

function decode(text: string): string | null {
  if (!/^([A-Za-z0-9-]|\.[0-9A-F]{2})*$/.test(text)) return null
  try {
    return decodeURIComponent(text.replaceAll('.', '%'))
  } catch {
    return null // bytes that are no text
  }
}

/** @returns the address of a picture: /pictures/canister/arktelub_5W-30_API.20SP_4L.svg */
export const pictureAddress = ({ kind, brand, lines, liquid = '', view = 'front' }: PictureSpec): string =>
  `/pictures/${kind}/${[brand, ...lines.map(encode), liquid.slice(1), view === 'label' ? 'label' : ''].join('_').replace(/_+$/, '')}.svg`

/** @returns what an address asks for; null where it is none of ours (unknown kind or brand, too long, not decodable) */
export function parsePictureAddress(pathname: string): PictureSpec | null {
  const [, kindText, code] = /^\/pictures\/([a-z-]+)\/([A-Za-z0-9._-]{1,400})\.svg$/.exec(pathname) ?? []
  const kind = PICTURE_KINDS.find((it) => it === kindText)
  const [brand = '', big = '', small = '', volume = '', liquid = '', view = '', ...rest] = (code ?? '').split('_')
  const lines = [decode(big), decode(small), decode(volume)]
  if (!kind || !PICTURED_BRANDS.has(brand) || rest.length || !/^([0-9a-f]{6})?$/.test(liquid) || !['', 'label'].includes(view)) return null
  if (view === 'label' && !hasCloseUp(kind)) return null
  const [first, second, third] = lines
  if (first == null || second == null || third == null || lines.some((line) => line !== null && line.length > LINE_LENGTH)) return null
  return { kind, brand, lines: [first, second, third], ...(liquid && { liquid: `#${liquid}` }), ...(view === 'label' && { view }) }
}
