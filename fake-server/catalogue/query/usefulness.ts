import { PARAMETERS } from '../parameters'

/** What buyers look for first. */
const TELLING = new Set([
  'sae',
  'vol',
  'mass',
  'ml',
  'acea',
  'api',
  'iso_vg',
  'nlgi',
  'std',
  'dot',
  'ah',
  'cca',
  'case',
  'polarity',
  'tech',
  'thread',
  'bulb_cat',
  'filter_type',
  'wiper_type',
  'len',
  'spec',
  'oem',
  'base',
  'freeze',
  'color',
  'form',
  'fit',
  'volt',
  'od',
  'hei',
  'size',
  'amp',
  'jaso',
  'din',
])
/** What hardly anybody does. */
const DULL = new Set([
  'v40',
  'v100',
  'vi',
  'flash',
  'tbn',
  'density',
  'kelvin',
  'lm',
  'bypass',
  'drop',
  'hold',
  'terminals',
  'urea',
  'boil_wet',
  'visc40n',
  'weight',
  'shelf',
  'inch',
  'ribs',
  'gap',
])

/** Lists too long to be read through. */
const LONG = new Set(['oem', 'spec', 'fit'])

const PLACES: ReadonlyMap<string, number> = new Map(
  [...new Set([...TELLING, ...Array.from(PARAMETERS.keys()).filter((id) => !DULL.has(id)), ...DULL])].map((id, place) => [id, place]),
)

/** The place of a filter among the others, the same in every list: what buyers look for first, in its own order, comes first. */
export const placeOf = (id: string): number => PLACES.get(id) ?? PLACES.size

/**
 * How much a filter by a parameter helps in a list, for comparing.
 * @param share of the products that have the parameter, a parameter of several values may go over 1
 */
export function usefulness(id: string, share: number): number {
  const weight = LONG.has(id) ? 0.7 : TELLING.has(id) ? 1 : DULL.has(id) ? 0.25 : 0.55
  return Math.min(1, share) * weight - placeOf(id) / 100_000
}
