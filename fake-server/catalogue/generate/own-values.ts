import { type CompactValue, compactValues } from '../parameters'
import { createRandom } from '../random'
import type { Member } from './families'

const AMOUNT: Readonly<Record<string, string>> = { л: 'vol', кг: 'mass' }

/** @returns the values that belong to one product and not to its whole variant: amount, package, country, media, fit… */
export function ownValues({ family, pack }: Member): CompactValue[] {
  const { kind, leaf, brand, line, variant, fit } = family
  const random = createRandom(family.key, 2)
  const has = (id: string) => kind.params.includes(id) && !variant.values.some(([of]) => of === id)
  const values: CompactValue[] = []
  const add = (id: string, make: () => string | number | undefined) => {
    if (has(id)) for (const value of compactValues(id, make())) values.push(shared(value))
  }
  const amount = pack ? AMOUNT[pack[1]] : undefined
  if (amount && pack) values.push(shared([amount, pack[0]]))
  if (pack && kind.params.includes('pack_type')) values.push(shared(['pack_type', pack[4]]))
  add('season', () => kind.season?.[String(variant.raw.sae).split('-')[0] ?? ''])
  add('kelvin', () => line?.kelvin)
  add('scent', () => kind.scents && random.pick(kind.scents))
  add('adapter', () => kind.adapters && random.pick(kind.adapters))
  add('valve', () => kind.valves && random.pick(kind.valves))
  add('bypass', () => kind.bypass && random.pick(kind.bypass))
  add('micron', () => kind.micron && random.pick(kind.micron))
  add('media', () =>
    variant.raw.filter_type === 'Угольный'
      ? kind.media?.[1]
      : leaf.kind === 'filter_cabin'
        ? kind.media?.[0]
        : kind.media && random.pick(kind.media),
  )
  add('country', () => brand.country)
  for (const [id, choices] of Object.entries(kind.const ?? {})) if (typeof choices !== 'string') add(id, () => random.pick(choices))
  if (fit) values.push(shared(['fit', fit]))
  return values
}

/** One array for all products that have a value: there are few values and many products. */
const known = new Map<string, Map<string | number, CompactValue>>()
function shared(value: CompactValue): CompactValue {
  const [id, text] = value
  const values = known.get(id) ?? new Map<string | number, CompactValue>()
  known.set(id, values)
  const found = values.get(text)
  if (!found) values.set(text, value)
  return found ?? value
}
