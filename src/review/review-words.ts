import { REVIEW_COMMENT_LENGTH } from '../../model/limits'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import type { Mark, ReviewAnswer, ReviewTopic } from '../../model/survey-review/review'

/** What each question is about, in short. */
export const TOPIC_NAMES: Readonly<Record<ReviewTopic, string>> = {
  speed: 'Скорость',
  quality: 'Качество',
  delivery: 'Внешний вид доставки',
  manager: 'Менеджер',
}

/** The questions, and what they mean by it. @param isPickup the buyer collected the goods himself */
export const questionOf = (topic: ReviewTopic, isPickup: boolean): { title: string; hint: string } => QUESTIONS[topic](isPickup)

const QUESTIONS: Readonly<Record<ReviewTopic, (isPickup: boolean) => { title: string; hint: string }>> = {
  speed: () => ({ title: 'Оцените скорость', hint: 'Сколько прошло от\u00a0заказа до\u00a0получения.' }),
  quality: () => ({ title: 'Оцените качество', hint: 'Товары и\u00a0упаковка, всё\u00a0ли было на\u00a0месте.' }),
  delivery: (isPickup) => ({
    title: 'Оцените внешний вид доставки',
    hint: isPickup ? 'Пункт выдачи, сотрудники, как передали товар.' : 'Машина, водитель, как передали товар.',
  }),
  manager: () => ({ title: 'Оцените работу персонального менеджера', hint: 'Был\u00a0ли на\u00a0связи, помог\u00a0ли с\u00a0заказом.' }),
}

/** What a mark says. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  0: 'Очень плохо',
  1: 'Плохо',
  2: 'Так себе',
  3: 'Нормально',
  4: 'Хорошо',
  5: 'Отлично',
}

/** Why it does not go on from an answer. [VALID-006, DEC-035] */
export function answerWanted({ mark, comment }: ReviewAnswer, isLast: boolean): string {
  const over = comment.length - REVIEW_COMMENT_LENGTH
  if (over > 0) return `Сократите комментарий на\u00a0${counted(over, words.character)}.`
  if (isLast && mark === null) return 'Поставьте оценку: без\u00a0неё отзыв не\u00a0отправить.'
  return 'Поставьте оценку или напишите комментарий.'
}
