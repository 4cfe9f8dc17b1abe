/** What the shop does for its people, in the order in which they meet it: by these the machines are found in docs/flows. */
export const stories = {
  login: 'Вход и выход',
  setup: 'Регистрация компании',
  invite: 'Приглашение',
  region: 'Регион и цены',
  goods: 'Поиск и выбор товара',
  cart: 'Корзина',
  savedCarts: 'Сохранённые корзины',
  order: 'Заказ',
  review: 'Отзыв',
  survey: 'Опрос',
  news: 'Уведомления и акции',
  help: 'Помощь',
  connection: 'Связь с сервером',
  frame: 'Окна, сообщения и переходы',
  shop: 'Устройство магазина',
} as const

/** The key of a story. */
export type Story = keyof typeof stories
