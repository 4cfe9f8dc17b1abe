import { namesOf } from '../support/names'
import type { innCheckMachine } from './inn-check.machine'

export const innCheckNames = namesOf<typeof innCheckMachine>({
  title: 'Проверка ИНН',
  purpose: 'Пока в\u00a0регистрации вводят ИНН, узнаёт, нет ли уже такой компании.',
  about: {
    lives: 'Запускает страница регистрации; живёт, пока она открыта.',
    rules: ['DEC-036', 'DEC-043'],
    story: 'setup',
    screens: ['/auth/registration'],
    notes: [
      'Спрашивает, когда набор остановился и\u00a0контрольные цифры верны. Ответ о\u00a0прежнем ИНН не\u00a0слушает.',
      'Ответа нет\u00a0– не\u00a0мешает: сервер проверит ИНН ещё раз вместе с\u00a0формой.',
    ],
  },
  states: {
    incomplete: 'Введён не\u00a0весь',
    resting: 'Ждёт, пока допечатают',
    checking: 'Проверяется',
    free: 'Свободен',
    taken: 'Занят',
    unknown: 'Ответа нет',
  },
  events: { 'inn.typed': 'введено в\u00a0поле ИНН' },
  calls: { checkInn: 'узнать, есть ли такая компания' },
  guards: { isSame: 'ИНН тот\u00a0же', isInn: 'это ИНН', isTaken: 'компания есть' },
  actions: { note: 'запомнить ИНН' },
  delays: { typingPause: 'набор остановился' },
})
