import * as z from 'zod/mini'
import { Link } from '../content/link'
import { Id } from '../id'
import { Rubles } from '../money/money'
import { tied } from '../text/tied'
import { once } from '../text/once'
import { whole } from '../whole'

/** A parameter of a product: `number` for a measured one, `name` for one of a list. [ENT-008] */
export const ProductValue = z.object({
  parameter: z.object({
    /** Stands in the address: f[sae]=5W-30. */
    id: z.string(),
    name: z.string(),
    type: z.enum(['number', 'list']),
    unit: z.optional(z.string()),
  }),
  number: z.optional(z.number()),
  name: z.optional(z.string()),
})
export type ProductValue = z.output<typeof ProductValue>

/** Where a product is used: machines or units, and the norm or size that decides. */
const Application = z.object({ name: z.string(), note: z.string() })
export type Application = z.output<typeof Application>

/** A document of a product. `url`: its file, where there is one; without it `productDocuments.get` has its text. */
const DocumentEntry = z.object({
  kind: z.string(),
  title: z.string(),
  valid_until: z.optional(z.iso.date()),
  url: z.optional(Link),
})
export type DocumentEntry = z.output<typeof DocumentEntry>

/**
 * A product of the catalogue. Lists carry no price: `cost` and `cost_vs_discount` are absent there (DEC-056) and come
 * by `products.stocksAndPrices`. What the spec does not list is an extension of ours (docs/contract-extensions.md).
 */
export const Product = z.object({
  id: Id,
  name: z.string(),
  article: z.string(),
  barcode: z.optional(z.string()),
  brand: z.object({ name: z.string(), slug: z.string(), country: z.string() }),
  category_id: Id,
  category_name: z.optional(z.string()),
  images: z.array(z.string()),
  values: z.array(ProductValue),
  /** Ids of the parameters a buyer recognises it by, the most telling first: the nameplates. */
  key_values: z.array(z.string()),
  /** How many of it a set holds (setOf). */
  count: z.optional(z.number().check(whole(), z.positive())),
  favorite: z.boolean(),
  cost: z.optional(z.nullable(Rubles)),
  cost_vs_discount: z.optional(z.nullable(Rubles)),
  /** Whole points for one unit. [DEC-012] */
  bonus: z.optional(z.number().check(whole(), z.nonnegative())),
  /** The most that one order may hold. [DEC-019] */
  limit: z.nullable(z.number().check(whole(), z.positive())),
  /** Sold in multiples of this. [DEC-019] */
  pack: z.number().check(whole(), z.positive()),
  /** Grams of one unit. */
  weight: z.number().check(whole(), z.nonnegative()),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  reviews: z.number().check(whole(), z.nonnegative()),
  /** Paragraphs, one a line; on the product's own page, as what follows. */
  description: z.optional(z.string()),
  applications: z.optional(z.array(Application)),
  documents: z.optional(z.array(DocumentEntry)),
})
export type Product = z.output<typeof Product>

const numberFormat = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3, useGrouping: false }))
const groupedFormat = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))

/** @returns the text of one parameter: '5W-30', '4 л'; thousands apart from 10 000 on */
export function valueText({ parameter, number, name }: ProductValue): string {
  if (number === undefined) return tied(name ?? '')
  const text = (Math.abs(number) >= 10_000 ? groupedFormat : numberFormat)().format(number).replace('-', '−')
  return parameter.unit ? `${text}\u00a0${parameter.unit}` : text
}

/** Classes that say nothing without the name of whoever gave them. */
const PREFIXES: Readonly<Record<string, string>> = { acea: 'ACEA', ilsac: 'ILSAC', jaso: 'JASO' }

/** What millimetres measure, where several measures of one thing stand side by side. */
const MEASURES: Readonly<Record<string, string>> = { od: '⌀', id: '⌀\u00a0внутр.', len: 'L', wid: 'B', hei: 'h' }

/** @returns the text of a nameplate: '5W-30', 'ACEA C3', '⌀ 76 мм', 'Обратная (0)' */
function nameplate(value: ProductValue, isOfSeveral: boolean): string {
  const { id } = value.parameter
  const text = id === 'polarity' ? valueText(value).replace(/\s*\[[^\]]*\]/, '') : valueText(value)
  const prefix = PREFIXES[id] ?? (isOfSeveral ? MEASURES[id] : undefined)
  return prefix && !text.startsWith(prefix) ? `${prefix}\u00a0${text}` : text
}

/** @returns the nameplates of a product, the key one first */
export function nameplates(product: Pick<Product, 'values' | 'key_values'>): string[] {
  const shown = product.key_values.flatMap((id) => product.values.filter((value) => value.parameter.id === id).slice(0, 1))
  const isOfSeveral = shown.filter(({ parameter }) => parameter.id in MEASURES).length > 1
  return shown.map((value) => nameplate(value, isOfSeveral))
}
