import { namesOf } from '../support/names'
import type { productNotificationsMachine } from './product-notifications.machine'

export const productNotificationsNames = namesOf<typeof productNotificationsMachine>({
  title: 'Ожидаемые товары',
  purpose: 'О каких товарах покупатель просил сообщить. Кнопки одного товара говорят одно; о чём уже просили, узнаётся из списка региона.',
  about: {
    lives: 'Запускает покупатель вместе с собой: кнопки одного товара на разных страницах говорят одно.',
    rules: ['CALL-074', 'CALL-075', 'CALL-076'],
    story: 'goods',
    screens: ['/product/:id?', '/catalog', '/cart'],
  },
  events: {
    'product.shown': 'товар на экране',
    'list.told': 'список загружен',
    'list.missing': 'списка нет',
    'notifications.retried': 'велено попробовать снова',
  },
  calls: { productNotification: 'подписка на товар' },
  guards: { isKnown: 'товар известен' },
  actions: {
    spawnWish: 'завести подписку',
    tellNew: 'передать из списка',
    keepList: 'взять список',
    noteMissing: 'запомнить, что списка нет',
    tellAll: 'передать всем',
    retryAll: 'велеть всем попробовать снова',
  },
})
