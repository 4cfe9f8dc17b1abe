import { fromPromise } from 'xstate'
import { surveyMachine } from '../../../../machines/survey/survey.machine'
import { ApiError } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import type { SurveyDraft } from '../../../../model/survey-review/survey-draft'

/** Where the answers to a survey lie until they are sent or skipped; all tabs share them. */
export type SurveyDrafts = {
  readSurvey: (userId: number, surveyId: number) => SurveyDraft
  keepSurvey: (userId: number, surveyId: number, draft: SurveyDraft | null) => void
}

/** The survey with its calls; whatever fails of them is told to the console alone, by these texts. [CALL-045 to CALL-047, ERROR-009, DEC-050] */
export const connectSurvey = (api: Api, { readSurvey, keepSurvey }: SurveyDrafts) =>
  surveyMachine.provide({
    actors: {
      loadSurvey: fromPromise(async ({ input: { regionId }, signal }) => {
        const query = { company_region_id: regionId, placement: 'sidebar' } as const
        const { data } = await told('Failed to fetch the survey', signal, api('surveys.list', { query }, { signal }))
        return data[0] ?? null
      }),
      readDraft: fromPromise(async ({ input: { userId, surveyId } }) => readSurvey(userId, surveyId)),
      sendAnswers: fromPromise(({ input: { surveyId, regionId, answers }, signal }) =>
        told(
          'Failed to send the survey',
          signal,
          api('surveys.answer', { params: { id: surveyId }, body: { company_region_id: regionId, questions: answers } }, { signal }),
        ),
      ),
      skipSurvey: fromPromise(({ input: { surveyId }, signal }) =>
        told('Failed to skip the survey', signal, api('surveys.skip', { params: { id: surveyId } }, { signal })),
      ),
    },
    actions: {
      storeDraft: ({ context: { userId, hand, draft } }, { questionId }) => {
        if (!hand || !draft) return
        const held = readSurvey(userId, hand.survey.id)
        const answer = questionId === null ? undefined : draft.answers[questionId]
        keepSurvey(userId, hand.survey.id, {
          at: draft.at,
          isOffered: held.isOffered || draft.isOffered,
          // Of the other questions another tab may have said something since.
          answers: { ...held.answers, ...(answer && { [String(questionId)]: answer }) },
        })
      },
      forgetDraft: ({ context: { userId, hand } }) => {
        if (hand) keepSurvey(userId, hand.survey.id, null)
      },
    },
  })

/** The answer of a call. A login that has run out is asked for on the screen, and a call that was given up failed nobody. */
async function told<T>(failure: string, signal: AbortSignal, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (thrown) {
    if (!signal.aborted && ApiError.from(thrown).status !== 401) console.error(failure, thrown)
    throw thrown
  }
}
