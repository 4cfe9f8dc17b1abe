import { ApiError, refusalText } from '../../../model/api-error'
import { acceptableLines } from '../../../model/order/change'
import { CartAhead, ChangedLines, type ChangedLine, type SeenLine } from '../../../model/order/order'
import { orderObstacle, type OrderFacts } from '../../../model/order/placing/obstacle'
import type { CheckoutContext, Pressed } from '../checkout.types'

/** The lines that a 409 says to be others than seen; null where it is none. [DEC-022] */
export const changedIn = (error: unknown): ChangedLine[] | null => {
  const { status, details } = ApiError.from(error)
  const parsed = status === 409 ? ChangedLines.safeParse(details) : null
  return parsed?.success ? parsed.data.lines : null
}
/** The version of the cart in a 409 that says it newer than what was ordered; null where it is none, or says nothing new. [DEC-020] */
export const aheadIn = ({ version, ahead }: Pick<CheckoutContext, 'version' | 'ahead'>, error: unknown): number | null => {
  const { status, details } = ApiError.from(error)
  const parsed = status === 409 ? CartAhead.safeParse(details) : null
  return parsed?.success && parsed.data.cart_version > Math.max(version, ahead) ? parsed.data.cart_version : null
}
/** What can be ordered of what was pressed, at the prices of now. */
export const acceptable = ({ changed, lines }: CheckoutContext): SeenLine[] => acceptableLines(lines, changed)

/** Why an order was refused, by the server or before it, whole sentences; null: it was not. */
export const refusalOf = ({ error, obstacle }: Pick<CheckoutContext, 'error' | 'obstacle'>): string | null =>
  error ? refusalText(error) : obstacle

/** What stands in the way of what was pressed, in words; null: nothing. [DEC-025, DEC-027, DEC-035] */
export function obstacleOf(
  { regionId }: CheckoutContext,
  pressed: { facts: OrderFacts } & Pick<Pressed, 'lines' | 'regionId'>,
): string | null {
  if (pressed.regionId !== regionId) return 'Регион сменён: проверьте корзину и\u00a0оформите снова.'
  return orderObstacle({ ...pressed.facts, lines: pressed.lines.length })
}
