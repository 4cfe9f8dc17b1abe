import { formatPieces } from '../../text/count'
import { namedList } from '../../text/named-list'
import { counted } from '../../text/plural'
import { words } from '../../text/words'
import { orderNumber } from '../order-number'

/** A line that was changed after its order was pressed, pieces: what the order has, what was wished since, and what of that stays in the cart. */
export type Overtaken = { article: string; taken: number; wished: number; rest: number }

/** What the buyer is told of lines changed after their order was pressed. @param ofCart whose cart it is, to follow «корзине» [DEC-020, DEC-022, DEC-027] */
export function overtakenText(orderId: number, lines: readonly Overtaken[], ofCart: string): string {
  const order = `заказ ${orderNumber(orderId)}`
  const [line] = lines
  if (line && lines.length === 1) {
    const { article, taken, wished, rest } = line
    const came = `${article}: в\u00a0${order} вошло ${formatPieces(taken)}`
    if (rest > 0) return `${came}, остальное (${formatPieces(rest)}) осталось в\u00a0корзине${ofCart}.`
    return wished === 0
      ? `${came}: его отправили раньше, чем строку убрали.`
      : `${came}, а\u00a0не\u00a0${formatPieces(wished)}: его отправили раньше.`
  }
  const named = namedList(
    lines.map(({ article }) => article),
    (count) => counted(count, words.line),
  )
  const rest = lines.some((each) => each.rest > 0) ? ` Что заказано сверх него, осталось в\u00a0корзине${ofCart}.` : ''
  return `${named} изменены, когда ${order} был уже отправлен: в\u00a0него вошло прежнее количество.${rest}`
}
