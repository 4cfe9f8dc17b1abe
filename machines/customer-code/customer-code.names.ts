import { namesOf } from '../support/names'
import type { customerCodeMachine } from './customer-code.machine'

export const customerCodeNames = namesOf<typeof customerCodeMachine>({
  title: 'Код покупателя',
  purpose: 'Загружает файлы магазина, нужные только тем, кто вошёл: не раньше, чем вход становится вероятен.',
  about: {
    lives:
      'Запускает «Магазин» вместе с собой. Файлы загружаются сразу, если браузер помнит регион (здесь входили и не вышли), иначе когда вход становится вероятен.',
    rules: ['ERROR-006'],
    story: 'login',
    screens: { nowhere: 'Работает без своего экрана: форма входа лишь просит его заранее.' },
    beyond: { loadCode: 'файлы магазина' },
  },
  states: { absent: 'Пока не нужен', loading: 'Загружается', there: 'Загружен', lost: 'Не загрузился' },
  events: { 'code.wanted': 'скоро понадобится' },
  calls: { loadCode: 'загрузить' },
  guards: { isLikely: 'покупатель вероятен' },
})
