import { namesOf } from '../support/names'
import type { promoNotificationMachine } from './promo-notification.machine'

export const promoNotificationNames = namesOf<typeof promoNotificationMachine>({
  title: 'Уведомление об акции',
  purpose:
    'Акция, о которой говорят, пока сервер не узнал, что её показали: отметка не дошла – через 1000 с или после перезагрузки скажут снова.',
  about: {
    lives: 'Запускает покупатель вместе с собой; акции спрашивает для действующего региона.',
    rules: ['ENT-018', 'CONST-006', 'CONST-013'],
    story: 'news',
    screens: ['на всех страницах: короткое сообщение об акции'],
  },
  states: {
    resting: 'Магазин открывается',
    asking: 'Спрашивает об акции',
    told: 'Есть ли о чём сказать',
    shown: 'Показана',
    'shown.unread': 'Не прочитана',
    'shown.reading': 'Отмечается прочитанной',
    'shown.visiting': 'Отмечается открытой',
    waiting: 'Ждёт следующей',
  },
  events: { 'promo.aim': 'действует регион', 'promo.seen': 'сообщение закрыто или ушло само', 'promo.followed': 'перешёл к акции' },
  facts: { 'promo.came': 'есть акция' },
  calls: { loadPromo: 'непрочитанная акция', markSeen: 'отметить прочитанной', markVisited: 'отметить открытой' },
  guards: { hasRegion: 'регион известен', hasPromo: 'акция есть', isShown: 'показана именно она' },
  actions: { aim: 'запомнить регион', keep: 'запомнить акцию', forget: 'забыть акцию', announce: 'сообщить: есть акция' },
  delays: { startPause: 'странице дают открыться', poll: 'пора спросить снова' },
})
