/** Where a browser keeps something: in a cookie, for all tabs, for one tab, in a database. */
export type StoredPlace = 'cookie' | 'local' | 'session' | 'database'

/** Something that the shop keeps in the browser of its user. */
export type StoredData = {
  place: StoredPlace
  /** The name under which it lies; «…» at its end stands for what differs by user, region or tab. */
  name: string
  purpose: string
  term: string
  /** Who reads it beside this browser; 'nobody': it does not leave the browser. */
  reader: 'nobody' | 'shop'
  /** Kept by the demo alone, whose server is in the page. */
  isDemo?: true
}

const DAYS = '360\u00a0дней'
const YEAR = '360\u00a0дней или до\u00a0выхода'
const UNTIL_LOGOUT = 'До\u00a0выхода'
const TAB = 'До\u00a0закрытия вкладки'

/** Everything that the shop keeps in a browser. What is written and does not stand here fails a test, and so does what stands here and is never written. */
export const STORED_DATA: readonly StoredData[] = [
  {
    place: 'cookie',
    name: 'karter_session',
    purpose: 'Вход: по\u00a0ней сервер узнаёт вас. Скриптам недоступна',
    term: YEAR,
    reader: 'shop',
  },
  {
    place: 'cookie',
    name: 'XSRF-TOKEN',
    purpose: 'Защита от\u00a0запросов с\u00a0чужих сайтов от\u00a0вашего имени',
    term: 'До\u00a0закрытия браузера',
    reader: 'shop',
  },
  {
    place: 'cookie',
    name: 'karter_device',
    purpose: 'Знакомое устройство: чужие ошибки в\u00a0пароле не\u00a0закроют вам вход',
    term: DAYS,
    reader: 'shop',
  },
  { place: 'cookie', name: 'karter_code', purpose: 'Код подтверждения введён в\u00a0этом браузере', term: '10\u00a0минут', reader: 'shop' },
  { place: 'cookie', name: 'company_region_id', purpose: 'Регион компании, для которого вы\u00a0покупаете', term: YEAR, reader: 'shop' },
  { place: 'cookie', name: 'delivery_address_id', purpose: 'Выбранный адрес доставки', term: YEAR, reader: 'shop' },
  {
    place: 'cookie',
    name: 'karter_region',
    purpose: 'Тот же регион на\u00a0случай, если первая запись пропадёт. Скриптам недоступна',
    term: YEAR,
    reader: 'shop',
  },
  {
    place: 'cookie',
    name: 'karter_address',
    purpose: 'Тот же адрес на\u00a0случай, если первая запись пропадёт. Скриптам недоступна',
    term: YEAR,
    reader: 'shop',
  },
  { place: 'cookie', name: 'productsPerPage', purpose: 'Сколько товаров показывать на\u00a0странице списка', term: YEAR, reader: 'shop' },
  { place: 'cookie', name: 'cookie_consent', purpose: 'Вы\u00a0прочитали сообщение о\u00a0cookie', term: DAYS, reader: 'shop' },
  { place: 'cookie', name: 'shortcuts', purpose: 'Включены ли горячие клавиши', term: DAYS, reader: 'shop' },
  { place: 'cookie', name: 'color_scheme', purpose: 'Светлое или тёмное оформление, если вы\u00a0его выбрали', term: DAYS, reader: 'shop' },
  {
    place: 'cookie',
    name: 'fake_scenario',
    purpose: 'Какие сбои разыгрывать',
    term: 'До\u00a0закрытия браузера',
    reader: 'nobody',
    isDemo: true,
  },
  {
    place: 'cookie',
    name: 'fake_latency',
    purpose: 'Как медленно отвечать',
    term: 'До\u00a0закрытия браузера',
    reader: 'nobody',
    isDemo: true,
  },

  {
    place: 'local',
    name: 'cookieConsent',
    purpose: 'Вы\u00a0прочитали сообщение о\u00a0cookie: запасная запись',
    term: UNTIL_LOGOUT,
    reader: 'nobody',
  },
  { place: 'local', name: 'recentQueries', purpose: 'Восемь последних поисковых запросов', term: UNTIL_LOGOUT, reader: 'nobody' },
  { place: 'local', name: 'lastSeen', purpose: 'Двадцать последних просмотренных товаров', term: UNTIL_LOGOUT, reader: 'nobody' },
  {
    place: 'local',
    name: 'lastVehicle',
    purpose: 'Автомобиль, для\u00a0которого вы\u00a0последний раз подбирали товары',
    term: UNTIL_LOGOUT,
    reader: 'nobody',
  },
  { place: 'local', name: 'compared', purpose: 'Товары, отмеченные для сравнения', term: UNTIL_LOGOUT, reader: 'nobody' },
  { place: 'local', name: 'cartView', purpose: 'Вид таблицы корзины', term: UNTIL_LOGOUT, reader: 'nobody' },
  { place: 'local', name: 'cartArrangement', purpose: 'Порядок строк корзины', term: UNTIL_LOGOUT, reader: 'nobody' },
  {
    place: 'local',
    name: 'checkout/…',
    purpose: 'Черновик заказа: способ получения, контакт, комментарий',
    term: UNTIL_LOGOUT,
    reader: 'nobody',
  },
  {
    place: 'local',
    name: 'karter-entry:…',
    purpose: 'Артикулы, которые введены и\u00a0ещё не\u00a0попали в\u00a0корзину',
    term: 'До\u00a0отправки или выхода',
    reader: 'nobody',
  },
  {
    place: 'local',
    name: 'karter-wishes:…',
    purpose: 'Изменения корзины, не\u00a0отправленные до\u00a0закрытия страницы',
    term: 'До\u00a0отправки или выхода',
    reader: 'nobody',
  },
  {
    place: 'local',
    name: 'karter-wishes-gone:…',
    purpose: 'Пометка, что такие изменения нужно удалить',
    term: 'До\u00a0удаления',
    reader: 'nobody',
  },
  { place: 'local', name: 'review/…', purpose: 'Начатая оценка заказа', term: 'До\u00a0отправки или выхода', reader: 'nobody' },
  { place: 'local', name: 'survey/…', purpose: 'Начатые ответы на\u00a0опрос', term: 'До\u00a0отправки или выхода', reader: 'nobody' },

  { place: 'session', name: 'scroll', purpose: 'Место, до\u00a0которого прокручены страницы', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'form/…', purpose: 'Набранное в\u00a0форме, кроме паролей, кодов и\u00a0файлов', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'code-flow/…', purpose: 'Номер начатого подтверждения, без самого кода', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'company-setup/…', purpose: 'Набранные сведения о\u00a0компании', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'entry-line/…', purpose: 'Набранное в\u00a0поле быстрого ввода', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'saved-name/…', purpose: 'Набранное название сохранённой корзины', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'saved-lines/…', purpose: 'Неотправленные изменения сохранённой корзины', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'document/…', purpose: 'Набранное при\u00a0приёмке документа', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'labelling/…', purpose: 'Отсканированные коды маркировки', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'checkout/…', purpose: 'Номер заказа, который отправляет эта вкладка', term: TAB, reader: 'nobody' },
  { place: 'session', name: 'review-seen/…', purpose: 'Каким заказам эта вкладка уже предложила оценку', term: TAB, reader: 'nobody' },
  {
    place: 'session',
    name: 'chunkReloadedAt',
    purpose: 'Когда страница открывалась заново из-за сбоя загрузки',
    term: TAB,
    reader: 'nobody',
  },
  { place: 'session', name: 'inspect', purpose: 'Имя вкладки для инспектора программиста', term: TAB, reader: 'nobody', isDemo: true },

  {
    place: 'database',
    name: 'karter-wishes',
    purpose: 'Очередь изменений корзины, чтобы сбой связи их\u00a0не\u00a0потерял',
    term: 'До\u00a0отправки или выхода',
    reader: 'nobody',
  },
  {
    place: 'database',
    name: 'karter-fake-server',
    purpose: 'Данные демонстрации: заказы, корзины, люди',
    term: 'До\u00a0сброса демонстрации',
    reader: 'nobody',
    isDemo: true,
  },
  {
    place: 'database',
    name: 'karter-fake-server-settings',
    purpose: 'Настройки демонстрации и\u00a0её\u00a0вход',
    term: 'До\u00a0сброса демонстрации',
    reader: 'nobody',
    isDemo: true,
  },
]

/** The row of the list that a name belongs to; undefined: it is kept without being listed. */
export const storedRow = (place: StoredPlace, key: string): StoredData | undefined =>
  STORED_DATA.find(
    (row) =>
      row.place === place &&
      (row.name.endsWith('…') ? key.startsWith(row.name.slice(0, -1)) && key !== row.name.slice(0, -1) : row.name === key),
  )
