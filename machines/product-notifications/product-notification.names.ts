import { namesOf } from '../support/names'
import type { productNotificationMachine } from './product-notification.machine'

export const productNotificationNames = namesOf<typeof productNotificationMachine>({
  title: 'Сообщить о поступлении',
  purpose:
    'Просьба сообщить, когда товар появится: видна сразу; отказ её снимает и говорит почему; сервер не ответил – его спрашивают снова.',
  about: {
    lives: 'Запускают «Ожидаемые товары», когда кнопка товара впервые показана; живёт, пока покупатель не вышел.',
    rules: ['CALL-074', 'CALL-075', 'CALL-076', 'DEC-008'],
    story: 'goods',
    screens: ['/product/:id?', '/catalog', '/cart'],
  },
  states: {
    unknown: 'Неизвестно',
    judging: 'Сверяет желание с ответом',
    off: 'Не ждут',
    creating: 'Подписывается',
    on: 'Ждут',
    removing: 'Отписывается',
    checking: 'Проверяется',
    unsure: 'Ответа нет',
    refused: 'Узнать не удалось',
    failed: 'Просьба не принята',
    barred: 'Нужен вход',
  },
  events: {
    'wish.told': 'сказано списком',
    'wish.unlisted': 'списка нет',
    'wish.pressed': 'нажато «Сообщить»',
    'wish.retried': 'велено попробовать снова',
  },
  calls: { createNotification: 'подписаться', removeNotification: 'отписаться', checkNotification: 'проверить подписку' },
  guards: {
    isToCreate: 'нужно подписаться',
    isToRemove: 'нужно отписаться',
    isThere: 'подписка есть',
    isLoginAsked: 'требуется вход',
    isGone: 'подписки уже нет',
    isInDoubt: 'исход неизвестен',
    isUnknownCall: 'сервер не знает такого вопроса',
    hasRefusal: 'есть отказ',
  },
  actions: {
    learn: 'взять ответ',
    want: 'показать желание',
    noteAsked: 'запомнить просьбу',
    rest: 'забыть желание',
    takeBack: 'вернуть как было',
    giveUp: 'снять просьбу',
    countFailure: 'посчитать сбой',
  },
  delays: { restPause: 'пауза после сбоя' },
})
