import type { Survey } from '../../model/conversation/survey'
import { fittingAnswers, NO_ANSWER, picked, type SurveyAnswer } from '../../model/survey-review/survey'
import type { SurveyDraft } from '../../model/survey-review/survey-draft'
import { isSurveyPlace } from '../../model/survey-review/survey-place'

/** The first survey of a region, as the server told it last; null: it asks nothing. */
type Told = { regionId: number; survey: Survey | null }
export type SurveyContext = {
  userId: number
  /** Whose surveys are asked for; null: it is not known yet for whom is bought. */
  regionId: number | null
  told: Told | null
  /** When that was, ms by the wall clock; undefined: never. */
  readAt: number | undefined
  /** The one that he has before him, and the region that it is answered for. */
  hand: { regionId: number; survey: Survey } | null
  /** What he has answered of it; null: what was kept is not read yet. */
  draft: SurveyDraft | null
  /** Ids of those that were sent or skipped here: a list that was asked for before may not know it. */
  done: ReadonlySet<number>
  /** Whether he is where a survey may come by itself. */
  isNear: boolean
  /** Readings without an answer in a row. */
  failures: number
}
type Step = Partial<SurveyContext>
/** Where an answer is given: a question of the survey in hand. */
export type OfQuestion = { questionId: number }

/** Context → what of it changes: the rules of the survey's chart. Nothing here sends or waits. */

/** Of an address with its query. */
export const reach = (path: string): Step => ({ isNear: isSurveyPlace(path) })

/** What is told anew of the survey in hand takes its place; answers that do not fit it any more go. @param now ms */
export function keepTold({ regionId, hand, draft }: SurveyContext, survey: Survey | null, now: number): Step {
  const told = { told: { regionId: regionId!, survey }, readAt: now, failures: 0 } // it was asked for a region
  if (!survey || hand?.survey.id !== survey.id || hand.regionId !== regionId) return told
  return { ...told, hand: { ...hand, survey }, draft: draft && fitting(survey, draft) }
}

/** The survey to be asked now; null: none. One without questions asks nothing. */
export function toldNow({ told, regionId, done }: Pick<SurveyContext, 'told' | 'regionId' | 'done'>): Survey | null {
  const survey = told?.regionId === regionId ? told?.survey : null
  return survey && survey.questions.length > 0 && !done.has(survey.id) ? survey : null
}

/** Whether the survey in hand is asked no more: the region is another one, or its list has another first. */
export function isGone({ hand, regionId, told, ...context }: SurveyContext): boolean {
  if (!hand || hand.regionId !== regionId) return true
  return told?.regionId === regionId && toldNow({ ...context, told, regionId })?.id !== hand.survey.id
}

/** @returns what is to be asked, with nothing known of its answers yet */
export function take(context: SurveyContext): Step {
  const survey = toldNow(context)
  return survey && context.regionId !== null ? { hand: { regionId: context.regionId, survey }, draft: null } : {}
}

/** What was kept of the survey in hand, by an earlier page or another tab. */
export const keepDraft = ({ hand }: SurveyContext, draft: SurveyDraft): Step => (hand ? { draft: fitting(hand.survey, draft) } : {})

/** An item was pressed. [VALID-004] */
export const choose = (context: SurveyContext, { questionId, itemId }: OfQuestion & { itemId: number }): Step =>
  answering(context, questionId, (question, before) => picked(question, before, itemId))

/** The own text of a question, as typed. [VALID-005] */
export const write = (context: SurveyContext, { questionId, text }: OfQuestion & { text: string }): Step =>
  answering(context, questionId, (_, before = NO_ANSWER) => ({ ...before, text_answer: text }))

/** To another question, as far as there are some. [STATE-010] */
export function go({ hand, draft }: SurveyContext, at: number): Step {
  if (!hand || !draft) return {}
  return { draft: { ...draft, at: Math.max(0, Math.min(at, hand.survey.questions.length - 1)) } }
}

/** It stood before him: it does not come by itself again. */
export const noteOffered = ({ draft }: SurveyContext): Step => (draft ? { draft: { ...draft, isOffered: true } } : {})

/** Sent or skipped. */
export const finish = ({ hand, done }: SurveyContext): Step => (hand ? { done: new Set([...done, hand.survey.id]) } : {})

type Answered = (question: Survey['questions'][number], before: SurveyAnswer | undefined) => SurveyAnswer
function answering({ hand, draft }: SurveyContext, questionId: number, answered: Answered): Step {
  const question = hand?.survey.questions.find(({ id }) => id === questionId)
  if (!question || !draft) return {}
  const { items, text_answer } = answered(question, draft.answers[questionId])
  return { draft: { ...draft, answers: { ...draft.answers, [questionId]: { items: [...items], text_answer } } } }
}

function fitting({ questions }: Survey, draft: SurveyDraft): SurveyDraft {
  const answers = Object.entries(fittingAnswers(questions, draft.answers)).map(([id, { items, text_answer }]) => [
    id,
    { items: [...items], text_answer },
  ])
  return { ...draft, answers: Object.fromEntries(answers), at: Math.min(draft.at, Math.max(0, questions.length - 1)) }
}
