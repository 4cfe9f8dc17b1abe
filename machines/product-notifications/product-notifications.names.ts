import { namesOf } from '../support/names'
import type { productNotificationsMachine } from './product-notifications.machine'

export const productNotificationsNames = namesOf<typeof productNotificationsMachine>({
  title: 'Ожидаемые товары',
  purpose: 'О каких товарах покупатель просил сообщить. Кнопки одного товара говорят одно; о чём уже просили, узнаётся из списка региона.',
  about: {
    lives: 'Запускает «Покупатель» вместе с собой: кнопки одного товара на разных страницах говорят одно.',
    rules: ['CALL-074', 'CALL-075', 'CALL-076'],
    story: 'goods',
    screens: ['/product/:id?', '/catalog', '/cart'],
    notes: [
      'Список просят для действующего региона, когда показана первая кнопка «Сообщить»; сменили регион – для нового. Подписки прежнего региона остаются при нём.',
    ],
  },
  events: {
    'product.shown': 'кнопка товара на экране',
    'list.told': 'список загружен',
    'list.missing': 'сервер такого списка не ведёт',
    'notifications.retried': 'велено попробовать снова',
  },
  calls: { productNotification: 'подписка на товар' },
  guards: { isKnown: 'подписка уже заведена' },
  actions: {
    spawnWish: 'завести подписку',
    tellNew: 'передать из списка',
    keepList: 'взять список',
    noteMissing: 'запомнить, что списка нет',
    tellAll: 'передать всем',
    retryAll: 'велеть всем попробовать снова',
  },
})
