/** The topics by which docs/flows groups the machines, in the order in which a user meets them. */
export const stories = {
  login: 'Вход и выход',
  setup: 'Регистрация компании',
  invite: 'Приглашение',
  region: 'Регион и цены',
  goods: 'Поиск и выбор товара',
  cart: 'Корзина',
  savedCarts: 'Сохранённые корзины',
  order: 'Заказ',
  documents: 'Документы',
  review: 'Отзыв',
  survey: 'Опрос',
  news: 'Уведомления и акции',
  help: 'Помощь',
  connection: 'Связь с сервером',
  frame: 'Окна, сообщения и переходы',
  shop: 'Устройство магазина',
} as const

/** Key of a topic. */
export type Story = keyof typeof stories
