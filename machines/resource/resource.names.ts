import { namesOf } from '../support/names'
import { resourceMachine } from './resource.machine'

export const resourceNames = namesOf(resourceMachine, {
  title: 'Данные страницы',
  purpose: 'Данные сервера для страницы: загружаются один раз, через пять минут спрашиваются снова, при обновлении прежние остаются видны.',
  states: { loading: 'Загружаются', ready: 'Есть', 'ready.resting': 'Показаны', 'ready.refreshing': 'Обновляются', failed: 'Не загружены' },
  events: {
    'resource.activated': 'страницу открыли',
    'resource.invalidated': 'данные изменились',
    'resource.reloaded': 'нажато «Обновить»',
    'resource.forgotten': 'сменился пользователь',
  },
  calls: { load: 'загрузить' },
  guards: { isStale: 'старше пяти минут' },
  actions: { keep: 'запомнить ответ', blame: 'запомнить причину', markStale: 'считать старыми', forget: 'забыть данные' },
})
