import { brands, groups } from '../seed/facts/brands.json'
import { tree } from '../seed/facts/categories.json'
import fits from '../seed/facts/fits.json'
import { kinds, params } from '../seed/facts/params.json'

/** A value as the facts write it; several of a list parameter stand in an array. */
export type RawValue = string | number | null | readonly (string | number)[]
/** Rubles: of one piece, of a litre or kilogram where goods come in packages. */
export type PriceRange = readonly [min: number, max: number]
/** Value, unit, units in a box (the order multiple), factor of the price per litre or kilogram, kind of package. */
export type Pack = readonly [value: number, unit: string, box: number, factor: number, tare: string]
/** Values by parameter that go together, and what such goods cost. */
export type Profile = { readonly [id: string]: RawValue } & { readonly price: PriceRange }
/** A thing with a name of its own: name, values by parameter, units in a box, price. */
export type Item = { readonly n: string; readonly p: Readonly<Record<string, RawValue>>; readonly box: number; readonly price: PriceRange }
/** A line of a brand's goods: name, factor of the price, colour temperature of a bulb in kelvins. */
export type Line = { readonly n: string; readonly f: number; readonly kelvin?: number }

/** What goods of one kind have in common: the parameters, the name's pattern and what its articles differ by. */
export type Kind = {
  readonly name: string
  readonly params: readonly string[]
  readonly profiles?: readonly Profile[]
  readonly items?: readonly Item[]
  readonly packs?: readonly Pack[]
  readonly lines?: readonly (string | Line)[]
  readonly const?: Readonly<Record<string, string | readonly (string | number)[]>>
  /** Grams per millilitre. */
  readonly density?: number
  readonly season?: Readonly<Record<string, string>>
  readonly box?: readonly number[]
  readonly fit?: 'engine' | 'model'
  readonly media?: readonly string[]
  readonly valves?: readonly string[]
  readonly bypass?: readonly number[]
  readonly micron?: readonly number[]
  readonly scents?: readonly string[]
  readonly kelvin?: readonly number[]
  readonly pcs?: readonly number[]
  readonly lengths?: readonly number[] | Readonly<Record<string, readonly number[]>>
  readonly inch?: Readonly<Record<string, number>>
  readonly adapters?: readonly string[]
  readonly price?: PriceRange
  readonly price_by_type?: Readonly<Record<string, PriceRange>>
  readonly type_factor?: Readonly<Record<string, number>>
}

/** A maker of goods. */
export type Brand = {
  readonly name: string
  readonly slug: string
  readonly country: string
  readonly groups: readonly string[]
  /** Pattern of its articles. */
  readonly article: string
  /** Factor of its prices. */
  readonly f: number
  /** How often it is met, 1 to 10. */
  readonly w: number
  readonly colour: string
}

/** A category of the tree. Only a leaf has a kind, its weight `w` among leaves and the values that all its goods have. */
export type CategoryNode = {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly children?: readonly CategoryNode[]
  readonly kind?: string
  readonly w?: number
  readonly fixed?: Readonly<Record<string, string | readonly string[]>>
}

// The inferred type of a JSON file is a union of a thousand literals; what is generated from each is tested, so the casts below hold.

/** Kinds of goods by id. */
export const KINDS = kinds as unknown as Readonly<Record<string, Kind>>
/** Parameters by id; unit '' where there is none. */
export const PARAMETER_FACTS = params as unknown as Readonly<Record<string, readonly [name: string, unit: string, type: 'list' | 'number']>>
/** All brands; the place in this list is part of barcodes. */
export const BRANDS = brands as unknown as readonly Brand[]
/** Ids of kinds by group; a brand makes the kinds of its groups. */
export const BRAND_GROUPS = groups as unknown as Readonly<Record<string, readonly string[]>>
/** The roots of the catalogue. */
export const CATEGORY_TREE = tree as unknown as readonly CategoryNode[]
/** Engines that parts fit; P runs on petrol, D on diesel. */
export const ENGINES = fits.engines as unknown as readonly (readonly [name: string, fuel: 'P' | 'D'])[]
/** Cars that parts fit, make and model. */
export const MODELS: readonly string[] = fits.models

/** A category without categories under it: only these hold goods. */
export type Leaf = Required<Pick<CategoryNode, 'id' | 'name' | 'kind' | 'w'>> &
  Pick<CategoryNode, 'fixed'> & { readonly path: readonly number[] }

/** @returns all leaves in the order of the tree, each with the ids from its root down to itself */
export function leavesOf(nodes: readonly CategoryNode[], above: readonly number[] = []): Leaf[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.id]
    if (node.children) return leavesOf(node.children, path)
    const { id, name, kind = '', w = 0, fixed } = node
    return [{ id, name, kind, w, path, ...(fixed && { fixed }) }]
  })
}

/** The leaves of the shop's catalogue. */
export const LEAVES: readonly Leaf[] = leavesOf(CATEGORY_TREE)
/** The same by the category's id. */
export const LEAF_BY_ID: ReadonlyMap<number, Leaf> = new Map(LEAVES.map((leaf) => [leaf.id, leaf]))

/** @returns the brands that make goods of a kind, in the order of the facts */
export const brandsOfKind = (kind: string): Brand[] =>
  BRANDS.filter(({ groups }) => groups.some((group) => BRAND_GROUPS[group]?.includes(kind)))
