/**
 * What can be made to go wrong, by a cookie, so that people and tests see the same: `fake_scenario=cartFails,slow`.
 * Add a scenario here, and nowhere else; a handler or the transport asks `scene.plays('…')`.
 */
export const SCENARIOS = {
  serverDown: 'Сервер не отвечает: на всё 503',
  offlineAnswers: 'Ответы теряются: запрос выполнен, ответа нет',
  nonsense: 'Сервер отвечает непонятно',
  readsFail: 'Данные страниц не загружаются: 503',
  listsEmpty: 'Все списки пусты',
  profileFails: 'Профиль: ошибка 500',
  profileRefused: 'Профиль: сервер отказывает',
  regionsFail: 'Регионы не загружаются',
  cartFails: 'Запись в корзину: 503',
  cartRefuses: 'Запись в корзину: отказ 409',
  cartLoadFails: 'Корзина не загружается',
  pricesFail: 'Цены не загружаются',
  listFails: 'Списки товаров не загружаются',
  minimumSum: 'Минимальная сумма заказа: 500 000 ₽',
  orderFails: 'Заказ: ошибка 500',
  orderAnswerLost: 'Заказ принят, ответ потерян',
  pricesChange: 'Цены выросли на 5 % с момента показа',
  sessionExpires: 'Вход истёк: на всё 401',
  partsFail: 'Части страницы товара не загружаются',
  documentFails: 'Документ товара не загружается: 503',
  notifyFails: 'Запись «Сообщить о поступлении»: 503',
  notifyRefuses: 'Запись «Сообщить о поступлении»: отказ 409',
  goodsArrive: 'Ожидаемые товары поступили',
  reviewDue: 'Просят оценить отгруженный заказ',
  reviewFails: 'Отзыв о заказе: ошибка 500',
  notificationsFail: 'Уведомления не загружаются',
  setupFails: 'Регистрация компании: 503',
  setupAnswerLost: 'Компания и регион созданы, ответ потерян',
  helpOff: 'Центр поддержки выключен',
  helpExpanded: 'Центр поддержки открыт сразу',
  helpLost: 'Настройка центра поддержки не приходит',
  helpFails: 'Подсказки центра поддержки не приходят',
  inviteAnswerLost: 'Ответ на приглашение принят, сообщение об этом потеряно',
  surveysFail: 'Опросы не загружаются и не отправляются',
  feedbackFails: 'Обратная связь: 503',
  applicationFails: 'Отклик на\u00a0вакансию: 503',
  deliveryFails: 'Адреса доставки не загружаются',
  tooMany: 'Слишком много запросов: 429',
} as const
export type Scenario = keyof typeof SCENARIOS

/** Latency by a cookie: `fake_latency=slow`. Ranges in ms. */
export const LATENCIES = { none: [0, 0], quick: [20, 60], usual: [200, 400], slow: [1500, 3000] } as const
export type Latency = keyof typeof LATENCIES

/** The cookie that names the scenarios. */
export const SCENARIO_COOKIE = 'fake_scenario'
/** The cookie that names the latency. */
export const LATENCY_COOKIE = 'fake_latency'

/** The scenarios that a cookie names; unknown words are left out. */
export function scenariosOf(cookie: string | undefined): ReadonlySet<Scenario> {
  return new Set((cookie ?? '').split(/[.,]/).filter((word): word is Scenario => Object.hasOwn(SCENARIOS, word)))
}
/** The latency that a cookie names, else the given one. */
export const latencyOf = (cookie: string | undefined, usual: Latency): Latency =>
  cookie && Object.hasOwn(LATENCIES, cookie) ? (cookie as Latency) : usual
