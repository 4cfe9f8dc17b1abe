import type { CompactValue } from './parameters'

const VOLUMES = ['vol', 'mass', 'ml', 'g']
const KEYS: readonly (readonly [kinds: RegExp, ids: readonly string[]])[] = [
  [/^filter/, ['thread', 'len', 'od', 'wid', 'hei', 'filter_type', 'micron', 'media']],
  [/^battery/, ['ah', 'cca', 'polarity', 'case', 'tech', 'volt']],
  [/^charger|booster|inverter/, ['volt', 'amp', 'watt', 'ah_range']],
  [/^motor_oil_2t|^motor_oil_moto/, ['sae', 'jaso', ...VOLUMES, 'api', 'base']],
  [/^(?!additive).*(oil|gear|utto|industrial)/, ['sae', 'iso_vg', 'spec', 'gost', ...VOLUMES, 'api', 'acea', 'ilsac', 'din', 'base']],
  [/^atf|^cvt|^dct|^psf/, ['spec', ...VOLUMES, 'color']],
  [/^hydraulic/, ['iso_vg', 'gost', ...VOLUMES, 'din', 'pour']],
  [/^grease|^paste/, ['nlgi', ...VOLUMES, 'thick', 'tmax']],
  [/^coolant|^tosol|^heat/, ['std', ...VOLUMES, 'freeze', 'color']],
  [/^brake_fluid/, ['dot', ...VOLUMES, 'boil']],
  [/^washer/, ['freeze', ...VOLUMES, 'scent']],
  [/^bulb/, ['bulb_cat', 'watt', 'volt', 'kelvin', 'cap']],
  [/^wiper/, ['len', 'wiper_type', 'inch', 'adapter']],
  [/^belt_pk/, ['len', 'material']],
  [/^spark|^glow/, ['thread', 'electrode', 'volt', 'size']],
]
const OTHERS = [
  'size',
  ...VOLUMES,
  'drive',
  'nm_max',
  'ton',
  'amp',
  'volt',
  'lpm',
  'wire',
  'len_m',
  'len',
  'od',
  'material',
  'form',
  'color',
  'scent',
  'pcs',
  'app',
]

/** The parameters that some goods have on their nameplates. */
export const keyValueIds: readonly string[] = [...new Set([...KEYS.flatMap(([, ids]) => ids), ...OTHERS])]

/**
 * The nameplates of a product: the telling parameter first, then the amount, then the class; at most four.
 * @param kind key of the facts' kinds
 * @returns ids of parameters that the product has
 */
export function keyValues(kind: string, values: readonly CompactValue[]): string[] {
  const ids = KEYS.find(([kinds]) => kinds.test(kind))?.[1] ?? OTHERS
  return ids.filter((id) => values.some(([of]) => of === id)).slice(0, 4)
}
