import { canCancel, ORDER_CANCELLED, ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_PLACED, ORDER_SHIPPED } from '../../model/order/status'
import type { StatusStep } from '../tables'

const MINUTE_MS = 60_000
/** How long after it was placed an order gets on, ms: soon enough to be watched. */
export const ORDER_PACE = [
  { status: ORDER_CONFIRMED, after: 2 * MINUTE_MS },
  { status: ORDER_ON_THE_WAY, after: 6 * MINUTE_MS },
  { status: ORDER_SHIPPED, after: 15 * MINUTE_MS },
] as const

/** What the status of an order follows from: when it was placed, what was set by hand, whether it waits for documents or debts. */
export type StatusFacts = { at: number; steps: readonly StatusStep[]; is_waiting: boolean }

/**
 * All statuses an order has reached, the present one last. What was set by hand stays as it was set; otherwise the clock decides,
 * and an order that waits (DEC-026) gets no further than 'confirmed'. [DEC-024]
 * @param now ms
 * @returns at least one step; moments in ms, ascending
 */
export function orderHistory({ at, steps, is_waiting }: StatusFacts, now: number): StatusStep[] {
  if (steps.length) return [...steps]
  const paced = ORDER_PACE.filter(({ status, after }) => at + after <= now && !(is_waiting && status > ORDER_CONFIRMED))
  return [{ status: ORDER_PLACED, at }, ...paced.map(({ status, after }) => ({ status, at: at + after }))]
}

/** The status of an order now; see `orderHistory`. */
export const orderStatus = (facts: StatusFacts, now: number) => orderHistory(facts, now).at(-1)?.status ?? ORDER_PLACED

/** @returns the steps of an order that is cancelled now; null where it is too late for that (20 and later) or already so [DEC-024] */
export function cancelledSteps(facts: StatusFacts, now: number): StatusStep[] | null {
  const history = orderHistory(facts, now)
  return canCancel(history.at(-1)?.status ?? ORDER_PLACED) ? [...history, { status: ORDER_CANCELLED, at: now }] : null
}
