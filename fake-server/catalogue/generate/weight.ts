import type { Kind, Pack, PriceRange, RawValue } from '../facts'

const tareOf = (litres: number): number =>
  litres <= 1 ? 60 : litres <= 5 ? litres * 50 : litres <= 20 ? litres * 45 : litres < 100 ? 2_500 : litres < 500 ? 16_000 : 58_000

/**
 * Grams of one unit with its package, from volume and density, mass or measures.
 * @param pack null where the kind has no packages
 */
export function weightOf(
  kindId: string,
  kind: Kind,
  raw: Readonly<Record<string, RawValue>>,
  pack: Pack | null,
  price: PriceRange,
): number {
  const number = (id: string): number => (typeof raw[id] === 'number' ? raw[id] : 0)
  return Math.max(1, Math.round(grams()))

  function grams(): number {
    if (pack && pack[1] === 'л') return pack[0] * 1000 * (kind.density ?? (number('density') || densityOf(kindId))) + tareOf(pack[0])
    if (pack && pack[1] === 'кг') return pack[0] * 1000 + tareOf(pack[0])
    if (kindId === 'brake_pad') return 1_500
    if (number('weight')) return number('weight') * 1000
    if (kindId.startsWith('battery_')) return number('ah') ? number('ah') * 320 : 400
    if (number('mass')) return number('mass') * 1060 + 20
    if (number('vol') && kindId === 'electrolyte') return number('vol') * 1000 * (number('density') || 1) + 60
    if (number('ml')) return number('ml') * 0.88 + 70
    if (number('g')) return number('g') * (number('pcs') || 1) + 25
    if (number('od') && number('hei')) return number('od') ** 2 * number('hei') * 0.00078
    if (number('len') && number('wid') && number('hei')) return number('len') * number('wid') * number('hei') * 0.00015 + 60
    return 40 + ((price[0] + price[1]) / 2) * 0.7
  }
}

const densityOf = (kindId: string): number => (/^(washer|water|brake|metalworking|hydraulic_special)/.test(kindId) ? 1 : 0.87)
