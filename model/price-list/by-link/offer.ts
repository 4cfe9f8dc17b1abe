import type { PriceListRow } from '../price-list-row'

/** The forms of a price list by link, by the ending of its address. [DEC-077] */
export const PRICE_LIST_FORMS = ['xlsx', 'csv', 'yml', 'xml'] as const
export type PriceListForm = (typeof PRICE_LIST_FORMS)[number]

/** A product of a price list by link. */
export type Offer = PriceListRow & {
  categoryId: number
  /** An address of the shop's own origin; '' where there is no picture. */
  image: string
}

/** A price list by link, whatever its form. */
export type PriceListByLink = {
  shop: string
  /** «ООО «Гараж», Казань». */
  buyer: string
  /** The category and those above it, each after its parent. */
  categories: readonly { id: number; name: string; parentId: number | null }[]
  offers: readonly Offer[]
  /** Whether it has only what changed after a moment. */
  isPart: boolean
  /** When it was made, ms. */
  at: number
}
