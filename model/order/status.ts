/** «Размещен»: sent by the buyer, may be cancelled. [ENT-014, DEC-024] */
export const ORDER_PLACED = 0
/** «Подтвержден» by the shop; may still be cancelled. [ENT-014, DEC-024] */
export const ORDER_CONFIRMED = 10
/** «В пути на склад …»: from here on it cannot be cancelled. [ENT-014, DEC-024] */
export const ORDER_ON_THE_WAY = 20
/** «Отгружен»: the end of the way. [ENT-014, DEC-024] */
export const ORDER_SHIPPED = 90
/** «Отменен»: the end too. [ENT-014, DEC-024] */
export const ORDER_CANCELLED = 99
/** All codes of a status on the wire, the way of an order first, in its order. [ENT-014] */
export const ORDER_STATUSES = [ORDER_PLACED, ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_SHIPPED, ORDER_CANCELLED] as const
/** The code of a status, as the wire has it. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** @returns the Russian label of a status [ENT-014] @param provider the warehouse that stands for {provider} */
export function orderStatusLabel(status: OrderStatus, provider: string): string {
  switch (status) {
    case ORDER_PLACED:
      return 'Размещен'
    case ORDER_CONFIRMED:
      return 'Подтвержден'
    case ORDER_ON_THE_WAY:
      return `В пути на склад ${provider}`
    case ORDER_SHIPPED:
      return 'Отгружен'
    case ORDER_CANCELLED:
      return 'Отменен'
  }
}

/** Whether a status may follow another: 0 → 10 → 20 → 90, and 99 from 0 or 10. [DEC-024] */
export function canFollow(from: OrderStatus, to: OrderStatus): boolean {
  if (to === ORDER_CANCELLED) return canCancel(from)
  return ORDER_STATUSES.indexOf(to) === ORDER_STATUSES.indexOf(from) + 1 && from !== ORDER_SHIPPED
}

/** Whether the buyer may still cancel. [DEC-024] */
export const canCancel = (status: OrderStatus): boolean => status === ORDER_PLACED || status === ORDER_CONFIRMED

/** Whether the status may still move. */
export const isMoving = (status: OrderStatus): boolean => status < ORDER_SHIPPED
