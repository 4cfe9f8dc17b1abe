import * as z from 'zod/mini'
import { Id } from '../id'
import { whole } from '../whole'
import type { SurveyAnswers } from './survey'

const rest = {
  /** The place of the question that stands there, the first is 0. */
  at: z.number().check(whole(), z.nonnegative()),
  /** It came over the cabinet, or was opened by hand: it does not come by itself again. */
  isOffered: z.boolean(),
}
const KeptDraft = z.object({ answers: z.array(z.object({ id: Id, items: z.array(Id), text_answer: z.string() })), ...rest })

/** What somebody has answered of a survey and not sent; kept over a reload, until it is sent or skipped. */
export type SurveyDraft = Omit<z.output<typeof KeptDraft>, 'answers'> & { answers: SurveyAnswers }

/** Of a survey that nobody has seen. */
export const NEW_SURVEY: SurveyDraft = { answers: {}, at: 0, isOffered: false }

/** A draft as it is kept: plain data with its answers in a list. */
export const toKept = ({ answers, ...draft }: SurveyDraft): unknown => ({
  ...draft,
  answers: Object.entries(answers).map(([id, answer]) => ({ ...answer, id: Number(id) })),
})
/** @param kept anything that lay in the store @returns the draft; of what is none a new one */
export function fromKept(kept: unknown): SurveyDraft {
  const parsed = KeptDraft.safeParse(kept)
  if (!parsed.success) return NEW_SURVEY
  const { answers, ...draft } = parsed.data
  return { ...draft, answers: Object.fromEntries(answers.map(({ id, ...answer }) => [id, answer])) }
}
