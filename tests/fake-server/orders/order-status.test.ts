import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelledSteps, ORDER_PACE, orderHistory, orderStatus } from '../../../fake-server/rules/order-status'
import { canFollow, ORDER_STATUSES } from '../../../model/order/status'
import { NOW } from '../../support/world'

const MINUTE = 60_000
const facts = (is_waiting = false) => ({ at: NOW, steps: [], is_waiting })

describe('the status of an order in the fake server', () => {
  it.each([
    [0, 0],
    [2 * MINUTE - 1, 0],
    [2 * MINUTE, 10],
    [6 * MINUTE - 1, 10],
    [6 * MINUTE, 20],
    [15 * MINUTE - 1, 20],
    [15 * MINUTE, 90],
    [10_000 * MINUTE, 90],
  ])('%d ms after it was placed is %d [DEC-024]', (after, status) => expect(orderStatus(facts(), NOW + after)).toBe(status))

  it('takes no step that the rule forbids, never goes back, and tells each with its time [DEC-024]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(40 * MINUTE), fc.nat(40 * MINUTE), fc.boolean(), (waits, first, later, isCancelled) => {
        const cancelled = isCancelled ? cancelledSteps(facts(waits), NOW + first) : null
        const order = { ...facts(waits), steps: cancelled ?? [] }
        const before = orderHistory(order, NOW + first)
        const after = orderHistory(order, NOW + first + later)
        for (const history of [before, after]) {
          expect(history[0]).toEqual({ status: 0, at: NOW })
          for (const [at, step] of history.entries()) {
            const previous = history[at - 1]
            if (previous) expect([canFollow(previous.status, step.status), step.at >= previous.at]).toEqual([true, true])
          }
        }
        expect(after.slice(0, before.length)).toEqual(before)
      }),
    )
  })

  it('can be cancelled at 0 and 10 and no later, and stays so [DEC-024]', () => {
    const outcome = [1, 3, 7, 20].map((minutes) => cancelledSteps(facts(), NOW + minutes * MINUTE)?.map(({ status }) => status) ?? null)
    expect(outcome).toEqual([[0, 99], [0, 10, 99], null, null])
    const steps = cancelledSteps(facts(), NOW + MINUTE) ?? []
    expect(orderStatus({ ...facts(), steps }, NOW + 100 * MINUTE)).toBe(99)
    expect(cancelledSteps({ ...facts(), steps }, NOW + 2 * MINUTE)).toBeNull()
  })

  it('of an order that waits for documents or debts goes no further than confirmed [DEC-026]', () => {
    expect(orderHistory(facts(true), NOW + 10_000 * MINUTE).map(({ status }) => status)).toEqual([0, 10])
  })

  it('knows a pace for every status that the clock brings', () => {
    expect([0, ...ORDER_PACE.map(({ status }) => status), 99]).toEqual([...ORDER_STATUSES])
  })
})
