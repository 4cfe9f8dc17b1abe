import { pageExtensions } from '../../../model/contract/extensions/pages'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { feedbackOf, keepFeedback } from '../../rules/conversation/feedback'
import { newsBody, newsLeads, newsView } from '../../seed/news/news-texts'

/** A piece of news, messages to the shop. */
export const pagesHandlers = handlersFor(pageExtensions, {
  'news.get': async ({ params, world }) => {
    const headline = world.news.find(({ id }) => id === params.id)
    if (!headline) throw refuse(404, { message: 'Такой новости нет' })
    const [leads, body] = await Promise.all([newsLeads(), newsBody(headline)])
    return { ...newsView(headline, leads), ...(body && { body }) }
  },

  'feedback.send': ({ body, ...scene }) => {
    if (scene.plays('feedbackFails')) throw refuse(503)
    const key = scene.request.headers.get('idempotency-key') ?? ''
    scene.once(() => keepFeedback(scene, body, key))
    return { id: feedbackOf(scene, key).id }
  },
})
