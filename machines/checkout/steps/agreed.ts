import { acceptableLines, isSameLines } from '../../../model/order/change'
import type { SeenLine } from '../../../model/order/order'
import type { CheckoutContext } from '../checkout.types'
import { acceptable } from './refusals'

/** The buyer takes what the server changed: that is sent, and what he saw of each line is its new price. [DEC-022] */
export function agreeing(context: CheckoutContext): Pick<CheckoutContext, 'lines' | 'changed' | 'agreed' | 'submitted'> {
  const { changed, agreed, submitted } = context
  const news = new Map(changed.map((each) => [each.product_id, each]))
  const priced = (line: SeenLine): SeenLine => ({
    ...line,
    cost_vs_discount: news.get(line.product_id)?.cost_vs_discount ?? line.cost_vs_discount,
  })
  return {
    lines: acceptable(context),
    changed: [],
    agreed: [...agreed.filter(({ product_id }) => !news.has(product_id)), ...changed],
    submitted: submitted && { ...submitted, lines: submitted.lines.map(priced) },
  }
}

/** Lines of the cart with what the buyer agreed to: the prices that this tab knows may be of before. [DEC-022] */
export const asAgreed = ({ agreed }: Pick<CheckoutContext, 'agreed'>, lines: readonly SeenLine[]): SeenLine[] =>
  acceptableLines(lines, agreed)

/** Whether what the cart comes to is what was pressed, with what was agreed to since. [DEC-020, DEC-022] */
export const isAsPressed = (context: Pick<CheckoutContext, 'agreed' | 'submitted'>, lines: readonly SeenLine[]): boolean =>
  isSameLines(asAgreed(context, lines), asAgreed(context, context.submitted?.lines ?? []))
