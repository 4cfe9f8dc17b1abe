import { homeExtensions } from '../../model/contract/extensions/home'
import { BRANDS } from '../catalogue/facts'
import { handlersFor } from '../handlers-for'
import { newsLeads, newsView } from '../seed/news/news-texts'

const NEWS_PER_PAGE = 20

/** Brands, news, the cities of the stores. */
export const homeHandlers = handlersFor(homeExtensions, {
  'brands.list': ({ world }) => ({
    items: BRANDS.map(({ name, slug, country }) => ({ name, slug, country, count: world.catalogue.brands.get(slug)?.length ?? 0 })),
  }),

  'news.list': async ({ query, world }) => {
    const leads = await newsLeads()
    const limit = query.limit ?? NEWS_PER_PAGE
    const start = ((query.page ?? 1) - 1) * limit
    return { items: world.news.slice(start, start + limit).map((headline) => newsView(headline, leads)), total: world.news.length }
  },

  'storeCities.list': ({ world }) => ({ items: world.cities.map(({ id, name, warehouse }) => ({ id, name, address: warehouse.address })) }),
})
