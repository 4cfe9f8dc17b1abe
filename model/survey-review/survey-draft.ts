import * as z from 'zod/mini'
import { Id } from '../id'
import { whole } from '../whole'

const Answer = z.object({ items: z.array(Id), text_answer: z.string() })

/** What somebody has answered of a survey and not sent; kept over a reload, until it is sent or skipped. */
export const SurveyDraft = z.object({
  /** By question id. */
  answers: z.record(z.string(), Answer),
  /** The place of the question that stands there, the first is 0. */
  at: z.number().check(whole(), z.nonnegative()),
  /** It came over the cabinet, or was opened by hand: it does not come by itself again. */
  isOffered: z.boolean(),
})
export type SurveyDraft = z.output<typeof SurveyDraft>

/** Of a survey that nobody has seen. */
export const NEW_SURVEY: SurveyDraft = { answers: {}, at: 0, isOffered: false }
