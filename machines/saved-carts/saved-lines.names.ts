import { namesOf } from '../support/names'
import type { savedLinesMachine } from './saved-lines.machine'

export const savedLinesNames = namesOf<typeof savedLinesMachine>({
  title: 'Строки сохранённой корзины',
  purpose: 'Показывает строки открытой корзины, какими их пожелали, и ведёт запись каждой; старый ответ не заменяет новый.',
  about: {
    lives: 'Запускает открытая сохранённая корзина; живёт, пока она открыта. Прерванное перезагрузкой продолжается.',
    rules: ['DEC-020', 'DEC-021'],
    story: 'savedCarts',
    screens: ['/personal/carts'],
  },
  states: { waiting: 'Ждёт корзины', open: 'Открыта' },
  events: {
    'cart.read': 'корзина прочитана',
    'quantity.changed': 'количество изменено',
    'quantity.entered': 'количество введено',
    'line.restored': 'нажато «Вернуть»',
    'refusal.dropped': 'отказ прочитан',
    'writing.resumed': 'можно писать снова',
    'writing.hurried': 'записать сейчас',
    'line.answered': 'строка сохранена',
    'line.stalled': 'строка ждёт',
    'line.refused': 'строка не принята',
  },
  calls: { savedLine: 'строка сохранённой корзины' },
  guards: { hasLine: 'строка есть', isGhost: 'строка убрана здесь' },
  actions: {
    keep: 'взять новейший ответ',
    wish: 'запомнить пожелание',
    wishBack: 'вернуть строку',
    settle: 'забыть сохранённое',
    stall: 'запомнить, что ждёт',
    rollBack: 'вернуть прежнее',
    keepUnsent: 'сохранить несохранённое во вкладке',
    takeUnsent: 'продолжить прерванное',
    send: 'передать строке',
    enter: 'отправить сейчас',
    enterAll: 'отправить всё',
    resumeAll: 'продолжить записи',
    dropRefusal: 'снять отказ',
  },
})
