import { OVERLAPS_H, PRICE_CALLS_PER_DAY, PRICE_CALLS_PER_WINDOW, PRICE_WINDOW_MS, REQUESTS_KEPT } from '../../../model/api-key/api-limits'
import type { TextBlock } from '../../../model/content/text-block'
import { PRICES_PER_REQUEST } from '../../../model/limits'
import { ERROR_CATALOGUE, ERROR_STATUSES } from '../../../model/openapi/error-catalogue'
import { ORDER_STATUSES, orderStatusLabel } from '../../../model/order/status'
import { formatCount } from '../../../model/text/count'

const MINUTES = PRICE_WINDOW_MS / 60_000
const DAYS_OF_OVERLAP = Math.max(...OVERLAPS_H) / 24

/** What each status of an order means for a program, in the words of the shop. [ENT-014] */
const STATUS_TEXTS: Readonly<Record<(typeof ORDER_STATUSES)[number], string>> = {
  0: 'Принят, склад ещё не\u00a0ответил. Можно отменить.',
  10: 'Склад подтвердил строки: сколько и\u00a0чего, в\u00a0полях confirmed и\u00a0refusal. Можно отменить.',
  20: 'Едет на\u00a0склад вашего города.',
  90: 'Отгружен: УПД\u00a0– в\u00a0реестре документов. Дальше статус не\u00a0меняется.',
  99: 'Отменён вами или нами. Дальше статус не\u00a0меняется.',
}

