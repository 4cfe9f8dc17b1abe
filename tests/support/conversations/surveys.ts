import type { Survey } from '../../../model/conversation/survey'
import { NEW_SURVEY, type SurveyDraft } from '../../../model/survey-review/survey-draft'
import type { SurveyDrafts } from '../../../src/app/customer/conversations/connect-survey'

/** Answers to surveys, as the storage of a browser keeps them. @param kept by `<user>/<survey>`; the tabs of a browser share it */
export const memorySurveys = (kept = new Map<string, SurveyDraft>()): SurveyDrafts => ({
  readSurvey: (userId, surveyId) => kept.get(`${userId}/${surveyId}`) ?? NEW_SURVEY,
  keepSurvey: (userId, surveyId, draft) => void (draft ? kept.set(`${userId}/${surveyId}`, draft) : kept.delete(`${userId}/${surveyId}`)),
})

const item = (id: number, more: Partial<Survey['questions'][number]['items'][number]> = {}) => ({
  id,
  text: `Ответ ${id}`,
  finish_allowed: false,
  text_answer_allowed: false,
  ...more,
})

/** Three questions: 1 is a single choice whose last answer ends the survey, 2 takes up to two of three and an own text, 3 a single one. */
export const surveyOf = (id: number): Survey => ({
  id,
  title: `Опрос ${id}`,
  placement: 'sidebar',
  questions: [
    { id: 1, title: 'Первый вопрос?', max_user_answers: 1, items: [item(11), item(12), item(13, { finish_allowed: true })] },
    { id: 2, title: 'Второй вопрос?', max_user_answers: 2, items: [item(21), item(22), item(23, { text_answer_allowed: true })] },
    { id: 3, title: 'Третий вопрос?', max_user_answers: 1, items: [item(31), item(32)] },
  ],
})
