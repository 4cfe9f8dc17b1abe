import { namesOf } from '../support/names'
import type { navigationMachine } from './navigation.machine'

export const navigationNames = namesOf<typeof navigationMachine>({
  title: 'Переходы',
  purpose: 'Где находится посетитель и нарисована ли там страница; прежняя прокрутка возвращается, когда страница нарисована.',
  about: {
    lives: 'Запускает «Магазин» вместе с собой; живёт, пока открыта вкладка.',
    rules: ['DEC-030'],
    story: 'frame',
    screens: { nowhere: 'Своего экрана нет: решает, какая страница показана и куда прокручена.' },
    beyond: { history: 'браузер: история переходов' },
  },
  states: { travelling: 'В пути', resting: 'На месте' },
  events: {
    'navigation.go': 'велено перейти',
    'address.changed': 'адрес сменился',
    'page.arrived': 'страница нарисована',
    'page.refused': 'страница не для него',
    'page.moved': 'у страницы другой адрес',
  },
  facts: { 'address.reached': 'посетитель на новом адресе' },
  calls: { history: 'история браузера' },
  guards: { isElsewhere: 'адрес другой', isHere: 'он ещё здесь' },
  actions: {
    notePath: 'запомнить адрес',
    move: 'перейти',
    announceReached: 'сообщить: посетитель на новом адресе',
    settleScroll: 'вернуть прокрутку',
  },
})
