import type { Runner } from '../steps'
import type { Catalogue } from './query/catalogue'
import { type PriceColumns, type PriceOf, pricingRows } from './query/price-columns'
import { readingNames, type NameSearch } from './search/names'
import { readingProducts, type Search } from './search/search'

/** What is worked out of the goods when somebody asks for it first; who asks meanwhile waits for the same. */
export type MadeLater = {
  search: () => Promise<Search>
  /** Categories and brands by their names. */
  names: () => Promise<NameSearch>
  /** The prices of one buyer, by a key that says all they depend on. */
  prices: (key: string, priceOf: PriceOf) => Promise<PriceColumns>
}

/** The prices of so many buyers are kept: 0.6 MB each for 50 000 products. */
const BUYERS_KEPT = 8

/** @param run how it is worked out: at once, or with other work between */
export function madeLater(catalogue: Catalogue, run: Runner): MadeLater {
  let search: Promise<Search> | null = null
  let names: Promise<NameSearch> | null = null
  let buyers: { key: string; prices: Promise<PriceColumns> }[] = []
  return {
    search: () => (search ??= Promise.resolve(run(readingProducts(catalogue.listed)))),
    names: () => (names ??= Promise.resolve(run(readingNames(catalogue)))),
    prices: (key, priceOf) => {
      const known = buyers.find((buyer) => buyer.key === key)
      const prices = known?.prices ?? Promise.resolve(run(pricingRows(catalogue.listed, priceOf)))
      buyers = [{ key, prices }, ...buyers.filter((buyer) => buyer !== known)].slice(0, BUYERS_KEPT)
      return prices
    },
  }
}
