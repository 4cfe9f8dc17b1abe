import { namesOf } from '../support/names'
import type { savedCartMachine } from './saved-cart.machine'

export const savedCartNames = namesOf<typeof savedCartMachine>({
  title: 'Сохранённая корзина',
  purpose: 'Меняет название на месте, удаляет без вопроса и возвращает; нет ответа – ждёт нового нажатия, и оно идёт под тем же ключом.',
  about: {
    lives: 'Запускают «Сохранённые корзины» для каждой прочитанной корзины; переживает свою строку, поэтому удалённое можно вернуть.',
    rules: ['DEC-005', 'DEC-021'],
    story: 'savedCarts',
    screens: ['/personal/carts'],
  },
  states: {
    standing: 'Стоит в списке',
    naming: 'Вводят название',
    renaming: 'Сохраняет название',
    removing: 'Удаляет',
    removed: 'Удалена',
    returning: 'Возвращает',
  },
  events: {
    'cart.read': 'корзина прочитана',
    'renaming.asked': 'нажато «Переименовать»',
    'renaming.withdrawn': 'название не меняют',
    'name.submitted': 'название введено',
    'removal.asked': 'нажато «Удалить»',
    'return.asked': 'нажато «Вернуть»',
    'removal.heard': 'удалена в другом месте',
  },
  calls: { sendName: 'сохранить название', sendRemoval: 'удалить', sendReturn: 'вернуть' },
  guards: { isInDoubt: 'ответа нет', isNotThere: 'её уже нет', isBack: 'вернули в другом месте', isSameName: 'название прежнее' },
  actions: {
    keep: 'запомнить корзину',
    try: 'взять ключ для записи',
    noteName: 'запомнить название',
    forgetTry: 'забыть попытку',
    blame: 'запомнить причину',
    blameForGood: 'запомнить отказ',
    forgetError: 'забыть причину',
    tellRemoved: 'сказать списку: корзина удалена',
    tellReturned: 'сказать списку: корзина возвращена',
  },
})
