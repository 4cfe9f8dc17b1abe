import { orderNumber } from '../../model/order/order-number'
import { toOrder } from '../toaster/toast-links'
import type { Toast } from '../toaster/toaster.machine'
import type { CancellationFact } from './cancellation.machine'

/** How a cancellation ended, or that nobody knows. */
export type CancellationOutcome = Extract<CancellationFact, { type: 'order.cancelled' | 'cancellation.failed' }>

/** How a cancellation ended; whoever is at the order's page (`isThere`) needs no way to it. [DEC-024] */
export function cancellationToast(fact: CancellationOutcome, isThere: boolean): Toast {
  const number = orderNumber(fact.orderId)
  const more = { kind: 'notification', ...(!isThere && { link: toOrder(fact.orderId) }) } as const
  if (fact.type === 'order.cancelled') return { text: `Заказ ${number} отменён.`, tone: 'ok', ...more }
  if (fact.isDoubtful) return { text: `Неизвестно, отменён ли заказ ${number}: сервер не\u00a0ответил.`, tone: 'warn', ...more }
  return { text: `Заказ ${number} не\u00a0отменён. ${fact.reason}`, tone: 'bad', ...more }
}
