import { type Item, KINDS, type Kind, type Leaf, type PriceRange, type RawValue } from '../facts'
import { type CompactValue, compactValues } from '../parameters'

/** One of the things a kind comes as: a profile or an item with everything chosen that its name depends on. */
export type Variant = {
  /** The values by parameter; 'cls', 'line' and 'item' too, which only names use. */
  readonly raw: Readonly<Record<string, RawValue>>
  readonly values: readonly CompactValue[]
  readonly price: PriceRange
  readonly factor: number
  readonly box: number | null
  /** What the name of an item adds to tell it from the others of its name. */
  readonly tail: readonly CompactValue[]
}

/** A variant before its values are worked out: cheap to count, and most are never taken. */
export type Draft = Omit<Variant, 'values' | 'tail'> & { tailIds?: readonly string[] }

/** @returns all variants of the goods of a leaf, in the order of the facts */
export function draftsOf(leaf: Pick<Leaf, 'kind' | 'fixed'>): Draft[] {
  const kind = KINDS[leaf.kind]
  if (!kind) return []
  const fixed = Object.entries(leaf.fixed ?? {}).map(([key, wanted]): [string, readonly string[]] => [
    factKey(kind, key),
    typeof wanted === 'string' ? [wanted] : wanted,
  ])
  return bases(kind)
    .filter((base) => fixed.every(([key, wanted]) => base.raw[key] === undefined || wanted.includes(String(base.raw[key]))))
    .map((base) => ({ ...base, raw: { ...Object.fromEntries(fixed.map(([key, wanted]) => [key, wanted[0] ?? ''])), ...base.raw } }))
    .flatMap((base) => choices(kind, base))
}

const factKey = (kind: Kind, key: string): string =>
  ({
    cat: 'bulb_cat',
    std: kind.params.includes('batt_std') ? 'batt_std' : 'std',
    type: kind.params.includes('wiper_type') ? 'wiper_type' : 'filter_type',
  })[key] ?? key

function bases(kind: Kind): Draft[] {
  if (kind.profiles) return kind.profiles.map(({ price, ...raw }) => ({ raw, price, factor: 1, box: null }))
  if (kind.items) {
    const items = kind.items
    return items.map((item) => ({
      raw: { ...item.p, item: item.n },
      price: item.price,
      factor: 1,
      box: item.box,
      tailIds: tellingIds(
        item,
        items.filter(({ n }) => n === item.n),
      ),
    }))
  }
  if (kind.price_by_type) {
    const lengths = Array.isArray(kind.lengths) ? (kind.lengths as readonly number[]) : [] // brushes list their lengths
    return Object.entries(kind.price_by_type).flatMap(([type, price]) =>
      lengths.map((len) => ({
        raw: { wiper_type: type, len, inch: kind.inch?.[len] ?? Math.round(len / 25.4) },
        price,
        factor: 1 + 0.0012 * Math.max(0, len - 400),
        box: null,
      })),
    )
  }
  const [low, high] = kind.price ?? [100, 200]
  return Object.entries(kind.lengths ?? {}).flatMap(([ribs, lengths]: [string, readonly number[]]) =>
    lengths.map((len) => {
      const middle = low + (high - low) * Math.min(1, (len * Number(ribs)) / 20_000)
      return {
        raw: { ribs: Number(ribs), len, material: 'EPDM' },
        price: [middle * 0.8, middle * 1.2],
        factor: 1,
        box: null,
      } satisfies Draft
    }),
  )
}

const AMOUNTS = ['ml', 'g', 'mass', 'vol']
/** Amounts always, and what differs among the items of one name. */
const tellingIds = (item: Item, namesakes: readonly Item[]): string[] =>
  Object.keys(item.p).filter((id) => AMOUNTS.includes(id) || namesakes.some((other) => other.p[id] !== item.p[id]))

/** Splits a variant by what the buyer chooses and the name says: polarity, colour temperature, pieces in a set. */
function choices(kind: Kind, base: Draft): Draft[] {
  const byPolarity = Array.isArray(base.raw.polarity)
    ? (base.raw.polarity as readonly string[]).map((polarity) => ({ ...base, raw: { ...base.raw, polarity } })) // batteries list theirs as texts
    : [base]
  const byKelvin = byPolarity.flatMap((it) => (kind.kelvin ? kind.kelvin.map((kelvin) => ({ ...it, raw: { ...it.raw, kelvin } })) : [it]))
  return byKelvin.flatMap((it) =>
    kind.pcs ? kind.pcs.map((pcs) => ({ ...it, raw: { ...it.raw, pcs }, factor: it.factor * (pcs === 1 ? 1 : pcs * 0.93) })) : [it],
  )
}

/** @returns the variant of a draft with all its values */
export function finish(kindId: string, { tailIds = [], ...base }: Draft): Variant {
  const kind = KINDS[kindId]
  const constants = Object.fromEntries(Object.entries(kind?.const ?? {}).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  > // what is left are texts
  // the lengths of jump cables are metres
  const raw = kindId === 'jump_cable' && base.raw.len !== undefined ? { ...base.raw, len: null, len_m: base.raw.len } : base.raw
  const all = { ...constants, ...raw }
  const values = Object.entries(all).flatMap(([id, value]) => compactValues(id, value))
  const tailOf = (id: string) => compactValues(kindId === 'jump_cable' && id === 'len' ? 'len_m' : id, base.raw[id])
  const factor = base.factor * (kind?.type_factor?.[String(raw.filter_type)] ?? 1)
  return { ...base, raw: all, values, factor, tail: tailIds.flatMap(tailOf) }
}
