import { namesOf } from '../support/names'
import type { resourceMachine } from './resource.machine'

export const resourceNames = namesOf<typeof resourceMachine>({
  title: 'Данные страницы',
  purpose:
    'Данные сервера для страницы: загружаются один раз, старше пяти минут спрашиваются снова, когда есть повод: страницу открыли, вернулись на вкладку, вернулись связь или вход; при обновлении прежние остаются видны.',
  about: {
    lives: 'Запускают «Все данные страниц» для каждого запроса страницы. Живёт, пока нужен хоть одной странице, и ещё десять минут.',
    rules: ['STATE-014'],
    story: 'shop',
    screens: { nowhere: 'Своего экрана нет: его данные показывает страница, которая их попросила.' },
    beyond: { load: 'сервер: что назвала страница' },
  },
  states: {
    loading: 'Загружаются',
    ready: 'Есть',
    'ready.resting': 'Показаны',
    'ready.refreshing': 'Обновляются',
    failed: 'Ответа нет',
    refused: 'Отказано',
  },
  events: {
    'resource.opened': 'страницу открыли',
    'resource.activated': 'на данные смотрят снова',
    'resource.invalidated': 'данные изменились',
    'resource.reloaded': 'велено прочитать заново',
    'resource.forgotten': 'сменился пользователь',
  },
  calls: { load: 'загрузить' },
  guards: { isTouched: 'данные об этом', isStale: 'прочитано больше пяти минут назад', isPassing: 'ответа или входа нет' },
  actions: { keep: 'запомнить ответ', blame: 'запомнить причину', markStale: 'считать старыми', forget: 'забыть данные' },
})
