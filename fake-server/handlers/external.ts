import { categoryPath, type Category, trailOf } from '../../model/catalogue/category'
import { externalContract } from '../../model/contract/content/external'
import { HIDDEN_CATEGORY_SLUG, SEARCH_RESULTS } from '../../model/limits'
import { forEach } from '../catalogue/query/bitset'
import { productImages } from '../catalogue/product-images'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import { handlersFor, notYet } from '../handlers-for'
import { readableWords } from '../rules/product-list'

const CATEGORIES = 5

/** The services beside the API, such as the search. */
export const externalHandlers = handlersFor(externalContract, {
  /** The search service knows names and articles, no price and no stock: it answers everybody alike. [CALL-110] */
  'external.search': ({ query, ...scene }) => {
    const { listed, words } = scene.world.catalogue
    const text = readableWords(scene, query.q)
    const found: CatalogueProduct[] = []
    forEach(words().find(text), (row) => found.push(...[listed[row]].filter((product) => product !== undefined)))
    const items = found.slice(0, query.limit ?? SEARCH_RESULTS).map((product) => ({
      id: product.id,
      name: product.name,
      article: product.article,
      barcode: product.barcode,
      brand: product.brand.name,
      image: productImages(product)[0] ?? null,
    }))
    return { items, total: found.length, categories: categoriesNamed(scene.world.categories, text) }
  },

  'external.addresses': notYet,
})

/** Categories whose name begins some word with each word of the text. */
function categoriesNamed(roots: readonly Category[], text: string) {
  const lower = (it: string) => it.toLowerCase().replaceAll('ё', 'е')
  const asked = lower(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const all = (categories: readonly Category[]): Category[] => categories.flatMap((category) => [category, ...all(category.children)])
  const visible = roots.filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG)
  return all(visible)
    .filter(({ name }) => asked.length > 0 && asked.every((word) => ` ${lower(name)}`.includes(` ${word}`)))
    .slice(0, CATEGORIES)
    .map(({ id, name }) => ({ id, name, path: categoryPath(trailOf(roots, id)) }))
}
