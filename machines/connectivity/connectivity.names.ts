import { namesOf } from '../support/names'
import type { connectivityMachine } from './connectivity.machine'

export const connectivityNames = namesOf<typeof connectivityMachine>({
  title: 'Связь',
  purpose: 'Есть ли сеть, как об этом говорит браузер.',
  about: {
    lives: 'Запускает магазин вместе с собой; живёт, пока открыта вкладка.',
    rules: ['STATE-015'],
    story: 'connection',
    screens: ['полоса «Нет связи»'],
    beyond: { network: 'браузер' },
  },
  states: { unknown: 'Неизвестно', online: 'Есть', offline: 'Нет' },
  events: { 'network.wentDown': 'сеть пропала', 'network.cameUp': 'сеть появилась' },
  facts: { 'connection.lost': 'связь пропала', 'connection.restored': 'связь вернулась' },
  calls: { network: 'сеть браузера' },
  actions: { announceLost: 'сообщить: связь пропала', announceRestored: 'сообщить: связь вернулась' },
})
