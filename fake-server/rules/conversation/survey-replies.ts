import type { SurveyAnswer } from '../../../model/conversation/survey'
import { answersToSend, canSubmit, openQuestions, takesText, type SurveyAnswers } from '../../../model/survey-review/survey'
import { atMost, counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import type { Scene, StoredUser } from '../../scene'
import type { StoredQuestion, TableRow } from '../../tables'

type Stored = TableRow<'survey'>
type Given = readonly SurveyAnswer[]

const replyId = (survey: Pick<Stored, 'id'>, user: Pick<StoredUser, 'id'>) => `${survey.id}/${user.id}`

/** What was said to a survey by somebody; null: nothing. */
export const replyOf = ({ tables }: Pick<Scene, 'tables'>, survey: Pick<Stored, 'id'>, user: StoredUser) =>
  tables.surveyReply.findFirst({ where: { id: { equals: replyId(survey, user) } } })

/** The surveys that ask the members of a region, the oldest first. */
export const surveysOf = ({ tables }: Pick<Scene, 'tables'>, regionId: number) =>
  tables.survey
    .getAll()
    .filter(({ region_ids }) => region_ids.includes(regionId))
    .sort((first, second) => first.id - second.id)

/** Keeps what somebody said; answers are worth more than a skip, and what was answered first stays, whatever comes again. @param given null: skipped */
export function keepReply(scene: Pick<Scene, 'tables' | 'now'>, survey: Stored, user: StoredUser, regionId: number, given: Given | null) {
  const { surveyReply } = scene.tables
  const before = replyOf(scene, survey, user)
  if (before && (given === null || !before.is_skipped)) return
  const id = replyId(survey, user)
  surveyReply.deleteMany({ where: { id: { equals: id } } })
  surveyReply.create({
    id,
    survey_id: survey.id,
    user_id: user.id,
    region_id: regionId,
    at: scene.now(),
    is_skipped: given === null,
    answers: [...(given ?? [])],
  })
}

/** What is wrong with answers to a survey, by field; none where they may be kept. [VALID-004, VALID-005, STATE-010] */
export function wrongAnswers(questions: readonly StoredQuestion[], given: Given): Record<string, string[]> {
  const wrong: Record<string, string[]> = {}
  given.forEach(({ id, items, text_answer }, at) => {
    const question = questions.find((it) => it.id === id)
    if (!question) wrong[`questions.${at}.id`] = ['Такого вопроса в\u00a0опросе нет']
    else if (given.findIndex((it) => it.id === id) !== at) wrong[`questions.${at}.id`] = ['На\u00a0вопрос уже есть ответ']
    else if (items.some((item) => !question.items.some((it) => it.id === item)) || new Set(items).size < items.length)
      wrong[`questions.${at}.items`] = ['Такого варианта у\u00a0вопроса нет']
    else if (items.length > question.max_user_answers)
      wrong[`questions.${at}.items`] = [`Можно выбрать ${atMost(question.max_user_answers)}`]
    if (question && text_answer.trim() !== '' && !takesText(question))
      wrong[`questions.${at}.text_answer`] = ['На\u00a0этот вопрос отвечают только выбором']
  })
  const answers: SurveyAnswers = Object.fromEntries(given.map((answer) => [answer.id, answer]))
  if (Object.keys(wrong).length === 0 && !canSubmit(questions, answers))
    wrong['questions'] = [`Осталось ответить на\u00a0${counted(openQuestions(questions, answers).length, words.question)}`]
  return wrong
}

/** Answers as they are kept: without questions that none was given to. */
export const keptAnswers = (questions: readonly StoredQuestion[], given: Given): SurveyAnswer[] =>
  answersToSend(questions, Object.fromEntries(given.map((answer) => [answer.id, answer])))
