import { weakMapMemoize } from 'reselect'
import { articleKey } from '../../../model/text/article'
import { type CatalogueProduct, compactValuesOf } from '../catalogue-product'
import { ENGINES, MODELS } from '../facts'
import type { CompactValue } from '../parameters'
import type { Catalogue } from '../query/catalogue'
import { groupOf } from '../query/terms'
import { fittingVariant } from './fitting-variant'
import { oemOf } from './oem-numbers'
import { leafOf, PART_KINDS, type PartKind, REAL } from './part-kinds'

/** A part of one engine or model, and the category of the goods for it. */
export type FittedPart = { kind: PartKind; fit: string; leaf: number }
type Named = Pick<Catalogue, 'listed' | 'terms'>
type Goods = Named & Pick<Catalogue, 'categories'>

const DIESELS: ReadonlySet<string> = new Set(ENGINES.flatMap(([name, fuel]) => (fuel === 'D' ? [name] : [])))
const FUELS: ReadonlyMap<string, 'P' | 'D'> = new Map(ENGINES)

/** The part of an engine or model; null where it has none of the kind. */
export function fittedPart(kind: PartKind, fit: string): FittedPart | null {
  if (kind.fuel && FUELS.get(fit) !== kind.fuel) return null
  return { kind, fit, leaf: leafOf(kind, fit, DIESELS.has(fit)) }
}

/** Whether the goods of the shop for a part are of its name: pads of one car are for the front or for the rear. */
export const isSold = ({ kind, leaf, fit }: FittedPart): boolean =>
  !kind.item || kind.item.test(String(fittingVariant(leaf, fit)?.raw.item ?? ''))

/** All parts by the key of their number, made with the first question. */
let known: ReadonlyMap<string, readonly FittedPart[]> | null = null

/** The parts that a number names, in any spelling; several engines may have one number. */
export function partsOfNumber(text: string): readonly FittedPart[] {
  known ??= readNumbers()
  return known.get(articleKey(text)) ?? []
}

function readNumbers(): ReadonlyMap<string, readonly FittedPart[]> {
  const numbers = new Map<string, FittedPart[]>()
  const add = (number: string, part: FittedPart) => {
    const key = articleKey(number)
    const parts = numbers.get(key)
    if (parts) parts.push(part)
    else numbers.set(key, [part])
  }
  for (const kind of PART_KINDS)
    for (const fit of kind.fit === 'model' ? MODELS : ENGINES.map(([name]) => name)) {
      const part = fittedPart(kind, fit)
      if (part) add(oemOf(kind, fit), part)
    }
  // The second number of a part is found as the first one is.
  for (const [number, leaf, fits] of REAL)
    for (const fit of fits) {
      const kind = PART_KINDS.find((each) => each.leaf === leaf || each.otherLeaf === leaf)
      if (kind && oemOf(kind, fit) !== number) add(number, { kind, fit, leaf })
    }
  return numbers
}

/** The rows of the goods that name an engine or model. */
const rowsByFit = weakMapMemoize(({ terms }: Named): ReadonlyMap<string | number, Uint32Array> => {
  const { from = 0, to = 0 } = terms.groups.get(groupOf('fit')) ?? {}
  return new Map(Array.from({ length: to - from }, (_, at) => [terms.values[from + at] ?? '', terms.rowsOf(from + at)]))
})

/** Rows of the goods whose cross number this is, in the order of their popularity. */
export function crossRows(goods: Named, text: string): number[] {
  const rows = partsOfNumber(text).flatMap(({ kind, fit, leaf }) =>
    Array.from(rowsByFit(goods).get(fit) ?? []).filter((row) => {
      const product = goods.listed[row]
      return product?.categoryId === leaf && (!kind.item || kind.item.test(product.name))
    }),
  )
  return [...new Set(rows)].sort((one, other) => one - other)
}

/** Goods of the size of a part, whatever engine or model they name; none where its size is not what tells it. */
export function productsOfSize(goods: Goods, part: FittedPart): readonly CatalogueProduct[] {
  const values = fittingVariant(part.leaf, part.fit)?.values ?? []
  const key = sizeKey(part.kind, values)
  return key === '' ? [] : (sizesOf(goods, part.leaf, part.kind).get(key) ?? [])
}

const sizesOf = weakMapMemoize((goods: Goods, leaf: number, kind: PartKind): ReadonlyMap<string, readonly CatalogueProduct[]> => {
  const sizes = new Map<string, CatalogueProduct[]>()
  for (const row of goods.categories.get(leaf) ?? []) {
    const product = goods.listed[row]
    if (!product || (kind.item && !kind.item.test(product.name))) continue
    const key = sizeKey(kind, compactValuesOf(product))
    sizes.set(key, [...(sizes.get(key) ?? []), product])
  }
  return sizes
})

const sizeKey = ({ sizes }: PartKind, values: readonly CompactValue[]): string =>
  sizes.flatMap((id) => values.flatMap(([of, value]) => (of === id ? [`${id}=${value}`] : []))).join('|')
