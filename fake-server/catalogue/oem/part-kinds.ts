import oemNumbers from '../../seed/facts/vehicles/oem-numbers.json'

/** A place of a car for which the shop has goods. */
export type PartKind = {
  id: string
  name: string
  /** Whether it hangs on the engine or on the model. */
  fit: 'engine' | 'model'
  /** Only of engines that run on this. */
  fuel?: 'P' | 'D'
  /** The unit of the scheme, by its number in the common numbering of Russian makers, and the place in it. */
  unit: string
  place: number
  /** The category of its goods, and the other one that some engines need. */
  leaf: number
  otherLeaf?: number
  /** The parameters by which one size is told from another. */
  sizes: readonly string[]
  /** The goods of the category are of this name alone. */
  item?: RegExp
}

/** The places of cars for which the shop has goods. */
export const PART_KINDS: readonly PartKind[] = [
  {
    id: 'oilFilter',
    name: 'Фильтр масляный',
    fit: 'engine',
    unit: '1012',
    place: 5,
    leaf: 212,
    otherLeaf: 213,
    sizes: ['thread', 'od', 'id', 'hei'],
  },
  {
    id: 'airFilter',
    name: 'Фильтр воздушный',
    fit: 'engine',
    unit: '1109',
    place: 2,
    leaf: 215,
    otherLeaf: 216,
    sizes: ['len', 'wid', 'od', 'id', 'hei'],
  },
  {
    id: 'fuelFilter',
    name: 'Фильтр топливный',
    fit: 'engine',
    unit: '1117',
    place: 3,
    leaf: 221,
    otherLeaf: 222,
    sizes: ['od', 'hei', 'thread'],
  },
  { id: 'belt', name: 'Ремень поликлиновой', fit: 'engine', unit: '1041', place: 1, leaf: 237, sizes: ['ribs', 'len'] },
  { id: 'timing', name: 'Комплект ремня ГРМ', fit: 'engine', unit: '1006', place: 1, leaf: 238, sizes: [] },
  { id: 'spark', name: 'Свеча зажигания', fit: 'engine', fuel: 'P', unit: '3707', place: 3, leaf: 231, sizes: ['thread', 'size', 'gap'] },
  { id: 'glow', name: 'Свеча накаливания', fit: 'engine', fuel: 'D', unit: '3740', place: 3, leaf: 232, sizes: ['thread', 'volt'] },
  { id: 'thermostat', name: 'Термостат', fit: 'engine', unit: '1306', place: 3, leaf: 240, sizes: ['tmax'] },
  { id: 'pump', name: 'Насос водяной', fit: 'engine', unit: '1307', place: 2, leaf: 241, sizes: [] },
  { id: 'cabinFilter', name: 'Фильтр салонный', fit: 'model', unit: '8122', place: 2, leaf: 218, sizes: ['len', 'wid', 'hei'] },
  { id: 'cabinCoal', name: 'Фильтр салонный угольный', fit: 'model', unit: '8122', place: 5, leaf: 219, sizes: ['len', 'wid', 'hei'] },
  { id: 'gearFilter', name: 'Фильтр АКПП', fit: 'model', unit: '1700', place: 1, leaf: 225, sizes: [] },
  {
    id: 'padsFront',
    name: 'Колодки тормозные передние',
    fit: 'model',
    unit: '3501',
    place: 2,
    leaf: 234,
    sizes: ['len', 'hei', 'wid'],
    item: /передние/,
  },
  {
    id: 'padsRear',
    name: 'Колодки тормозные задние',
    fit: 'model',
    unit: '3502',
    place: 2,
    leaf: 234,
    sizes: ['len', 'hei', 'wid'],
    item: /задние/,
  },
  { id: 'disc', name: 'Диск тормозной передний', fit: 'model', unit: '3501', place: 1, leaf: 235, sizes: ['od', 'hei', 'size'] },
  { id: 'wiper', name: 'Щётка стеклоочистителя', fit: 'model', unit: '5205', place: 1, leaf: 162, sizes: ['len'] },
  { id: 'wiperRear', name: 'Щётка стеклоочистителя задняя', fit: 'model', unit: '5205', place: 5, leaf: 164, sizes: ['len'] },
]

/** Makers of whose engines the oil filter is an element in a housing, where no number says otherwise. */
const ELEMENTS = /^(BMW|Mercedes-Benz|PSA|GM|Volvo|КАМАЗ|OM|D2676|DC13|MX-13)/
/** Engines of heavy machines breathe through round filters. */
const ROUND = /(КАМАЗ|ЯМЗ|Д-2|Cummins|OM457|DC13|D13K|D2676|MX-13|WP1)/

/** The category of the goods for a part of an engine or model. @param isDiesel of an engine */
export function leafOf(part: PartKind, fit: string, isDiesel: boolean): number {
  const { id, leaf, otherLeaf = leaf } = part
  const known = REAL.find(([, of, fits]) => (of === leaf || of === otherLeaf) && fits.includes(fit))
  if (known) return known[1]
  if (id === 'oilFilter') return ELEMENTS.test(fit) ? otherLeaf : leaf
  if (id === 'airFilter') return ROUND.test(fit) ? otherLeaf : leaf
  return id === 'fuelFilter' && isDiesel ? otherLeaf : leaf
}

/** Cross numbers that are known from catalogues: number, category, engines or models. */
export const REAL = oemNumbers as unknown as readonly (readonly [number: string, leaf: number, fits: readonly string[]])[] // a row of the file is such a list
