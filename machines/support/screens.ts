/** What is known of a screen. `picture`: its file in docs/flows/screens, without the ending; `at`: an address of the demo where it is met; `name`: what people call it. */
type Seen = { picture: string; at: `/${string}`; name: string }

/**
 * Where people meet the machines: a page by its address as the route table has it, a window, a bar, or what is on every page.
 * `npm run screens` takes a picture of each.
 */
export const screens = {
  '/': { picture: 'home', at: '/', name: 'Главная' },
  '/cart': { picture: 'cart', at: '/cart', name: 'Корзина' },
  '/catalog': { picture: 'catalogue', at: '/catalog', name: 'Каталог' },
  '/catalog/*': { picture: 'list', at: '/catalog/smazocnye-materialy', name: 'Список товаров' },
  '/product/:id?': { picture: 'product', at: '/product/1', name: 'Товар' },
  '/support': { picture: 'support', at: '/support', name: 'Обратная связь' },
  '/selection-parts/vehicle-search': {
    picture: 'vehicle-search',
    at: '/selection-parts/vehicle-search?way=steps&make=LADA&model=Vesta&year=2017&engine=LADA:H4M',
    name: 'Поиск автомобиля',
  },
  '/offline': { picture: 'offline', at: '/offline', name: 'Нет связи' },
  '/auth/login': { picture: 'login', at: '/auth/login', name: 'Вход' },
  '/auth/autologin': { picture: 'login-link', at: '/auth/autologin', name: 'Вход по ссылке' },
  '/auth/registration': { picture: 'registration', at: '/auth/registration', name: 'Регистрация юридического лица' },
  '/auth/reset': { picture: 'reset', at: '/auth/reset', name: 'Восстановление пароля' },
  '/invites/:code?': { picture: 'invite', at: '/invites/SAMA-2RA9-KDWX', name: 'Приглашение' },
  '/orders/:id': { picture: 'order', at: '/orders/481392', name: 'Заказ по короткому адресу' },
  '/personal': { picture: 'cabinet', at: '/personal', name: 'Личный кабинет' },
  '/personal/companies': { picture: 'companies', at: '/personal/companies', name: 'Мои компании' },
  '/personal/notifications': { picture: 'notifications', at: '/personal/notifications', name: 'Уведомления' },
  '/personal/orders': { picture: 'orders', at: '/personal/orders', name: 'Заказы' },
  '/personal/orders/:id': { picture: 'order', at: '/personal/orders/481392', name: 'Заказ' },
  '/personal/documents': { picture: 'documents', at: '/personal/documents', name: 'Документы' },
  '/personal/account': { picture: 'account', at: '/personal/account', name: 'Личные данные' },
  '/personal/carts': { picture: 'saved-carts', at: '/personal/carts', name: 'Сохранённые корзины' },
  '/personal/favorite': { picture: 'favorites', at: '/personal/favorite', name: 'Избранное' },
  'окно «Вход»': { picture: 'login-window', at: '/catalog', name: 'Окно «Вход»' },
  'окно «Не всё отправлено»': { picture: 'unsent-window', at: '/cart', name: 'Окно «Не всё отправлено»' },
  'окно «Не всё сохранено»': { picture: 'unsaved-window', at: '/cart', name: 'Окно «Не всё сохранено»' },
  'окно «Пока вы оформляли, кое-что изменилось»': {
    picture: 'changes-window',
    at: '/cart',
    name: 'Окно «Пока вы оформляли, кое-что изменилось»',
  },
  'окно «Такой же заказ уже есть»': { picture: 'same-order-window', at: '/cart', name: 'Окно «Такой же заказ уже есть»' },
  'окно «Ответ не получен»': { picture: 'uncertain-window', at: '/cart', name: 'Окно «Ответ не получен»' },
  'окно «Кто будет покупать...»': { picture: 'region-window', at: '/catalog', name: 'Окно «Кто будет покупать...»' },
  'окно «Регистрация компании»': { picture: 'company-window', at: '/', name: 'Окно «Регистрация компании»' },
  'окно «Остался последний шаг»': { picture: 'last-step-window', at: '/', name: 'Окно «Остался последний шаг»' },
  'окно «Как вам заказ?»': { picture: 'stars-window', at: '/catalog', name: 'Окно «Как вам заказ?»' },
  'окно «Отзыв о заказе»': { picture: 'review-window', at: '/catalog', name: 'Окно «Отзыв о заказе»' },
  'окно с названием опроса': { picture: 'survey-window', at: '/personal', name: 'Окно с названием опроса' },
  'полоса «Нет связи»': { picture: 'offline-bar', at: '/cart', name: 'Полоса «Нет связи»' },
  'полоса «Сервер не отвечает»': { picture: 'silence-bar', at: '/cart', name: 'Полоса «Сервер не отвечает»' },
  'полоса «Вход истёк»': { picture: 'expired-bar', at: '/cart', name: 'Полоса «Вход истёк»' },
  'полоса «Открытый регион»': { picture: 'guessed-bar', at: '/', name: 'Полоса «Открытый регион»' },
  'полоса «Компании не загрузились»': { picture: 'regions-bar', at: '/catalog', name: 'Полоса «Компании не загрузились»' },
  'на всех страницах: сообщение «Часть не работает» с кнопкой «Повторить»': {
    picture: 'crash-message',
    at: '/catalog',
    name: 'Сообщение «Часть не работает» с кнопкой «Повторить»',
  },
  'на всех страницах: полосы под шапкой': { picture: 'bars', at: '/personal', name: 'Полосы под шапкой' },
  'на всех страницах: поле поиска в шапке': { picture: 'search', at: '/', name: 'Поле поиска в шапке' },
  'на всех страницах: кнопка региона в шапке': { picture: 'region-button', at: '/catalog', name: 'Кнопка региона в шапке' },
  'на всех страницах: корзина в шапке': { picture: 'cart-button', at: '/catalog', name: 'Корзина в шапке' },
  'на всех страницах: число непрочитанных': { picture: 'bell', at: '/catalog', name: 'Число непрочитанных' },
  'на страницах с шапкой и подвалом: сообщение о cookie внизу': { picture: 'cookie-notice', at: '/', name: 'Сообщение о cookie внизу' },
  'на страницах «Корзина», «Товар», «Вход» и ещё нескольких: центр поддержки внизу': {
    picture: 'help-center',
    at: '/product/1',
    name: 'Центр поддержки внизу страницы',
  },
  'на странице «Корзина»: строка, которую сервер не принял': {
    picture: 'refused-row',
    at: '/cart',
    name: 'Строка корзины, которую сервер не принял',
  },
  'на всех страницах: короткие сообщения у края': { picture: 'toast', at: '/personal/orders', name: 'Короткие сообщения у края' },
  'на всех страницах: короткое сообщение об акции': { picture: 'promotion', at: '/brands', name: 'Короткое сообщение об акции' },
} as const satisfies Record<
  | `/${string}`
  | `окно ${string}`
  | `полоса «${string}»`
  | `на ${string} страницах: ${string}`
  | `на страницах ${string}: ${string}`
  | `на странице «${string}»: ${string}`,
  Seen
>

/** An address as the route table has it, or in words what is met there. */
export type Screen = keyof typeof screens
/** The name of a picture of screens. */
export type ScreenPicture = (typeof screens)[Screen]['picture']
