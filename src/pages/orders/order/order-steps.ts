import type { Order } from '../../../../model/order/order'
import {
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_PLACED,
  ORDER_SHIPPED,
  ORDER_STATUSES,
  orderStatusLabel,
  type OrderStatus,
} from '../../../../model/order/status'
import { deliveryDayText } from '../../../../model/company/delivery-words'
import { formatDayTime } from '../../../../model/text/date'
import type { PathStep } from '../../../ui/navigation/path'

/** What is expected of a status that was not reached yet. */
const AHEAD: Partial<Record<OrderStatus, string>> = { [ORDER_CONFIRMED]: 'после проверки менеджером' }

/** The way of an order with the times at which its statuses were reached, and the day that was chosen or promised for its end; a cancelled one ends where it was cancelled. [ENT-014, DEC-024] */
export function orderSteps({
  status,
  provider,
  history,
  created_at,
  wanted_date = '',
  pickup_date = '',
}: Pick<Order, 'status' | 'provider' | 'history' | 'created_at' | 'wanted_date' | 'pickup_date'>): PathStep[] {
  const reached = new Map(history.map((entry) => [entry.status, entry.at]))
  if (!reached.has(ORDER_PLACED)) reached.set(ORDER_PLACED, created_at)
  const isCancelled = status === ORDER_CANCELLED
  const day = wanted_date || pickup_date
  const expected = (step: OrderStatus) => (step === ORDER_SHIPPED && day !== '' ? deliveryDayText(day) : AHEAD[step])
  return ORDER_STATUSES.filter((step) => (isCancelled ? reached.has(step) || step === status : step !== ORDER_CANCELLED)).map((step) => {
    const at = reached.get(step)
    const state = stateOf(step, status)
    const note = at !== undefined && state !== 'ahead' ? formatDayTime(at) : state === 'ahead' ? expected(step) : undefined
    return { label: orderStatusLabel(step, provider), state, ...(note !== undefined && { note }) }
  })
}

/** How a step is drawn; the last one is done once it is reached. */
function stateOf(step: OrderStatus, status: OrderStatus): PathStep['state'] {
  if (step !== status) return status === ORDER_CANCELLED || step < status ? 'done' : 'ahead'
  return status === ORDER_CANCELLED ? 'off' : status === ORDER_SHIPPED ? 'end' : 'now'
}
