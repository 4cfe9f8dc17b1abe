import { namesOf } from '../support/names'
import type { priceListMachine } from './price-list.machine'

export const priceListNames = namesOf<typeof priceListMachine>({
  title: 'Прайс-лист',
  purpose: 'Собирает товары и цены списка по частям, чтобы его можно было остановить и продолжить, потом пишет файл или кладёт на бумагу.',
  about: {
    lives: 'Запускает окно прайс-листа; живёт, пока окно открыто.',
    rules: ['DEC-032', 'DEC-035', 'DEC-056'],
    story: 'goods',
    screens: ['/catalog', '/catalog/*', '/personal/favorite'],
    beyond: { saveFile: 'браузер' },
  },
  states: {
    offered: 'Предлагается',
    judging: 'Смотрит, есть ли свежий',
    gathering: 'Собирает по частям',
    interrupted: 'Прерван',
    given: 'Собран',
    writing: 'Пишет файл',
    saved: 'Файл отдан',
    onPaper: 'На бумаге',
  },
  events: {
    'list.wanted': 'нажато «Скачать» или «Напечатать»',
    'list.stopped': 'нажато «Остановить»',
    'list.resumed': 'нажато «Продолжить»',
    'list.restarted': 'нажато «Начать заново»',
  },
  calls: { loadSlice: 'загрузить часть', saveFile: 'записать файл' },
  guards: {
    hasMore: 'есть ещё части',
    isWhole: 'собран весь',
    isOfAnotherDay: 'собран в другой день',
    isFresh: 'собран только что',
    isForPaper: 'нужен на бумаге',
  },
  actions: {
    choose: 'запомнить, файл или бумага',
    begin: 'начать сначала',
    noteAnew: 'сказать, что сначала',
    keep: 'добавить часть',
    blame: 'запомнить причину',
    excuse: 'забыть причину',
    nameFile: 'запомнить имя файла',
  },
})
