import { namesOf } from '../support/names'
import type { ordersFileMachine } from './orders-file.machine'

export const ordersFileNames = namesOf<typeof ordersFileMachine>({
  title: 'Список в\u00a0файл',
  purpose: 'Читает страницы заказов или документов, которые оставил отбор, и пишет их в файл; чтение можно остановить и продолжить.',
  about: {
    lives:
      'Запускают страницы заказов и документов, живёт, пока не сменились регион, поиск и отбор; и страница заказа: у неё читать нечего, строки заказа сразу пишутся в файл.',
    rules: ['CONST-013'],
    story: 'order',
    screens: ['/personal/orders', '/personal/orders/:id', '/personal/documents'],
    notes: [
      'В файле то, что нашлось: поиск, статусы, дни и суммы те же, что на странице. Строка, которая сдвинулась при чтении на следующую страницу, попадает в файл один раз.',
      'Остановили, сервер отказал или не ответил – прочитанное остаётся: «Продолжить» читает дальше, «Скачать XLSX» – с первой страницы.',
    ],
  },
  states: {
    idle: 'Не запрошен',
    reading: 'Читает страницы',
    writing: 'Пишет файл',
    interrupted: 'Прерван',
    saved: 'Файл передан браузеру',
  },
  events: {
    'file.requested': 'нажато «Скачать»',
    'file.stopped': 'нажато «Остановить»',
    'file.resumed': 'нажато «Продолжить»',
  },
  calls: { loadSlice: 'прочитать страницы', saveFile: 'записать файл' },
  guards: { hasMore: 'есть ещё страницы', isWhole: 'прочитаны все' },
  actions: {
    begin: 'забыть прочитанное, начать сначала',
    keep: 'добавить страницы',
    noteError: 'показать причину',
    clearError: 'забыть причину',
    nameFile: 'запомнить имя файла',
  },
})
