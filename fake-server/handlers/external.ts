import { categoryPath, trailOf } from '../../model/catalogue/category'
import { externalContract } from '../../model/contract/content/external'
import { SEARCH_RESULTS } from '../../model/limits'
import { productImages } from '../catalogue/product-images'
import { compactText, PARAMETERS } from '../catalogue/parameters'
import type { ReadValue } from '../catalogue/search/values'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { seedConfig } from '../seed/config'

/** Categories and brands of one answer, each at most. */
const NAMES_MAX = 5
/** Addresses of one answer where the question does not say. */
const SUGGESTED = 10

/** The page of an OEM number stands among the sections of an answer; no category has this id. */
const OEM_SECTION = 1_000_000

const oemSection = (part: string | null, text: string) =>
  part === null
    ? []
    : [
        {
          id: OEM_SECTION,
          name: `${part}: все по\u00a0номеру OEM`,
          path: `/selection-parts/products-oem?oem=${encodeURIComponent(text.trim())}`,
        },
      ]

const namedValue = ({ parameterId, value, rows }: ReadValue) => ({
  id: parameterId,
  name: PARAMETERS.get(parameterId)?.name ?? parameterId,
  value: String(value),
  text: compactText([parameterId, value]),
  count: rows.length,
})

/** The services beside the API, such as the search. */
export const externalHandlers = handlersFor(externalContract, {
  /** The search service knows names and articles, no price and no stock: it answers everybody alike. [CALL-110] */
  'external.search': async ({ query, world }) => {
    const [search, names] = await Promise.all([world.later.search(), world.later.names()])
    const { ranked } = search.find(query.q)
    const items = Array.from(ranked.subarray(0, query.limit ?? SEARCH_RESULTS), (row) => world.catalogue.listed[row])
      .filter((product) => product !== undefined)
      .map((product) => ({
        id: product.id,
        name: product.name,
        article: product.article,
        barcode: product.barcode,
        brand: product.brand.name,
        image: productImages(product)[0] ?? null,
      }))
    const fitting = names.categories(query.q)
    const categories = (fitting.length > 0 || ranked.length > 0 ? fitting : names.categoriesOfSome(query.q))
      .slice(0, NAMES_MAX)
      .flatMap((id) => {
        const trail = trailOf(world.categories, id)
        return trail.slice(-1).map(({ name }) => ({ id, name, path: categoryPath(trail) }))
      })
    const filters = ranked.length > 0 ? [] : search.values(query.q).slice(0, NAMES_MAX).map(namedValue)
    const sections = [...oemSection(search.part(query.q), query.q), ...categories].slice(0, NAMES_MAX)
    return { items, total: ranked.length, categories: sections, brands: names.brands(query.q).slice(0, NAMES_MAX), filters }
  },

  /** Opened by the token of the configuration. [CALL-111] */
  'external.addresses': async ({ query, request }) => {
    if (request.headers.get('authorization') !== `Token ${seedConfig.suggestions_token}`)
      throw refuse(401, { message: 'Нужен токен сервиса' })
    const { suggestAddresses } = await import('../rules/delivery/address-suggestions')
    return { suggestions: suggestAddresses(query.query, query.count ?? SUGGESTED) }
  },
})
