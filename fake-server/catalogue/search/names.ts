import type { Steps } from '../../steps'
import { BRANDS, CATEGORY_TREE, type CategoryNode } from '../facts'
import { HIDDEN_CATEGORY_SLUG } from '../../../model/limits'
import type { Catalogue } from '../query/catalogue'
import { type Fits, matchWords, MISSED } from './match-words'
import { chunksOf, wordsIn } from './spelling'
import { tradeReader } from './trade-words'
import { readingWords, type Vocabulary } from './vocabulary'

/** Finds categories and brands by what people type to find products. */
export type NameSearch = {
  /** Brands that some word of a text names, the better fitting first; those without listed goods are left out. */
  brands: (text: string) => { name: string; slug: string; count: number }[]
  /** Ids of categories that have all words of a text but those that name a brand; codes are left aside where they stand in no name. */
  categories: (text: string) => number[]
  /** Ids of categories that have some word of a text, those with the most of its words first. */
  categoriesOfSome: (text: string) => number[]
}

/** Shorter beginnings would name a brand in half of all texts. */
const BRAND_MIN = 2
/** Shorter words are in too many names. */
const SOME_MIN = 3

/** Reads the names of categories, but for those that no menu shows, and of brands. */
export function* readingNames({ brands, categories }: Catalogue): Steps<NameSearch> {
  const sold = BRANDS.filter(({ slug }) => (brands.get(slug)?.length ?? 0) > 0)
  const shown = visible(CATEGORY_TREE).filter(({ id }) => (categories.get(id)?.length ?? 0) > 0)
  const ofBrands = yield* readingNamesOf(sold)
  const ofCategories = yield* readingNamesOf(shown)
  const isOfBrand = (chunk: string): boolean => chunk.length >= BRAND_MIN && placesIn(ofBrands, chunk).length > 0
  return {
    brands: (text) =>
      [...new Set(chunksOf(text).flatMap((chunk) => (isOfBrand(chunk) ? placesIn(ofBrands, chunk) : [])))].flatMap((at) => {
        const brand = sold[at]
        return brand ? [{ name: brand.name, slug: brand.slug, count: brands.get(brand.slug)?.length ?? 0 }] : []
      }),
    categories: (text) => {
      const chunks = chunksOf(text).filter((chunk) => !isOfBrand(chunk) || placesIn(ofCategories, chunk).length > 0)
      const places = placesIn(ofCategories, chunks.join(' '))
      const named = places.length > 0 ? places : placesIn(ofCategories, chunks.filter((chunk) => !/\d/.test(chunk)).join(' '))
      return named.flatMap((at) => shown[at]?.id ?? [])
    },
    categoriesOfSome: (text) => {
      const counts = new Map<number, number>()
      for (const chunk of chunksOf(text).filter((word) => word.length >= SOME_MIN && !/\d/.test(word)))
        for (const at of placesIn(ofCategories, chunk)) counts.set(at, (counts.get(at) ?? 0) + 1)
      return [...counts].sort(([, one], [, other]) => other - one).flatMap(([at]) => shown[at]?.id ?? [])
    },
  }
}

/** Names by row, and of how many words each is. */
type Names = { vocabulary: Vocabulary; lengths: readonly number[] }

function* readingNamesOf(all: readonly { name: string }[]): Steps<Names> {
  const saidOf = tradeReader()
  const vocabulary = yield* readingWords(all.length, (at) => {
    const name = all[at]?.name ?? ''
    return [name, saidOf([name])]
  })
  return { vocabulary, lengths: all.map(({ name }) => wordsIn(name).length) }
}

/** The rows that fit a text, the better fitting first, then those with the fewest words besides: filters come before what takes filters off. */
function placesIn({ vocabulary, lengths }: Names, text: string): number[] {
  const fits: Fits = matchWords({ vocabulary, codes: null }, text) ?? new Uint8Array()
  return Array.from(fits.keys())
    .filter((row) => fits[row] !== MISSED)
    .sort((one, other) => (fits[one] ?? 0) - (fits[other] ?? 0) || (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other)
}

const visible = (roots: readonly CategoryNode[]): CategoryNode[] =>
  roots.filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG).flatMap(branch)
const branch = (node: CategoryNode): CategoryNode[] => [node, ...(node.children ?? []).flatMap(branch)]
