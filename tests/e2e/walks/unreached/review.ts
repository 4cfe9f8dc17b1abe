import type { reviewMachine } from '../../../../machines/review/review.machine'
import { STORAGE, type Unreached } from '../harness/unreached'

export const unreachedOfReview: Unreached<typeof reviewMachine> = {
  'review.screen--review.opened.0': 'У заказа с отзывом кнопки «Оценить заказ» нет: страница показывает сам отзыв.',
  'review.screen.none--always.0':
    'Об оценённом заказе сервер не спрашивает. Отзыв из другой вкладки начинает вопрос заново, остаётся другое устройство между двумя ответами сервера.',
  'review.screen.opening--error.loadDraft.0': STORAGE,
  'review.screen.questions--review.submitted.0':
    'До последнего вопроса без ответов не дойти, а кнопка отправки есть только там: переход страхует от пустого отзыва.',
  'review.sending.confirming--done.lookUpReview.1': 'Сервер отвечает «отзыв уже есть», только когда он есть, и заказ тогда приходит с ним.',
  'review.telling.restoring--error.loadSeen.0': STORAGE,
  'review.telling.marking--error.markViewed.1':
    'Отметку сервер отказывается принять только о чужом заказе или не того региона, а окно спрашивает о своём.',
}
