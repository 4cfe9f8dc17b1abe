import { type Brand, brandsOfKind, ENGINES, KINDS, type Kind, type Leaf, type Line, MODELS, type Pack } from '../facts'
import { fraction, hash, mix } from '../random'
import type { Naming } from './naming'
import { type Draft, draftsOf, finish, type Variant } from './variants'

/** One brand's goods of one line and variant; they differ by package only. */
export type Family = {
  key: number
  leaf: Leaf
  kind: Kind
  brand: Brand
  line: Line | null
  variant: Variant
  fit: string | null
  /** Shared with the other families of this variant and line. */
  naming: Naming
}
/** One product of a family; `pack` null where it comes in no packages. */
export type Member = { family: Family; pack: Pack | null }

/** All goods that a leaf could hold. */
export type Space = {
  /** How many different products there are. */
  capacity: number
  /** The first `count` of them in an order of chance: popular brands first, most families with two or three packages. */
  take: (count: number) => Member[]
}

const WIPER_LINES: Readonly<Record<string, readonly string[]>> = {
  Каркасная: ['Vision'],
  Бескаркасная: ['Aero', 'Vision'],
  Гибридная: ['Hybrid'],
  Задняя: ['Rear'],
  Зимняя: ['Winter'],
}

/** Lines that belong to one season only. */
const SEASON_OF_LINE: Readonly<Record<string, string>> = { Arctic: 'Зима', Zima: 'Зима', Leto: 'Лето' }

/** The lines in which a variant comes; [null] where it has none. */
export function linesOf(kind: Kind, { raw }: Draft): readonly (Line | null)[] {
  const lines = (raw.wiper_type ? WIPER_LINES[String(raw.wiper_type)] : raw.line ? [String(raw.line)] : kind.lines) ?? []
  const all = lines.map((line) => (typeof line === 'string' ? { n: line, f: 1 } : line))
  const fitting = all.filter(({ n }) => !raw.season || !SEASON_OF_LINE[n] || SEASON_OF_LINE[n] === raw.season)
  return fitting.length ? fitting : [null]
}

/** @returns the engines or models that goods of a kind are made for */
function fitsOf(kindId: string, kind: Kind): readonly string[] {
  if (kind.fit === 'model') return MODELS
  if (kind.fit !== 'engine') return []
  const fuel = /^(filter_fuel_d|filter_sep|glow)/.test(kindId) ? 'D' : kindId === 'filter_fuel' || kindId === 'spark_plug' ? 'P' : null
  return ENGINES.filter((engine) => fuel === null || engine[1] === fuel).map(([name]) => name)
}

/** @param seed of the whole catalogue */
export function spaceOf(seed: number, leaf: Leaf): Space {
  const kind = KINDS[leaf.kind]
  const drafts = draftsOf(leaf)
  if (!kind || !drafts.length) return { capacity: 0, take: () => [] }
  const brands = brandsOfKind(leaf.kind)
  const packs: readonly (Pack | null)[] = kind.packs ?? [null]
  const fits = fitsOf(leaf.kind, kind)
  const lined = drafts.flatMap((draft) => linesOf(kind, draft).map((line) => ({ draft, line, naming: {}, namingOfFits: {} })))
  const finished = new Map<Draft, Variant>()
  const variantOf = (draft: Draft): Variant => {
    const variant = finished.get(draft) ?? finish(leaf.kind, draft)
    finished.set(draft, variant)
    return variant
  }
  const bySize = lined.length * brands.length
  const families = bySize + fits.length * brands.length
  const leafSeed = mix(seed, leaf.id)

  function family(ordinal: number): Family {
    const fitting = ordinal >= bySize
    const place = fitting ? ordinal - bySize : ordinal
    const brand = brands[place % brands.length] as Brand // a remainder is inside
    const rest = Math.floor(place / brands.length)
    const fit = fitting ? (fits[rest] ?? null) : null
    // any variant and line may serve an engine: by chance, the same each time
    const { draft, line, naming, namingOfFits } = lined[
      fitting ? mix(leafSeed, hash(fit ?? '')) % lined.length : rest
    ] as (typeof lined)[number] // both are inside
    return {
      key: mix(leafSeed, ordinal),
      leaf,
      kind: kind as Kind,
      brand,
      line,
      variant: variantOf(draft),
      fit,
      naming: fit ? namingOfFits : naming,
    } // checked above
  }

  const step = coprimeStep(families)
  /** The families in an order of chance, those of popular brands or the others. */
  function* ordinals(popular: boolean): Generator<number> {
    for (let at = 0, ordinal = leafSeed % families; at < families; at++, ordinal = (ordinal + step) % families) {
      const weight = (brands[ordinal % brands.length]?.w ?? 1) / 10
      if (fraction(mix(leafSeed, ordinal, 1)) < weight === popular) yield ordinal
    }
  }

  function* order(): Generator<Member> {
    for (const part of ['first', 'rest'] as const)
      for (const popular of [true, false]) for (const ordinal of ordinals(popular)) yield* members(ordinal, part)
  }

  function* members(ordinal: number, part: 'first' | 'rest'): Generator<Member> {
    const it = family(ordinal)
    const count = Math.min(packs.length, 1 + (it.key % 4))
    const start = mix(it.key, 2) % packs.length
    const [from, to] = part === 'first' ? [0, count] : [count, packs.length]
    for (let at = from; at < to; at++) yield { family: it, pack: packs[(start + at) % packs.length] ?? null }
  }

  return {
    capacity: families * packs.length,
    take(count) {
      const taken: Member[] = []
      if (count <= 0) return taken
      for (const member of order()) {
        taken.push(member)
        if (taken.length === count) break
      }
      return taken
    },
  }
}

/** @returns a step of about the golden ratio that visits every place of a circle of `size` */
function coprimeStep(size: number): number {
  let step = Math.max(1, Math.floor(size * 0.618))
  while (gcd(step, size) !== 1) step++
  return step
}
const gcd = (first: number, second: number): number => (second ? gcd(second, first % second) : first)
