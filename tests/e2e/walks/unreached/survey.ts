import type { surveyMachine } from '../../../../machines/survey/survey.machine'
import { STORAGE, type Unreached } from '../harness/unreached'

const GONE =
  'Сервер отказывает, только если опроса или региона у покупателя больше нет, а убирать их в магазине некому, или если ответы неверны, а таких магазин не шлёт.'

export const unreachedOfSurvey: Unreached<typeof surveyMachine> = {
  'survey.talk.opening--error.readDraft.0': STORAGE,
  'survey.talk.asked.comparing--error.readDraft.0': STORAGE,
  'survey.talk.sending--error.sendAnswers.0': GONE,
  'survey.talk.skipping--error.skipSurvey.0': GONE,
  'survey.offer.comparing--error.readDraft.0': STORAGE,
  'survey.offer.comparing--always.0': 'Память браузера отвечает сразу: пока сверяются с ней, ни опрос, ни страница смениться не успевают.',
}
