import { battery } from './drawing/battery'
import { n } from './drawing/colour'
import { filterAir, filterCabin, filterFuel, filterOil } from './drawing/filters'
import { hash } from './drawing/hash'
import { CYL, FADE, FLAT, lin } from './drawing/light'
import { aerosol, drum, grease, pail } from './drawing/metal-vessels'
import { adblue, bottle, canister, coolant } from './drawing/plastic-vessels'
import { box, brush, bulb, wiper } from './drawing/small-goods'
import { lean } from './drawing/lean'
import type { Draw, Subject } from './drawing/subject'
import { PICTURED_BRANDS, type PictureKind, type PictureSpec } from './picture-address'

const DRAWINGS: Readonly<Record<PictureKind, Draw>> = {
  bottle,
  canister,
  pail,
  drum,
  grease,
  battery,
  'filter-oil': filterOil,
  'filter-air': filterAir,
  'filter-cabin': filterCabin,
  'filter-fuel': filterFuel,
  aerosol,
  coolant,
  adblue,
  wiper,
  bulb,
  brush,
  box,
}

/** Where the label is on the 400 × 400 drawing, with some room around: x, y and side of a square. */
const CLOSE_UPS: Readonly<Partial<Record<PictureKind, string>>> = {
  bottle: '104 166 192 192',
  canister: '100 168 196 196',
  pail: '96 176 208 208',
  drum: '100 116 200 200',
  grease: '88 96 224 224',
  'filter-oil': '98 108 204 204',
  'filter-fuel': '110 118 180 180',
  aerosol: '104 142 192 192',
  coolant: '106 176 176 176',
  adblue: '106 164 188 188',
}

/**
 * A picture as SVG. Every body is drawn flat, its label included, then one shading and one blurred dark inner edge go over
 * everything, so that label and body share the light (from the left). The same subject gives the same bytes.
 * @param detail 'list' leaves out what nobody can see at 40 to 72 px: small print, blurred edges, fine steps of the light
 */
export function drawPicture({ kind, brand, lines, liquid, view }: PictureSpec, { detail }: { detail: 'full' | 'list' }): string {
  const { name, colour } = PICTURED_BRANDS.get(brand) ?? { name: brand, colour: '#5b6670' }
  const p: Subject = {
    brand: name,
    c: colour,
    lines: [lines[0], detail === 'list' ? '' : lines[1], lines[2]],
    all: lines.join(' '),
    liquid,
  }
  // ids stay unique where several pictures stand in one page
  const q = `p${hash([kind, name, colour, ...p.lines].join('|')).toString(36)}`
  const box = (view === 'label' && CLOSE_UPS[kind]) || '0 0 400 400'
  const svg = tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="400" height="400"><filter id="${q}b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="8"/></filter><filter id="${q}h" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="2.500"/></filter>${lin(`${q}v`, FADE, 1)}${lin(`${q}F`, FLAT)}${lin(`${q}C`, CYL)}${DRAWINGS[kind](p, q)}</svg>`,
  )
  return detail === 'list' ? lean(svg) : svg
}

/** Shorter numbers: at most one decimal where there were many, no zeros that say nothing. */
const tidy = (svg: string): string =>
  svg
    .replace(/\d*\.\d{5,}/g, (value) => String(n(Number(value))))
    .replace(/(\.\d*?)0+(?=[^\d.])/g, (_, digits: string) => (digits === '.' ? '' : digits))
    .replace(/([^\d.])0\./g, '$1.')
