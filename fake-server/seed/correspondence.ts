import { PROMOTIONS } from '../catalogue/pricing/promotions'
import type { TableRow } from '../tables'

const HOUR_MS = 3_600_000

/** The promotions that people are told of, the newest first. [ENT-018] @param today ms, midnight */
export function promoNotificationRows(today: number): TableRow<'promoNotification'>[] {
  const row = (id: number, userId: number, regionId: number, promotionId: number): TableRow<'promoNotification'> => ({
    id,
    user_id: userId,
    region_id: regionId,
    title: PROMOTIONS.find((promotion) => promotion.id === promotionId)?.title ?? '',
    url: `/promotions/${promotionId}`,
    at: today - id * HOUR_MS,
    read_at: 0,
    visited_at: 0,
  })
  return [row(1, 1, 2, 3), row(2, 1, 2, 1), row(3, 2, 5, 1)]
}

/** What people were told; the first three of the administrator are unread. [ENT-018] @param today ms, midnight */
export function notificationRows(today: number): TableRow<'notification'>[] {
  const row = (
    id: number,
    userId: number,
    hoursAgo: number,
    isRead: boolean,
    icon: string,
    title: string,
    text: string,
    url: string,
  ): TableRow<'notification'> => {
    const at = today - hoursAgo * HOUR_MS
    return { id, user_id: userId, title, text, icon, url, at, read_at: isRead ? at + HOUR_MS : 0 }
  }
  return [
    row(9, 1, 5, false, 'order', 'Заказ подтверждён', 'Заказ № 481 344 подтверждён и собирается.', '/personal/orders/481344'),
    row(8, 1, 8, false, 'document', 'Новый документ на подписание', 'УПД-58230 ждёт подписи.', '/personal/documents'),
    row(
      7,
      1,
      30,
      false,
      'delivery',
      'Изменился график доставки',
      'В пригород Казани теперь возим по понедельникам, средам и пятницам.',
      '/personal/delivery',
    ),
    row(6, 1, 70, true, 'order', 'Заказ в пути', 'Заказ № 481 207 едет на склад Казань.', '/personal/orders/481207'),
    row(
      1,
      1,
      74,
      true,
      'order',
      'Заказ подтверждён не\u00a0полностью',
      'В заказе № 481 207 склад отказал в двух строках. Посмотрите, что взять вместо них.',
      '/personal/orders/confirmed/481207',
    ),
    row(5, 1, 190, true, 'promotion', 'Новая акция для вашей компании', 'Скидка 7 % на синтетику 5W-30.', '/promotions/1'),
    row(4, 7, 20, false, 'document', 'Есть неподписанные документы', 'Два УПД просрочены, отгрузки остановлены.', '/personal/documents'),
    row(3, 8, 9, false, 'order', 'Заказ в пути', 'Заказ № 481 388 едет на склад Москва.', '/personal/orders/481388'),
    row(2, 2, 28, true, 'order', 'Заказ отгружен', 'Заказ № 481 118 отгружен.', '/personal/orders/481118'),
  ]
}
