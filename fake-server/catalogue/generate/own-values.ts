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
    if (has(id)) values.push(...compactValues(id, make()))
  }
  const amount = pack ? AMOUNT[pack[1]] : undefined
  if (amount && pack) values.push([amount, pack[0]])
  if (pack && kind.params.includes('pack_type')) values.push(['pack_type', pack[4]])
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
  if (fit) values.push(['fit', fit])
  return values
}