/** What programmers read of the API: what it is for, keys, limits, errors and statuses. Examples and calls are parts of their own. [ROUTE-031, DEC-077] */
export const apiDocsText = ({ shopName }: { shopName: string }): TextBlock[] => [
  {
    type: 'paragraph',
    text: `API «${shopName}» связывает вашу учётную программу с\u00a0нашей: 1С, МойСклад или собственная система сама узнаёт цены и\u00a0остатки, отправляет заказы и\u00a0забирает документы. Плата за\u00a0доступ не\u00a0взимается.`,
  },
  {
    type: 'list',
    items: [
      'Каталог: разделы, бренды, товары по\u00a0артикулам и\u00a0штрихкодам, аналоги, документы.',
      'Цены и\u00a0остатки вашего региона\u00a0– те\u00a0же, что в\u00a0кабинете.',
      'Заказы: оформить, следить за\u00a0статусом, отменить.',
      'Документы: реестр, строки УПД, акт сверки.',
      [{ text: 'Прайс-лист по\u00a0ссылке', href: '#price-list' }, '\u00a0– если программировать нечего: Excel, CSV, YML или CommerceML.'],
    ],
  },
  { type: 'heading', id: 'key', text: 'Как получить ключ' },
  {
    type: 'list',
    is_ordered: true,
    items: [
      [{ text: 'Зарегистрируйте компанию', href: '/auth/registration' }, ', если её ещё нет, и\u00a0дождитесь конца модерации.'],
      [
        'Администратор региона открывает раздел ',
        { text: '«API»', href: '/personal/api' },
        ' кабинета и\u00a0создаёт ключ: имя, права, срок.',
      ],
      'Ключ показывается один раз. Сохраните его в\u00a0настройках программы: мы\u00a0храним только отпечаток и\u00a0повторить ключ не\u00a0сможем.',
    ],
  },
  {
    type: 'paragraph',
    text: 'Ключ работает с\u00a0одним регионом и\u00a0от\u00a0имени администратора, который его создал: его имя стоит в\u00a0заказах. Если этот человек больше не\u00a0управляет регионом, ключ перестаёт действовать.',
  },
  {
    type: 'table',
    caption: 'Права ключа',
    head: ['Право', 'Что открывает'],
    rows: [
      ['read', 'Каталог, цены и\u00a0остатки, справочники'],
      ['order', 'Заказы, адреса доставки, пункты самовывоза, графики'],
      ['documents', 'Реестр документов, их\u00a0строки, акт сверки'],
    ],
  },
  { type: 'heading', id: 'first-request', text: 'Первый запрос' },
  {
    type: 'paragraph',
    text: [
      'Адреса начинаются с\u00a0/api/v1. Ключ передаётся в\u00a0заголовке ',
      'Authorization: Bearer, в\u00a0адресе он\u00a0не\u00a0принимается. Номер региона стоит в\u00a0кабинете рядом с\u00a0ключами. ',
      { text: 'Готовые примеры', href: '#examples' },
      ' для curl, JavaScript и\u00a01С\u00a0– в\u00a0конце страницы.',
    ],
  },
  {
    type: 'list',
    items: [
      'Тело и\u00a0ответ\u00a0– JSON в\u00a0UTF-8.',
      'Суммы\u00a0– рубли с\u00a0НДС, не\u00a0больше двух знаков после запятой. null\u00a0– цены нет, ноль ею\u00a0не\u00a0бывает.',
      'Моменты\u00a0– ISO 8601 с\u00a0часовым поясом, дни\u00a0– ГГГГ-ММ-ДД по\u00a0Москве.',
      'Если ничего не\u00a0нашлось, ответ 200 с\u00a0пустым списком.',
      'Поля могут добавляться: незнакомые пропускайте.',
    ],
  },
  {
    type: 'note',
    tone: 'warn',
    text: 'Не\u00a0вставляйте ключ в\u00a0код страниц сайта и\u00a0мобильных приложений: его увидит любой посетитель и\u00a0сможет заказывать от\u00a0имени компании.',
  },
  { type: 'heading', id: 'rotation', text: 'Замена и\u00a0отзыв ключа' },
  {
    type: 'paragraph',
    text: `При\u00a0замене старый ключ может работать вместе с\u00a0новым до\u00a0${DAYS_OF_OVERLAP}\u00a0дней: программа не\u00a0остановится, пока вы\u00a0меняете настройки. Отозванный ключ отвечает 401 со\u00a0следующего запроса. У\u00a0каждого ключа видно последнее использование и\u00a0журнал: ${REQUESTS_KEPT} последних запросов.`,
  },
  { type: 'heading', id: 'limits', text: 'Ограничения' },
  {
    type: 'table',
    caption: 'Ограничения запросов',
    head: ['Что', 'Сколько'],
    rows: [
      [
        'Запросы цен и\u00a0остатков',
        `${formatCount(PRICE_CALLS_PER_WINDOW)} за\u00a0${MINUTES}\u00a0минут, ${formatCount(PRICE_CALLS_PER_DAY)} за\u00a0сутки на\u00a0ключ`,
      ],
      ['Товаров в\u00a0одном запросе цен', `до\u00a0${PRICES_PER_REQUEST}`],
      ['Остальные запросы', 'Без счёта, но\u00a0не\u00a0чаще, чем данные меняются'],
    ],
  },
  { type: 'paragraph', text: 'Сколько осталось, говорят заголовки каждого ответа:' },
  {
    type: 'list',
    items: [
      `X-RateLimit-Limit и\u00a0X-RateLimit-Remaining: лимит за\u00a0${MINUTES}\u00a0минут и\u00a0остаток.`,
      'X-RateLimit-Reset: через сколько секунд счёт начнётся заново.',
      'X-RateLimit-Day-Limit и\u00a0X-RateLimit-Day-Remaining: то\u00a0же за\u00a0сутки.',
    ],
  },
  { type: 'paragraph', text: 'Сверх лимита придёт 429: заголовок Retry-After говорит, сколько секунд подождать.' },
  { type: 'heading', id: 'repeats', text: 'Повторы без двойных заказов' },
  {
    type: 'paragraph',
    text: 'uuid заказа создаёт ваша программа. Если ответ потерялся, отправьте тот же заказ с\u00a0тем же uuid: придёт первый заказ, второго не\u00a0будет. Новый uuid\u00a0– новый заказ. Запросы, которые ничего не\u00a0меняют, повторяйте смело.',
  },
  { type: 'heading', id: 'errors', text: 'Ошибки' },
  {
    type: 'paragraph',
    text: 'Тело отказа одно для всех: message\u00a0– предложение для человека, errors\u00a0– объяснения по\u00a0полям, details\u00a0– что изменилось.',
  },
  {
    type: 'table',
    caption: 'Коды ошибок',
    head: ['Код', 'Что случилось', 'Что делать'],
    rows: ERROR_STATUSES.map((status) => [String(status), ERROR_CATALOGUE[status].title, ERROR_CATALOGUE[status].advice]),
  },
  { type: 'heading', id: 'statuses', text: 'Статусы заказа' },
  {
    type: 'table',
    caption: 'Статусы заказа',
    head: ['Код', 'Название', 'Что значит'],
    rows: ORDER_STATUSES.map((status) => [String(status), orderStatusLabel(status, '…'), STATUS_TEXTS[status]]),
  },
  { type: 'heading', id: 'price-list', text: 'Прайс-лист по\u00a0ссылке' },
  {
    type: 'paragraph',
    text: [
      'Ссылку создаёт администратор региона в\u00a0разделе ',
      { text: '«API»', href: '/personal/api' },
      '. По\u00a0ней без входа скачивается прайс-лист с\u00a0ценами региона и\u00a0больше ничего: заказать по\u00a0ней нельзя. Ссылку можно заменить, прежняя перестанет открываться.',
    ],
  },
  {
    type: 'table',
    caption: 'Виды прайс-листа',
    head: ['Окончание', 'Для чего'],
    rows: [
      ['.xlsx', 'Excel и\u00a0другие таблицы, со\u00a0столбцом для заказа'],
      ['.csv', 'Любая программа: точка с\u00a0запятой, UTF-8'],
      ['.yml', 'Формат Яндекс Маркета: сайты и\u00a0площадки'],
      ['.xml', 'CommerceML\u00a02: загрузка предложений в\u00a01С'],
    ],
  },
  {
    type: 'list',
    items: [
      'ETag и\u00a0If-None-Match: если ничего не\u00a0изменилось, придёт 304 без тела.',
      '?changed_since=2026-11-21T09:00:00Z оставит только товары, у\u00a0которых с\u00a0этого момента изменились цена, остаток или название.',
    ],
  },
  { type: 'heading', id: 'calls', text: 'Примеры и\u00a0все вызовы' },
  {
    type: 'paragraph',
    text: [
      'Ниже\u00a0– ',
      { text: 'примеры', href: '#examples' },
      ' для curl, JavaScript и\u00a01С, ',
      { text: 'все вызовы', href: '#reference' },
      ' с\u00a0полями и\u00a0файлом OpenAPI\u00a03.1 и\u00a0',
      { text: 'часы, до\u00a0которых принимаем заказы', href: '#cutoffs' },
      '. Описание получено из\u00a0того же контракта, по\u00a0которому сервер проверяет запросы.',
    ],
  },
  { type: 'heading', id: 'help', text: 'Если не\u00a0получается' },
  {
    type: 'paragraph',
    text: [
      'Посмотрите журнал запросов ключа в\u00a0кабинете: там время, адрес и\u00a0код ответа. Не\u00a0помогло\u00a0– напишите в\u00a0',
      { text: 'обратную связь', href: '/support' },
      ' начало ключа (первые 12\u00a0знаков) и\u00a0время запроса. Целиком ключ не\u00a0присылайте.',
    ],
  },
]
