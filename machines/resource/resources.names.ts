import { EVICT_AFTER_MS } from '../../model/limits'
import { namesOf } from '../support/names'
import type { resourcesMachine } from './resources.machine'

export const resourcesNames = namesOf<typeof resourcesMachine>({
  title: 'Все данные страниц',
  purpose: 'Хранит ответы сервера на запросы страниц, каждый один раз для всех, пока он нужен хотя бы одной странице и ещё десять минут.',
  about: {
    lives:
      'Запускает «Магазин» вместе с собой; живёт, пока открыта вкладка. Вошёл гость, вышел покупатель, вошёл другой или вход под сомнением – забывает всё, а показанное на странице спрашивает заново. Тот же человек вошёл после «Вход истёк» – ничего не забывает: старое спрашивает заново.',
    rules: ['STATE-014'],
    story: 'shop',
    terms: { 'данные, которые никому не нужны, хранятся ещё': EVICT_AFTER_MS },
    screens: { nowhere: 'Своего экрана нет: держит то, что показывают страницы.' },
  },
  events: {
    'resource.wanted': 'странице нужны данные',
    'resource.released': 'страница закрыта',
    'resource.abandoned': 'десять минут никому не нужны',
    'resources.invalidate': 'данные устарели',
    'resources.refresh': 'на вкладку вернулись, или вернулись связь или вход',
    'resources.forget': 'сменился пользователь',
  },
  calls: { resource: 'данные страницы' },
  guards: { isKnown: 'уже есть' },
  actions: {
    activate: 'данным: они нужны',
    activateWatched: 'данным открытых страниц: на них смотрят снова',
    invalidate: 'пометить старыми',
    spawnResource: 'завести данные',
    watch: 'посчитать страницу',
    unwatch: 'вычесть страницу',
    drop: 'убрать данные',
    forget: 'забыть чужое',
  },
})
