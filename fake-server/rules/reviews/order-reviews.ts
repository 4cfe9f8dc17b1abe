import type { OrderReview } from '../../../model/order/review'
import { REVIEW_TOPICS, answersOf, canGoNext, canSubmitReview, reviewOf } from '../../../model/survey-review/review'
import { reviewObstacle } from '../../../model/survey-review/reviewed-order'
import { refuse } from '../../refusals'
import type { Scene } from '../../scene'
import { orderStatus } from '../order-status'
import { type OrderRow, requireOrder } from '../order-view'
import { reviewAt } from './stored-review'

/** Keeps what the owner of an order that has come says of it, once: 401, 403, 404, 409, 422 otherwise. [ROLE-004, VALID-006] */
export function reviewOrder(scene: Scene, orderId: number, review: OrderReview): void {
  const row = requireOwn(scene, orderId)
  if (reviewObstacle({ status: orderStatus(row, scene.now()), user_id: row.user_id }, row.user_id) === 'early')
    throw refuse(409, { message: 'Заказ ещё не отгружен: оценить его можно после отгрузки' })
  if (reviewAt(scene, orderId)) throw refuse(409, { message: 'Отзыв об этом заказе уже есть' })
  const answers = answersOf(review)
  if (!canSubmitReview(answers)) throw refuse(422, { message: 'Проверьте ответы', errors: problemsOf(review) })
  scene.tables.review.create({ id: row.id, at: scene.now(), said: [reviewOf(answers)] })
}

/** The popup that asks for a mark was seen by the owner of the order, in the region of the order: 401, 403, 404, 422 otherwise. */
export function viewPopup(scene: Scene, regionId: number, orderId: number): void {
  const row = requireOwn(scene, orderId)
  if (row.region_id !== regionId) throw refuse(422, { message: 'Проверьте данные', errors: { order_id: ['Это заказ другого региона'] } })
  const { viewedPopup } = scene.tables
  if (!viewedPopup.findFirst({ where: { id: { equals: row.id } } })) viewedPopup.create({ id: row.id, at: scene.now() })
  else viewedPopup.update({ where: { id: { equals: row.id } }, data: { at: scene.now() } })
}

/**
 * The newest order that the user placed for a region, that has come, and that he was not asked about. Orders of the archive are past that;
 * with the scenario `reviewDue` those that the seed counts as seen are not. @returns null: none
 */
export function orderToReview(scene: Scene, regionId: number, userId: number): number | null {
  const seen = new Set(
    scene.tables.viewedPopup
      .getAll()
      .filter(({ at }) => at > 0 || !scene.plays('reviewDue'))
      .map(({ id }) => id),
  )
  const [newest] = scene.tables.order
    .findMany({ where: { region_id: { equals: regionId }, user_id: { equals: userId } } })
    .filter((row) => reviewObstacle({ status: orderStatus(row, scene.now()), user_id: row.user_id }, userId) === null)
    .filter(({ id }) => !seen.has(id) && !reviewAt(scene, id))
    .sort((first, second) => second.at - first.at || second.id - first.id)
  return newest?.id ?? null
}

function requireOwn(scene: Scene, orderId: number): OrderRow {
  const row = requireOrder(scene, orderId)
  if (row.user_id !== scene.user?.id) throw refuse(403, { message: 'Оценить заказ может только тот, кто его оформил' })
  return row
}

/** What keeps a review from being taken, by field. */
function problemsOf(review: OrderReview): Record<string, string[]> {
  const answers = answersOf(review)
  return Object.fromEntries(
    REVIEW_TOPICS.flatMap((topic, at) => {
      const answer = answers[at]!
      if (!canGoNext(answer)) return [[`mark_${topic}`, ['Поставьте оценку или напишите комментарий']]]
      return at === REVIEW_TOPICS.length - 1 && answer.mark === null ? [[`mark_${topic}`, ['Поставьте оценку']]] : []
    }),
  )
}
