import { STORED_DATA, type StoredData, type StoredPlace } from '../../../model/content/company/stored-data'
import type { TextBlock } from '../../../model/content/text-block'

const PLACES: Readonly<Record<StoredPlace, { id: string; title: string; text: string }>> = {
  cookie: {
    id: 'cookies',
    title: 'Cookie',
    text: 'Короткие записи, которые браузер отправляет нашему серверу с\u00a0каждым запросом. Чужих cookie на\u00a0сайте нет.',
  },
  local: {
    id: 'local-storage',
    title: 'Локальное хранилище',
    text: 'Общее для всех вкладок. Серверу не\u00a0отправляется, его видит только этот сайт в\u00a0этом браузере.',
  },
  session: {
    id: 'session-storage',
    title: 'Хранилище вкладки',
    text: 'Принадлежит одной вкладке и\u00a0переживает её\u00a0обновление: чтобы набранное не\u00a0пропало.',
  },
  database: {
    id: 'databases',
    title: 'Базы данных',
    text: 'IndexedDB: для того, что больше и\u00a0не\u00a0должно потеряться при\u00a0сбое связи.',
  },
}
const READERS = { nobody: 'Только браузер', shop: 'Наш сервер' } as const

/**
 * What the shop keeps in the browser, as tables by place, made from the list of everything that it keeps. [ROUTE-032]
 * @param isDemo the demo keeps more: its server is in the page
 */
export const collectedDataText = (isDemo: boolean): TextBlock[] => [
  {
    type: 'paragraph',
    text: [
      'На\u00a0этой странице\u00a0– всё, что магазин записывает в\u00a0ваш браузер: полный список, который сверяется с\u00a0программой при\u00a0каждом её\u00a0изменении. Что мы\u00a0знаем о\u00a0вас на\u00a0сервере и\u00a0зачем, написано в ',
      { text: 'политике конфиденциальности', href: '/info/confidential' },
      '.',
    ],
  },
  {
    type: 'note',
    tone: 'ok',
    text: 'Рекламных меток, счётчиков посещений и\u00a0отпечатков устройства у\u00a0нас нет. Пароли, коды и\u00a0данные карт в\u00a0браузере не\u00a0сохраняются.',
  },
  ...(Object.keys(PLACES) as StoredPlace[]).flatMap((place): TextBlock[] => {
    const rows = STORED_DATA.filter((row) => row.place === place && row.isDemo !== true)
    const { id, title, text } = PLACES[place]
    return [{ type: 'heading', id, text: title }, { type: 'paragraph', text }, tableOf(title, rows)]
  }),
  ...(isDemo
    ? ([
        { type: 'heading', id: 'demo', text: 'Только в\u00a0демонстрации' },
        {
          type: 'paragraph',
          text: 'Сервер демонстрации работает прямо в\u00a0странице, поэтому данные магазина лежат в\u00a0вашем браузере и\u00a0никуда не\u00a0отправляются.',
        },
        tableOf(
          'Только в\u00a0демонстрации',
          STORED_DATA.filter((row) => row.isDemo === true),
        ),
      ] satisfies TextBlock[])
    : []),
  { type: 'heading', id: 'cache', text: 'Кэш' },
  {
    type: 'paragraph',
    text: 'Программу магазина, шрифты и\u00a0картинки браузер хранит в\u00a0своём кэше, чтобы не\u00a0загружать их\u00a0каждый раз. Личных данных в\u00a0этих файлах нет.',
  },
  { type: 'heading', id: 'delete', text: 'Как удалить' },
  {
    type: 'list',
    items: [
      'Выйдите из\u00a0магазина: исчезнет всё, что в\u00a0таблицах хранится до\u00a0выхода.',
      'Остальное удаляет сам браузер: в\u00a0его настройках найдите данные сайтов и\u00a0удалите данные этого сайта.',
      'Без cookie магазин показывает каталог, но\u00a0войти нельзя. Без хранилищ он работает, только не\u00a0помнит набранное.',
    ],
  },
]

const tableOf = (caption: string, rows: readonly StoredData[]): TextBlock => ({
  type: 'table',
  caption,
  head: ['Имя', 'Зачем', 'Сколько хранится', 'Кто видит'],
  rows: rows.map(({ name, purpose, term, reader }) => [name, purpose, term, READERS[reader]]),
})
