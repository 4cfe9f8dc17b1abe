import { namesOf } from '../support/names'
import type { helpWidgetMachine } from './help-widget.machine'

export const helpWidgetNames = namesOf<typeof helpWidgetMachine>({
  title: 'Центр поддержки',
  purpose: 'Под страницей: свёрнут или открыт, ищет статьи по мере набора. Поздний ответ новый не заменяет, закрытие всё очищает.',
  about: {
    lives:
      'Запускает то, что стоит вокруг каждой страницы (шапка, подвал, окна); живёт, пока открыта вкладка, а виден на страницах, где ему отведено место.',
    rules: ['NAV-026', 'STATE-020', 'VALID-008', 'CONST-012'],
    story: 'help',
    screens: ['/cart', '/product/:id?', '/auth/login'],
  },
  states: {
    asking: 'Есть ли он',
    judging: 'Каким показать',
    missing: 'Настройка не пришла',
    absent: 'Выключен',
    collapsed: 'Свёрнут',
    open: 'Открыт',
    'open.choosing': 'Что спрашивать',
    'open.idle': 'Вопроса нет',
    'open.resting': 'Ждёт паузы',
    'open.searching': 'Ищет',
    'open.found': 'Ответ есть',
    'open.failed': 'Ответа нет',
  },
  events: {
    'widget.opened': 'развернули',
    'widget.closed': 'свернули',
    'question.typed': 'набрано',
    'question.submitted': 'нажато «Найти»',
    'page.entered': 'открыта другая страница',
  },
  calls: { loadConfig: 'спросить настройку', findArticles: 'найти статьи' },
  guards: {
    isEnabled: 'включён',
    isOpenAtFirst: 'открыт сразу',
    isLongEnough: 'набрано достаточно',
    isAnswered: 'ответ уже есть',
  },
  actions: {
    keepConfig: 'запомнить настройку',
    type: 'запомнить текст',
    keepAnswer: 'запомнить ответ',
    dropAnswer: 'забыть ответ',
    clear: 'очистить',
  },
  delays: { typingRest: 'клавиши отдохнули' },
})
