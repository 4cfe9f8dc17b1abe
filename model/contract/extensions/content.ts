import * as z from 'zod/mini'
import { Feedback } from '../../conversation/feedback'
import { Id } from '../../id'
import { endpoint } from '../endpoint'
import { homeExtensions } from './home'

/** Calls for pages of the spec that its list of calls leaves without one. [DEC-006] */
export const contentExtensions = {
  ...homeExtensions,
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
