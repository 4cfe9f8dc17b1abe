import { refusalText } from '../../model/cart/quantity-words'
import { ofCart } from '../../model/cart/region-cart'
import { namedList } from '../../model/text/named-list'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import type { CompanyRegion } from '../../model/company/region'
import { orderNumber } from '../../model/order/order-number'
import { overtakenText } from '../../model/order/placing/overtaken'
import { droppedText } from '../../model/order/outcome'
import type { CartFact, Refused } from '../cart/cart.types'
import type { CheckoutFact } from '../checkout/checkout.types'
import type { CancellationFact } from '../order/cancellation.machine'
import type { Toast } from '../toaster/toaster.machine'
import type { Refusal } from './customer.types'

/** This tab buys for the region that another tab chose. [DEC-027] */
export const FOLLOWED: Toast = { text: 'Регион изменён в другой вкладке', tone: 'info', kind: 'notification' }

const TO_CART = { label: 'В\u00a0корзину', to: '/cart' }
/** What became of many lines at once, where no screen shows them. [DEC-019] */
export const correctedToast = (count: number): Toast => ({
  text: `Количество изменено: ${counted(count, words.line)}. Посмотрите, что стало с\u00a0ними.`,
  tone: 'warn',
  kind: 'notification',
  link: TO_CART,
})
/** A write of the cart that the server refused: of whose cart, what it was, what is left, why. `regions`, `shownId`: as for `ofCart`. [DEC-020, DEC-027] */
export function refusedToast({ reason, regionId, what }: Refusal, regions: readonly CompanyRegion[], shownId: number | null): Toast {
  const whose = ofCart(regionId, regions, shownId)
  const label = whose && `Корзина${whose}. `
  return {
    text: `${label}${refusedText(what, reason)}`,
    tone: 'bad',
    kind: 'notification',
    ...(what.as === 'quantity' && {
      joins: {
        as: `refused-${regionId}`,
        name: what.article,
        lead: `${label}Сервер не\u00a0принял`,
        what: words.lineAsObject,
        end: `Они отмечены в\u00a0${whose ? 'ней' : 'корзине'}.`,
      },
    }),
  }
}
function refusedText(what: Refused, reason: string): string {
  if (what.as === 'quantity') return `${what.article}. ${refusalText(what.asked, what.kept, reason)}`
  return what.as === 'note' ? `${what.article}. Сервер не\u00a0принял заметку. ${reason}` : `Сервер не\u00a0очистил корзину. ${reason}`
}
/** Lines that were changed after their order was pressed: what is in it, what is left, and of another region's cart, whose. @param regions those that may be named [DEC-022, DEC-027] */
export const overtakenToast = (
  { regionId, orderId, lines }: Extract<CartFact, { type: 'cart.overtaken' }>,
  regions: readonly CompanyRegion[],
  shownId: number | null,
): Toast => ({
  text: overtakenText(orderId, lines, ofCart(regionId, regions, shownId)),
  tone: 'warn',
  kind: 'notification',
  link: regionId === shownId && lines.some(({ rest }) => rest > 0) ? TO_CART : toOrder(orderPage(orderId)),
})
/** What went out of the cart on the screen without this tab: by which order, where that is known. [DEC-020, DEC-022] */
export function goneToast({ orderId, regionId, articles, isEmpty }: Extract<CartFact, { type: 'cart.gone' }>): Toast {
  const named = namedList(articles, (count) => counted(count, words.line))
  const isOne = articles.length === 1
  const id = `gone-${regionId}`
  if (orderId !== null)
    return {
      text: isEmpty
        ? `Корзина оформлена в\u00a0заказ ${orderNumber(orderId)} в\u00a0другой вкладке.`
        : `В\u00a0другой вкладке оформлен заказ ${orderNumber(orderId)}: ${named} ушл${isOne ? 'а' : 'и'} из\u00a0корзины в\u00a0него.`,
      tone: 'info',
      kind: 'notification',
      link: toOrder(orderPage(orderId)),
      id,
    }
  const what = isEmpty
    ? `Корзина опустела: ${isOne ? `строку ${named}` : 'строки'} `
    : `Из\u00a0корзины ушл${isOne ? 'а строка' : 'и строки'} ${named}: ${isOne ? 'её' : 'их'} `
  return {
    text: `${what}заказали или убрали в\u00a0другой вкладке или на\u00a0другом устройстве.`,
    tone: 'info',
    kind: 'notification',
    link: { label: 'Заказы', to: '/personal/orders' },
    id,
  }
}
/** What the checkout says of an order that was pressed. */
export type OrderOutcome = Extract<CheckoutFact, { type: 'order.placed' | 'order.found' | 'order.stopped' | 'order.dropped' }>
/** How a cancellation ended, or that nobody knows. */
export type CancellationOutcome = Extract<CancellationFact, { type: 'order.cancelled' | 'cancellation.failed' }>
/** The page of an order. */
export const orderPage = (orderId: number): string => `/personal/orders/${orderId}`
/** The page of an order as it stands after ordering. */
export const placedPage = (orderId: number): string => `${orderPage(orderId)}?placed`
const toOrder = (to: string) => ({ label: 'Открыть заказ', to })

/** The buyer has left the cart, and his order waits for it. [DEC-020] */
export const ORDER_GOES_ON: Toast = {
  text: 'Заказ уйдёт сам, когда корзина сохранится.',
  tone: 'info',
  kind: 'notification',
  link: TO_CART,
}
/** What became of an order whose buyer is on another page: he is told and not moved. `regions`: those that may be named. [DEC-022] */
export function orderToast(fact: OrderOutcome, regions: readonly CompanyRegion[]): Toast {
  if (fact.type === 'order.placed')
    return {
      text: `Заказ ${orderNumber(fact.order.id)} размещён.`,
      tone: 'ok',
      kind: 'notification',
      link: toOrder(placedPage(fact.order.id)),
    }
  if (fact.type === 'order.found') return { text: fact.text, tone: 'ok', kind: 'notification', link: toOrder(orderPage(fact.order.id)) }
  if (fact.type === 'order.dropped')
    return { text: droppedText(regions.find(({ id }) => id === fact.regionId)), tone: 'bad', kind: 'notification', link: TO_CART }
  switch (fact.why) {
    case 'repeating':
      return { text: 'Заказ ещё не\u00a0отправлен: такой\u00a0же недавно оформлен.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'deciding':
      return { text: 'Заказ ещё не\u00a0отправлен: цены или наличие изменились.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'uncertain':
      return { text: 'Неизвестно, принят ли заказ: сервер не\u00a0ответил.', tone: 'warn', kind: 'notification', link: TO_CART }
    case 'refused':
      return { text: `Заказ не\u00a0оформлен. ${fact.reason}`, tone: 'bad', kind: 'notification', link: TO_CART }
  }
}

/** How a cancellation ended; whoever is at the order's page (`isThere`) needs no way to it. [DEC-024] */
export function cancellationToast(fact: CancellationOutcome, isThere: boolean): Toast {
  const number = orderNumber(fact.orderId)
  const more = { kind: 'notification', ...(!isThere && { link: toOrder(orderPage(fact.orderId)) }) } as const
  if (fact.type === 'order.cancelled') return { text: `Заказ ${number} отменён.`, tone: 'ok', ...more }
  if (fact.isDoubtful) return { text: `Неизвестно, отменён ли заказ ${number}: сервер не\u00a0ответил.`, tone: 'warn', ...more }
  return { text: `Заказ ${number} не\u00a0отменён. ${fact.reason}`, tone: 'bad', ...more }
}
