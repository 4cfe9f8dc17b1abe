import type { Runner, Steps } from '../steps'
import type { Catalogue } from './query/catalogue'
import { type PriceColumns, type PriceOf, pricingRows } from './query/price-columns'
import type { NameSearch } from './search/names'
import type { Search } from './search/search'

/** What is worked out of the goods when somebody asks for it first; who asks meanwhile waits for the same. What fails is tried anew by who asks next. */
export type MadeLater = {
  search: () => Promise<Search>
  /** Categories and brands by their names. */
  names: () => Promise<NameSearch>
  /** The prices of one buyer, by a key that says all they depend on. */
  prices: (key: string, priceOf: PriceOf) => Promise<PriceColumns>
}

/** How goods and names are read for the search. */
export type Searching = {
  readingProducts: (catalogue: Catalogue) => Steps<Search>
  readingNames: (catalogue: Catalogue) => Steps<NameSearch>
}

/** The prices of so many buyers are kept: 0.6 MB each for 50 000 products. */
const BUYERS_KEPT = 8

/**
 * @param run how it is worked out: at once, or with other work between
 * @param searching what reads for the search; it may have to come first
 */
export function madeLater(catalogue: Catalogue, run: Runner, searching: () => Promise<Searching>): MadeLater {
  let buyers: { key: string; prices: Promise<PriceColumns> }[] = []
  return {
    search: once(async () => run((await searching()).readingProducts(catalogue))),
    names: once(async () => run((await searching()).readingNames(catalogue))),
    prices: (key, priceOf) => {
      const known = buyers.find((buyer) => buyer.key === key)
      const prices = known?.prices ?? Promise.resolve(run(pricingRows(catalogue.listed, priceOf)))
      buyers = [{ key, prices }, ...buyers.filter((buyer) => buyer !== known)].slice(0, BUYERS_KEPT)
      return prices
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = null
      throw thrown
    })
    return made
  }
}
