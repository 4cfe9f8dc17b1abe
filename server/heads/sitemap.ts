import type { Api } from '../../model/contract'
import { categoryPath, type Category, visibleCategories } from '../../model/catalogue/category'
import { PRODUCTS_PER_PAGE } from '../../model/limits'
import { isHiddenFromSearch } from '../../model/routing/route'
import { routes } from '../../model/routing/routes'
import { escaped } from './head-lines'

/** Addresses of one file; the protocol allows 50 000. */
export const SITEMAP_ADDRESSES = 50_000
const PER_PAGE = PRODUCTS_PER_PAGE.at(-1)!
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const fileOf = (paths: readonly string[], origin: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">\n${paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('\n')}\n</urlset>\n`

const below = (roots: readonly Category[], above: readonly Category[] = []): string[] =>
  roots.flatMap((category) => {
    const trail = [...above, category]
    return [categoryPath(trail), ...below(category.children, trail)]
  })

/** Pages of the route table that search engines may keep and whose address says all. */
const ofRoutes = (): string[] => routes.filter((route) => !isHiddenFromSearch(route) && !/[:*]/.test(route.path)).map(({ path }) => path)

const ofNews = async (ask: Api): Promise<string[]> =>
  (await ask('news.list', { query: { page: 1, limit: 60 } })).items.map(({ id }) => `/news/${id}`)
const ofQuestions = async (ask: Api): Promise<string[]> =>
  (await ask('faq.list', { query: { active: '1', nobody: '1' } })).items.map(({ slug }) => `/info/faq/${slug}`)
const ofPromotions = async (ask: Api): Promise<string[]> =>
  (await ask('promotions.list', { query: {} })).items.map(({ id }) => `/promotions/${id}`)

/** All products, page by page; one without a picture is left out, as its page says noindex. */
async function ofProducts(ask: Api): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; ; page++) {
    const { products, total } = await ask('products.all', { body: { page, itemsPerPage: PER_PAGE } })
    paths.push(...products.filter(({ images }) => images.length > 0).map(({ id }) => `/product/${id}`))
    if (products.length === 0 || page * PER_PAGE >= total) return paths
  }
}

/**
 * The sitemap index and its files, by their addresses. A part whose data do not come is left out; the products must come.
 * @param origin of the shop: 'https://…'
 * @returns rejects with ApiError where the catalogue does not come
 */
export async function sitemapFiles(ask: Api, origin: string): Promise<ReadonlyMap<string, string>> {
  const spare = (part: Promise<string[]>) => part.catch((): string[] => [])
  const [categories, products, brands, texts] = await Promise.all([
    ask('categories.list', {}).then((roots) => below(visibleCategories(roots))),
    ofProducts(ask),
    spare(ask('brands.list', {}).then(({ items }) => items.map(({ slug }) => `/catalog?brands=${encodeURIComponent(slug)}`))),
    Promise.all([ofNews(ask), ofQuestions(ask), ofPromotions(ask)].map(spare)),
  ])
  const parts: [string, string[]][] = [
    ['pages', [...ofRoutes(), ...texts.flat()]],
    ['categories', categories],
    ['brands', brands],
    ...Array.from({ length: Math.ceil(products.length / SITEMAP_ADDRESSES) }, (_, at): [string, string[]] => [
      `products-${at + 1}`,
      products.slice(at * SITEMAP_ADDRESSES, (at + 1) * SITEMAP_ADDRESSES),
    ]),
  ]
  const files = parts
    .filter(([, paths]) => paths.length > 0)
    .map(([name, paths]) => [`/sitemaps/${name}.xml`, fileOf(paths, origin)] as const)
  const index = `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files.map(([path]) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
  return new Map([['/sitemap.xml', index], ...files])
}
