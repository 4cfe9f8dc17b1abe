import facts from '../../seed/facts/product-texts.json'
import { type CatalogueProduct, orderedValues } from '../catalogue-product'
import { compactText } from '../parameters'
import type { TemplateValues } from './fill-template'

/** What is said of goods of some kinds. Sentences are templates, see `fillTemplate`. */
export type TextGroup = {
  /** A regular expression of kinds. */
  kinds: string
  storage: string
  hazard?: string
  rules?: string
  lead: readonly string[]
  differs: readonly string[]
  /** A sentence by the value of a parameter. */
  by?: Readonly<Record<string, Readonly<Record<string, string>>>>
  use: string
  /** Templates of a name and a note. */
  where: readonly (readonly [name: string, note: string])[]
}
/** What a safety data sheet says of a substance. */
export type Hazard = Readonly<Record<'name' | 'class' | 'harm' | 'aid' | 'fire' | 'spill' | 'protect' | 'ship', string>>
/** By which technical regulation goods are declared. */
export type Regulation = Readonly<Record<'act' | 'name' | 'scheme', string>>

// The type of a JSON file is that of its rows; tests read them of every kind of goods.
const groups = facts.groups as unknown as readonly TextGroup[]
const compiled = groups.map((group) => ({ group, pattern: new RegExp(group.kinds) }))

/** The texts of goods of a kind: the first group that fits; the last one fits all. */
export const textsOf = (kind: string): TextGroup => compiled.find(({ pattern }) => pattern.test(kind))!.group

/** How goods are stored, by the name in their texts. */
export const storageOf = ({ storage }: TextGroup): string => (facts.storages as Readonly<Record<string, string>>)[storage] ?? ''
/** What is dangerous about goods; undefined: they are things, not substances. */
export const hazardOf = ({ hazard }: TextGroup): Hazard | undefined =>
  hazard === undefined ? undefined : (facts.hazards as Readonly<Record<string, Hazard>>)[hazard]
/** What goods are declared by; undefined: no declaration is asked for. */
export const regulationOf = ({ rules }: TextGroup): Regulation | undefined =>
  rules === undefined ? undefined : (facts.rules as Readonly<Record<string, Regulation>>)[rules]

/** Whose approvals begin how, and what they build. */
export const MAKES: readonly (readonly [approval: RegExp, make: string])[] = facts.makes.map(([approval = '', make = '']) => [
  new RegExp(approval),
  make,
])

/** The lowest temperature, °C, at which an engine starts by the class of its oil: 0W, 5W, … */
const COLD_START: Readonly<Record<string, string>> = { '0W': '−35', '5W': '−30', '10W': '−25', '15W': '−20', '20W': '−15' }

type Special = readonly [purpose: string, where: string, note: string]
/** What goods of one kind are for and where, when their group is a wide one. */
export const specialOf = (kind: string): Special | undefined => (facts.specials as unknown as Readonly<Record<string, Special>>)[kind]

/**
 * The values of a product by the names of templates: `name`, `brand`, `line`, `cold`, `special` (what its kind is for), `basic` (its base
 * oil as an adjective of a feminine noun) and all its parameters.
 */
export function valuesOf(product: CatalogueProduct): TemplateValues {
  const values = orderedValues(product)
  const texts = (id: string) => values.filter(([of]) => of === id).map(compactText)
  return (name) => {
    if (name === 'name') return product.name
    if (name === 'brand') return product.brand.name
    if (name === 'line') return product.line ?? ''
    if (name === 'special') return specialOf(product.kind)?.[0]
    if (name === 'basic') return texts('base')[0]?.replace(/ое$/, 'ая')
    if (name === 'cold') return COLD_START[/^\d+W/.exec(texts('sae')[0] ?? '')?.[0] ?? '']
    if (name === 'polarity') return texts('polarity')[0]?.replace(/\s*\[[^\]]*\]/, '')
    return texts(name).join(', ') || undefined
  }
}
