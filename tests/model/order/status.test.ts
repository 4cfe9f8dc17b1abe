import { describe, expect, it } from 'vitest'
import { canCancel, canFollow, isMoving, ORDER_STATUSES, orderStatusLabel, type OrderStatus } from '../../../model/order/status'

describe('the status of an order', () => {
  it('has five values with their labels, the warehouse filled in [ENT-014]', () =>
    expect(ORDER_STATUSES.map((status) => [status, orderStatusLabel(status, 'Тверь')])).toEqual([
      [0, 'Размещен'],
      [10, 'Подтвержден'],
      [20, 'В пути на склад Тверь'],
      [90, 'Отгружен'],
      [99, 'Отменен'],
    ]))

  it('moves 0 → 10 → 20 → 90, to 99 from 0 or 10 only, and nowhere else [DEC-024]', () => {
    const moves = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.filter((to) => canFollow(from, to)).map((to) => `${from} → ${to}`))
    expect(moves.sort()).toEqual(['0 → 10', '0 → 99', '10 → 20', '10 → 99', '20 → 90'])
  })

  it('is cancelled by the buyer at 0 or 10 [DEC-024]', () => expect(ORDER_STATUSES.filter(canCancel)).toEqual([0, 10]))

  it('is watched below 90, which is where something may follow [DEC-024]', () => {
    expect(ORDER_STATUSES.filter(isMoving)).toEqual([0, 10, 20])
    const goesOn = (from: OrderStatus) => ORDER_STATUSES.some((to) => canFollow(from, to))
    expect(ORDER_STATUSES.filter(goesOn)).toEqual(ORDER_STATUSES.filter(isMoving))
  })
})
