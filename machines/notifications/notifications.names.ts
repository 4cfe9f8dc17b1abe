import { namesOf } from '../support/names'
import type { notificationsMachine } from './notifications.machine'

export const notificationsNames = namesOf<typeof notificationsMachine>({
  title: 'Уведомления',
  purpose: 'Что магазин сообщает покупателю: новое говорится сразу, прочитанным становится то, что он отметил.',
  about: {
    lives: 'Запускает покупатель вместе с собой; живёт, пока он не вышел, и спрашивает новое по времени.',
    rules: ['STATE-017', 'CONST-006'],
    story: 'news',
    screens: ['/personal/notifications', 'на всех страницах: число непрочитанных'],
  },
  states: {
    list: 'Список',
    'list.loading': 'Загружается',
    'list.told': 'Есть ли новое',
    'list.resting': 'Известен',
    'list.failed': 'Ответа нет',
    'list.refused': 'Отказано',
    marking: 'Отметки «прочитано»',
    'marking.idle': 'Всё отмечено',
    'marking.sending': 'Отправляются',
    'marking.barred': 'Ждут входа',
  },
  events: {
    'notifications.read': 'прочитано',
    'notifications.looked': 'на них смотрят',
    'notifications.reload': 'данные изменились',
    'notifications.retried': 'велено попробовать снова',
  },
  facts: { 'notifications.came': 'пришли новые уведомления', 'reading.refused': 'отметить прочитанным не удалось' },
  calls: { loadNotifications: 'загрузить уведомления', markRead: 'отметить прочитанными' },
  guards: {
    isUnanswered: 'ответа нет',
    isUnauthorized: 'нужен вход',
    isConcerned: 'изменились уведомления',
    isStale: 'прочитано больше пяти минут назад',
    hasNews: 'есть новые',
    hasMarks: 'есть неотправленные отметки',
  },
  actions: {
    mark: 'показать прочитанными',
    beginReading: 'начать чтение',
    keepList: 'взять список',
    beginMarking: 'взять отметки в отправку',
    keepMarks: 'отметки приняты',
    holdMarks: 'отметки подождут',
    dropMarks: 'вернуть как было',
    countFailure: 'посчитать сбой',
    announceNews: 'сообщить: пришли новые уведомления',
    announceRefused: 'сообщить: отметить прочитанным не удалось',
  },
  delays: { poll: 'пора спросить снова', restPause: 'пауза после сбоя' },
})
