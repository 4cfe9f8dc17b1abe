import * as z from 'zod/mini'
import { ApiError } from '../../model/api-error'
import { findCategory, trailOf } from '../../model/catalogue/category'
import { parseCatalogQuery } from '../../model/catalogue/catalog-query'
import { Product } from '../../model/catalogue/product'
import type { Api } from '../../model/contract'
import { brandHead, categoryHead } from '../../model/heads/category-head'
import type { PageHead } from '../../model/heads/page-head'
import { productHead } from '../../model/heads/product-head'
import { homeHead, newsHead, promotionHead, questionHead, questionsHead } from '../../model/heads/text-heads'
import { idOfParam } from '../../model/routing/id-param'
import type { Route } from '../../model/routing/route'
import { matchRoute } from '../../model/routing/routes'

/** What is found at an address: a page with a head of its own, one of the route's own head (null), nothing (404), or what is there no more (410). */
export type Found = { status: 200; head: PageHead | null } | { status: 404 | 410 }

type Asked = { route: Route; params: Record<string, string>; search: string; ask: Api; origin: string }
const PLAIN: Found = { status: 200, head: null }
const UNKNOWN: Found = { status: 404 }
const Gone = z.object({ product: Product })

/** By the pattern of a route: what its head says, which needs the shop's data. Others have the head that their build wrote. */
const heads: Readonly<Record<string, (asked: Asked) => Promise<Found>>> = {
  '/': async ({ route, ask, origin }) => page(homeHead(await ask('config.get', {}), route, origin)),

  '/product/:id?': async ({ params, ask, origin }) => {
    const id = idOfParam(params['id'])
    if (id === null) return UNKNOWN
    const [product, categories] = await Promise.all([ask('products.get', { params: { id }, query: {} }), ask('categories.list', {})])
    return page(productHead(product, trailOf(categories, product.category_id), origin))
  },

  '/catalog': async ({ search, ask, origin }) => {
    const { brands, search: words } = parseCatalogQuery(search)
    const [slug] = brands
    if (slug === undefined || brands.length > 1 || words !== '') return PLAIN
    const { items } = await ask('brands.list', {})
    const brand = items.find((it) => it.slug === slug)
    return brand ? page(brandHead(brand, origin)) : PLAIN
  },

  '/catalog/*': async ({ params, ask, origin }) => {
    const slugs = (params['rest'] ?? '').split('/').filter(Boolean)
    const trail = findCategory(await ask('categories.list', {}), slugs)
    const [root, ...below] = trail ?? []
    return root ? page(categoryHead([root, ...below], origin)) : UNKNOWN
  },

  '/news/:id': async ({ params, ask, origin }) => {
    const id = idOfParam(params['id'])
    return id === null ? UNKNOWN : page(newsHead(await ask('news.get', { params: { id } }), origin))
  },

  '/info/faq': async ({ ask }) => ((await hasHelpCentre(ask)) ? page(questionsHead((await questions(ask)).items)) : UNKNOWN),

  '/info/faq/:slug': async ({ params, ask, origin }) => {
    if (!(await hasHelpCentre(ask))) return UNKNOWN
    const item = (await questions(ask)).items.find(({ slug }) => slug === params['slug'])
    return item ? page(questionHead(item, origin)) : UNKNOWN
  },

  '/promotions/:id': async ({ params, ask, origin }) => {
    const id = idOfParam(params['id'])
    return id === null ? UNKNOWN : page(promotionHead(await ask('promotions.get', { params: { id } }), origin))
  },
}

const page = (head: PageHead): Found => ({ status: 200, head })
/** Its pages are not there where it is off. [DEC-034] */
const hasHelpCentre = async (ask: Api) => (await ask('helpcenter.config', {})).enabled
const questions = (ask: Api) => ask('faq.list', { query: { active: '1' } })

/** Whether the head of a route needs the shop's data. @param path its pattern */
export const needsData = (path: string): boolean => path in heads

/**
 * What the server says of an address before any script runs. What a guest may not know is not asked for. [DEC-032, DEC-063, DEC-064]
 * @param search with its question mark; '' where there is none
 * @returns the route's own head where the data do not come
 */
export async function headOfAddress(pathname: string, search: string, ask: Api, origin: string): Promise<Found> {
  const match = matchRoute(pathname)
  const head = match && heads[match.route.path]
  if (!head) return PLAIN
  try {
    return await head({ ...match, search, ask, origin })
  } catch (thrown) {
    const { status, details } = ApiError.from(thrown)
    if (status === 404) return z.safeParse(Gone, details).success ? { status: 410 } : UNKNOWN
    return PLAIN
  }
}
