import { namesOf } from '../support/names'
import type { favoritesMachine } from './favorites.machine'

export const favoritesNames = namesOf<typeof favoritesMachine>({
  title: 'Избранное',
  purpose: 'Что покупатель отметил: отметка видна сразу, побеждает последняя; неподтверждённую возвращают, как было, и говорят об этом.',
  about: {
    lives: 'Запускает покупатель вместе с собой: отметки у пользователя одни, в каком бы регионе он ни покупал.',
    rules: ['STATE-018', 'DEC-055', 'DEC-008'],
    story: 'goods',
    screens: ['/personal/favorite', '/product/:id?', '/catalog'],
  },
  states: { loading: 'Загружается', ready: 'Известно', failed: 'Ответа нет', refused: 'Отказано' },
  events: {
    'favorite.wished': 'нажато «В избранное» или снято',
    'favorites.reload': 'данные изменились',
    'favorites.retried': 'велено попробовать снова',
    'mark.kept': 'отметка принята',
    'mark.refused': 'сервер отказал',
    'mark.unanswered': 'ответа нет',
    'mark.barred': 'требуется вход',
  },
  facts: { 'favorite.refused': 'отметка не принята' },
  calls: { loadFavorites: 'загрузить избранное', markWriter: 'отправка отметок' },
  guards: { isUnanswered: 'ответа нет', isConcerned: 'изменилось избранное' },
  actions: {
    wish: 'показать отметку',
    beginReading: 'начать чтение',
    keepList: 'взять список',
    settle: 'взять ответ',
    takeBack: 'вернуть как было',
    bar: 'отметке: ждать входа',
    unbar: 'отметкам: больше не ждать входа',
    countFailure: 'посчитать сбой',
    sendNext: 'отправить следующую',
    announceRefused: 'сообщить: отметка не принята',
  },
  delays: { restPause: 'пауза после сбоя' },
})
