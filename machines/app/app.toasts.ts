import type { Ending } from '../session/session.setup'
import type { CheckoutFact } from '../checkout/checkout.setup'
import type { Toast } from '../toaster/toaster.machine'

const CLOSED: Readonly<Record<Ending, Toast>> = {
  asked: { text: 'Вы успешно покинули сайт', tone: 'ok', kind: 'plain' },
  elsewhere: { text: 'Вы вышли в другой вкладке', tone: 'info', kind: 'notification' },
  profile: { text: 'Вход завершён: сервер не отдал ваш профиль. Войдите снова.', tone: 'bad', kind: 'notification' },
  login: {
    text: 'Войти не получилось: сервер не отдал ваш профиль. Повторите позже или позвоните нам.',
    tone: 'bad',
    kind: 'notification',
  },
}
/** Why the session is over; only a logout that was asked for is a goodbye. [STATE-003, STATE-004, ERROR-003] */
export const closedToast = (ending: Ending): Toast => CLOSED[ending]

/** A logout that failed. */
export const stayedToast = (isRefused: boolean): Toast => ({
  text: isRefused
    ? 'Выйти не получилось: сервер отказал. Обновите страницу и повторите.'
    : 'Выйти не получилось: сервер не отвечает. Вход сохранён, повторите позже.',
  tone: 'bad',
  kind: 'notification',
})

/** A logout that was to send everything first, and met a refusal. [DEC-010] */
export const returnedToast = (isElsewhere: boolean): Toast => ({
  text: isElsewhere
    ? 'Выход отменён: сервер принял не всё из другой вкладки. Проверьте корзину там.'
    : 'Выход отменён: сервер принял не все изменения корзины. Проверьте отмеченные строки.',
  tone: 'bad',
  kind: 'notification',
})

/** This tab buys for the region that another tab chose. [DEC-027] */
export const FOLLOWED: Toast = { text: 'Регион изменён в другой вкладке', tone: 'info', kind: 'notification' }
/** The last region that could be bought for is gone. */
export const NO_REGION: Toast = {
  text: 'Этот регион больше недоступен, а других нет. Обратитесь к администратору компании.',
  tone: 'warn',
  kind: 'notification',
}

const TO_CART = { label: 'В\u00a0корзину', to: '/cart' }
/** What the checkout says of an order that was sent. */
export type OrderOutcome = Extract<CheckoutFact, { type: 'order.placed' | 'order.found' | 'order.stopped' }>
/** The page of an order as it stands after ordering. */
export const placedPage = (orderId: number): string => `/personal/orders/${orderId}?placed`

/** The buyer has left the cart, and his order waits for it. [DEC-020] */
export const ORDER_GOES_ON: Toast = {
  text: 'Заказ уйдёт сам, когда корзина сохранится.',
  tone: 'info',
  kind: 'notification',
  link: TO_CART,
}
/** What became of an order whose buyer is on another page: he is told and not moved. [DEC-022] */
export function orderToast(fact: OrderOutcome): Toast {
  if (fact.type === 'order.placed')
    return {
      text: `Заказ №\u00a0${fact.order.id} размещён.`,
      tone: 'ok',
      kind: 'notification',
      link: { label: 'Открыть заказ', to: placedPage(fact.order.id) },
    }
  if (fact.type === 'order.found')
    return { text: fact.text, tone: 'ok', kind: 'notification', link: { label: 'Открыть заказ', to: `/personal/orders/${fact.orderId}` } }
  switch (fact.why) {
    case 'deciding':
      return { text: 'Заказ ещё не\u00a0отправлен: цены или наличие изменились.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'uncertain':
      return { text: 'Неизвестно, принят ли заказ: сервер не\u00a0ответил.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'refused':
      return { text: `Заказ не\u00a0оформлен. ${fact.reason}`, tone: 'bad', kind: 'notification', link: TO_CART }
  }
}
