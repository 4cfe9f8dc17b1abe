import * as z from 'zod/mini'
import { NewsArticle } from '../../content/news-article'
import { Feedback } from '../../conversation/feedback'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** Calls of single pages that the spec's list of calls leaves without one. [DEC-006] */
export const pageExtensions = {
  /** Why: /news/{id}. */
  'news.get': endpoint({ kind: 'read', method: 'GET', path: '/news/:id', params: z.object({ id: Id }), output: NewsArticle }),
  /** Why: /support is a feedback form. Without it: the page gives the phone and the e-mail. */
  'feedback.send': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/feedback',
    body: Feedback,
    isForm: true,
    /** The number that the support knows the message by. */
    output: z.object({ id: Id }),
  }),
} as const
