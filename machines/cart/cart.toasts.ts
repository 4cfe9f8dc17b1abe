import { refusalText, correctionText } from '../../model/cart/quantity-words'
import { ofCart } from '../../model/cart/region-cart'
import type { CompanyRegion } from '../../model/company/region'
import { orderNumber } from '../../model/order/order-number'
import { overtakenText } from '../../model/order/placing/overtaken'
import { namedList } from '../../model/text/named-list'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { TO_CART, toOrder } from '../toaster/toast-links'
import type { Toast } from '../toaster/toaster.machine'
import type { CartFact, Refusal, Refused } from './cart.types'

/** A quantity that was rounded or cut, where no screen shows its line. [DEC-019] */
export const correctionToast = ({ product, ...correction }: Extract<CartFact, { type: 'cart.corrected' }>): Toast => ({
  text: `${product.article}: ${correctionText(correction, product) ?? ''}`,
  tone: 'warn',
  kind: 'notification',
})
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
  link: regionId === shownId && lines.some(({ rest }) => rest > 0) ? TO_CART : toOrder(orderId),
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
      link: toOrder(orderId),
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
