import { contentExtensions } from '../../model/contract/extensions/content'
import { BRANDS } from '../catalogue/facts'
import { handlersFor, notYet } from '../handlers-for'
import { refuse } from '../refusals'
import { feedbackOf, keepFeedback } from '../rules/feedback'

const NEWS_PER_PAGE = 20

/** Brands, news, the cities of the stores. */
export const contentHandlers = handlersFor(contentExtensions, {
  'brands.list': ({ world }) => ({
    items: BRANDS.map(({ name, slug, country }) => ({ name, slug, country, count: world.catalogue.brands.get(slug)?.length ?? 0 })),
  }),

  /** Headlines: their texts are not written yet. */
  'news.list': ({ query, world }) => {
    const limit = query.limit ?? NEWS_PER_PAGE
    const start = ((query.page ?? 1) - 1) * limit
    const items = world.news
      .slice(start, start + limit)
      .map(({ id, title, tag, at }) => ({ id, title, tag, lead: '', image: null, published_at: new Date(at).toISOString() }))
    return { items, total: world.news.length }
  },
  'news.get': notYet,

  'storeCities.list': ({ world }) => ({ items: world.cities.map(({ id, name, warehouse }) => ({ id, name, address: warehouse.address })) }),
  'feedback.send': ({ body, ...scene }) => {
    if (scene.plays('feedbackFails')) throw refuse(503)
    const key = scene.request.headers.get('idempotency-key') ?? ''
    scene.once(() => keepFeedback(scene, body, key))
    return { id: feedbackOf(scene, key).id }
  },
})
