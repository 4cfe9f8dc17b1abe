import type { SnapshotFrom } from 'xstate'
import { createSelector } from 'reselect'
import { canSubmit, openQuestions, tooLongAt, type SurveyAnswers } from '../../model/survey-review/survey'
import type { surveyMachine } from './survey.machine'

type State = SnapshotFrom<typeof surveyMachine>
const NO_ANSWERS: SurveyAnswers = {}

/** The survey that he has before him, from the first question to the thanks; null: none. */
export const selectSurvey = (state: State | undefined) =>
  state && !state.matches({ talk: 'opening' }) ? (state.context.hand?.survey ?? null) : null
/** His answers by question id. */
export const selectAnswers = (state: State | undefined): SurveyAnswers => state?.context.draft?.answers ?? NO_ANSWERS
/** The place of the question that stands there, from 0. */
export const selectAt = (state: State | undefined): number => state?.context.draft?.at ?? 0

/** How far he is: places of the questions without an answer and of the one whose text is too long (-1: none), and whether it may be sent. [STATE-010] */
export const selectProgress = createSelector([selectSurvey, selectAnswers], (survey, answers) => {
  const questions = survey?.questions ?? []
  const longAt = tooLongAt(questions, answers)
  return { open: openQuestions(questions, answers), longAt, canSubmit: canSubmit(questions, answers) && longAt < 0 }
})
