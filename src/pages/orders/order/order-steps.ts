import type { Order } from '../../../../model/order/order'
import {
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_PLACED,
  ORDER_STATUSES,
  orderStatusLabel,
  type OrderStatus,
} from '../../../../model/order/status'
import { formatDayTime } from '../../../../model/text/date'
import type { PathStep } from '../../../ui/navigation/path'

/** What is expected of a status that was not reached yet. */
const AHEAD: Partial<Record<OrderStatus, string>> = { [ORDER_CONFIRMED]: 'после проверки менеджером' }

/** The way of an order with the times at which its statuses were reached; a cancelled one ends where it was cancelled. [ENT-014, DEC-024] */
export function orderSteps({
  status,
  provider,
  history,
  created_at,
}: Pick<Order, 'status' | 'provider' | 'history' | 'created_at'>): PathStep[] {
  const reached = new Map(history.map((entry) => [entry.status, entry.at]))
  if (!reached.has(ORDER_PLACED)) reached.set(ORDER_PLACED, created_at)
  const isCancelled = status === ORDER_CANCELLED
  return ORDER_STATUSES.filter((step) => (isCancelled ? reached.has(step) || step === status : step !== ORDER_CANCELLED)).map((step) => {
    const at = reached.get(step)
    const state = step === status ? (isCancelled ? 'off' : 'now') : isCancelled || step < status ? 'done' : 'ahead'
    const note = at !== undefined && state !== 'ahead' ? formatDayTime(at) : state === 'ahead' ? AHEAD[step] : undefined
    return { label: orderStatusLabel(step, provider), state, ...(note !== undefined && { note }) }
  })
}
