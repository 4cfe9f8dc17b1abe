import * as z from 'zod/mini'
import { Id } from '../id'
import { TEXT_ANSWER_LENGTH } from '../limits'
import { whole } from '../whole'

/** An answer to choose. [ENT-016] */
export const SurveyItem = z.object({
  id: Id,
  text: z.string(),
  /** Choosing it ends the survey. [STATE-010] */
  finish_allowed: z.boolean(),
  /** Its question takes an own text. [VALID-005] */
  text_answer_allowed: z.boolean(),
})

/** A question with its answers. [ENT-016] */
export const SurveyQuestion = z.object({
  id: Id,
  title: z.string(),
  /** How many items may be chosen. [VALID-004] */
  max_user_answers: z.number().check(whole(), z.positive()),
  items: z.array(SurveyItem),
})

/** [ENT-016] */
export const Survey = z.object({ id: Id, title: z.string(), placement: z.literal('sidebar'), questions: z.array(SurveyQuestion) })
export type Survey = z.output<typeof Survey>

/** The answer to one question: its id, the ids of the chosen items, an own text ('' for none). [ENT-016] */
export const SurveyAnswer = z.object({
  id: Id,
  items: z.array(Id).check(z.maxLength(100)),
  text_answer: z.string().check(z.maxLength(TEXT_ANSWER_LENGTH, `Не больше ${TEXT_ANSWER_LENGTH} знаков`)),
})
export type SurveyAnswer = z.output<typeof SurveyAnswer>
