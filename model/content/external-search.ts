import * as z from 'zod/mini'
import { BrandCount } from '../catalogue/filter'
import { Id } from '../id'
import { Link } from './link'
import { whole } from '../whole'

/** A product as the search service knows it: no price, no stock. [CALL-110, DEC-032] */
export const SearchHit = z.object({
  id: Id,
  name: z.string(),
  article: z.string(),
  barcode: z.optional(z.string()),
  brand: z.string(),
  image: z.nullable(Link),
})
export type SearchHit = z.output<typeof SearchHit>

/** A value that some words name: of a parameter as filters have it, in words, and how many goods have it. */
const NamedValue = z.object({
  id: z.string(),
  name: z.string(),
  /** As it stands in an address. */
  value: z.string(),
  text: z.string(),
  count: z.number().check(whole(), z.nonnegative()),
})

/**
 * `categories` that fit the words, with the address of each; `brands` that some of them name, with how many goods each has; `filters`
 * that some of them name where nothing was found.
 */
export const SearchAnswer = z.object({
  items: z.array(SearchHit),
  total: z.number().check(whole(), z.nonnegative()),
  categories: z.array(z.object({ id: Id, name: z.string(), path: Link })),
  brands: z.optional(z.array(BrandCount)),
  filters: z.optional(z.array(NamedValue)),
})
export type SearchAnswer = z.output<typeof SearchAnswer>

/** An address that the suggestion service completes; null is not known. [CALL-111] */
export const AddressSuggestion = z.object({
  value: z.string(),
  unrestricted_value: z.string(),
  data: z.object({
    postal_code: z.nullable(z.string()),
    region_with_type: z.nullable(z.string()),
    area_with_type: z.nullable(z.string()),
    city: z.nullable(z.string()),
    settlement: z.nullable(z.string()),
    street: z.nullable(z.string()),
    house: z.nullable(z.string()),
    geo_lat: z.nullable(z.string()),
    geo_lon: z.nullable(z.string()),
  }),
})
export type AddressSuggestion = z.output<typeof AddressSuggestion>
