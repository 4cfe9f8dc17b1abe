import { namesOf } from '../support/names'
import type { searchMachine } from './search.machine'

export const searchNames = namesOf<typeof searchMachine>({
  title: 'Поиск в шапке',
  purpose:
    'Пока набрано мало, показывает прежние запросы; потом – подсказки внешнего поиска, когда клавиши отдыхают. Поздний ответ новый не заменяет.',
  about: {
    lives: 'Запускает поле поиска в шапке, когда его код загружен; живёт вместе с шапкой.',
    rules: ['DEC-057', 'CALL-110'],
    story: 'goods',
    screens: ['на всех страницах: поле поиска в шапке'],
    beyond: { readRecent: 'память браузера' },
  },
  states: {
    closed: 'Закрыт',
    open: 'Открыт',
    'open.choosing': 'Что показать?',
    'open.recalling': 'Вспоминает запросы',
    'open.recent': 'Прежние запросы',
    'open.resting': 'Ждёт паузы',
    'open.searching': 'Ищет',
    'open.found': 'Нашёл',
    'open.failed': 'Поиск не ответил',
  },
  events: {
    'field.entered': 'поле получило фокус',
    'field.typed': 'набрано',
    'field.left': 'поле оставили',
    'list.dismissed': 'список закрыли',
    'option.moved': 'стрелка',
    'search.retried': 'нажато «Повторить»',
    'query.used': 'перешли к результату',
    'recent.dropped': 'запрос убрали',
    'recent.cleared': 'запросы очистили',
  },
  calls: { findGoods: 'спросить поиск', readRecent: 'прочитать запросы' },
  guards: { isSearchable: 'набрано достаточно', isAnswered: 'ответ уже есть' },
  actions: {
    type: 'запомнить текст',
    showRecent: 'показать запросы',
    keepAnswer: 'запомнить ответ',
    dropAnswer: 'забыть ответ',
    move: 'перейти по списку',
    moveToField: 'вернуться в поле',
    keepQuery: 'сохранить запрос',
    dropQuery: 'убрать запрос',
    clearQueries: 'очистить запросы',
  },
  delays: { suggestPause: 'клавиши отдохнули' },
})
