import { namesOf } from '../support/names'
import { navigationMachine } from './navigation.machine'

export const navigationNames = namesOf(navigationMachine, {
  title: 'Переходы',
  purpose: 'Где находится посетитель и нарисована ли там страница; прокрутка возвращается, когда она нарисована.',
  states: { travelling: 'В пути', resting: 'На месте' },
  events: { 'navigation.go': 'велено перейти', 'address.changed': 'адрес сменился', 'page.arrived': 'страница нарисована' },
  calls: { history: 'история браузера' },
  guards: { isElsewhere: 'адрес другой' },
  actions: { notePath: 'запомнить адрес', move: 'перейти', settleScroll: 'вернуть прокрутку' },
})
