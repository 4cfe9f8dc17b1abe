import type { Product } from './product'

/** What a product is known by, whoever makes it: its parameters, `id` and the value as it is compared. */
export type TechnicalValue = readonly [id: string, value: string | number]

/** How much there is of it, where it comes from, what it looks like, and what a laboratory measured: two of one class may differ in these. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['vol', 'mass', 'ml', 'g', 'pack_type', 'country', 'warranty', 'shelf', 'weight', 'scent'],
  ...['v40', 'v100', 'vi', 'pour', 'flash', 'tbn', 'drop', 'boil', 'boil_wet', 'visc40n', 'density', 'lm'],
])
/** A fluid is known by its class, not by its colour. */
const FLUID: ReadonlySet<string> = new Set(['sae', 'spec', 'std', 'dot', 'nlgi', 'glycol', 'gost', 'din'])

/**
 * Viscosity, approvals, class, size and whatever else decides what a product is for, as one text: two goods with the same one may stand
 * for one another. A G11 is no G12, whatever their colours; a 0W-40 C3 is no 0W-40 A3/B4. [ENT-008]
 */
export const technicalClass = (values: readonly TechnicalValue[]): string =>
  telling(values)
    .map(([id, value]) => `${id}=${value}`)
    .sort()
    .join('|')

/** @returns the values that decide what a product is for */
export function telling(values: readonly TechnicalValue[]): TechnicalValue[] {
  const isFluid = values.some(([id]) => FLUID.has(id))
  return values.filter(([id]) => !ASIDE.has(id) && !(isFluid && id === 'color'))
}

/** The words of a name before its brand: the kind of goods; none where the name does not name the brand. */
export const kindWords = (name: string, brand: string): string =>
  name
    .slice(0, Math.max(0, name.indexOf(brand)))
    .trim()
    .toLowerCase()

type Classed = Pick<Product, 'category_id' | 'name' | 'brand' | 'values'>
/** null: neither its name nor its values tell what it is for. */
function wireClass({ category_id, name, brand, values }: Classed): string | null {
  const kind = kindWords(name, brand.name)
  const made = technicalClass(values.map((value) => [value.parameter.id, value.number ?? value.name ?? ''] as const))
  return kind === '' && made === '' ? null : [category_id, kind, made].join('|')
}

/** Whether one product may stand for another: of its category and kind, of its technical class. Goods that are only alike may not. [ENT-008] */
export function isAnalog(product: Classed, other: Classed): boolean {
  const own = wireClass(product)
  return own !== null && own === wireClass(other)
}
