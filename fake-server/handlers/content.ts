import { contentExtensions } from '../../model/contract/extensions/content'
import { BRANDS } from '../catalogue/facts'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { feedbackOf, keepFeedback } from '../rules/conversation/feedback'
import { newsBody, newsLeads, newsView } from '../seed/news/news-texts'

const NEWS_PER_PAGE = 20

/** Brands, news, the cities of the stores. */
export const contentHandlers = handlersFor(contentExtensions, {
  'brands.list': ({ world }) => ({
    items: BRANDS.map(({ name, slug, country }) => ({ name, slug, country, count: world.catalogue.brands.get(slug)?.length ?? 0 })),
  }),

  'news.list': async ({ query, world }) => {
    const leads = await newsLeads()
    const limit = query.limit ?? NEWS_PER_PAGE
    const start = ((query.page ?? 1) - 1) * limit
    return { items: world.news.slice(start, start + limit).map((headline) => newsView(headline, leads)), total: world.news.length }
  },

  'news.get': async ({ params, world }) => {
    const headline = world.news.find(({ id }) => id === params.id)
    if (!headline) throw refuse(404, { message: 'Такой новости нет' })
    const [leads, body] = await Promise.all([newsLeads(), newsBody(headline)])
    return { ...newsView(headline, leads), ...(body && { body }) }
  },

  'storeCities.list': ({ world }) => ({ items: world.cities.map(({ id, name, warehouse }) => ({ id, name, address: warehouse.address })) }),
  'feedback.send': ({ body, ...scene }) => {
    if (scene.plays('feedbackFails')) throw refuse(503)
    const key = scene.request.headers.get('idempotency-key') ?? ''
    scene.once(() => keepFeedback(scene, body, key))
    return { id: feedbackOf(scene, key).id }
  },
})
