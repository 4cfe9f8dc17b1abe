import { acceptableLines, isSameLines } from '../../../model/order/change'
import type { ChangedLine, SeenLine } from '../../../model/order/order'
import type { CheckoutContext } from '../checkout.types'
import { acceptable } from './refusals'

const priced = (lines: readonly SeenLine[], agreed: readonly ChangedLine[]): SeenLine[] => {
  const costs = new Map(agreed.map((each) => [each.product_id, each.cost_vs_discount]))
  return lines.map((line) => ({ ...line, cost_vs_discount: costs.get(line.product_id) ?? line.cost_vs_discount }))
}

/** The buyer takes what the server changed: that is sent, and what he saw of each line is its new price. [DEC-022] */
export function agreeing(context: CheckoutContext): Pick<CheckoutContext, 'lines' | 'changed' | 'agreed' | 'submitted'> {
  const { changed, agreed, submitted } = context
  const isNews = new Set(changed.map(({ product_id }) => product_id))
  return {
    lines: acceptable(context),
    changed: [],
    agreed: [...agreed.filter(({ product_id }) => !isNews.has(product_id)), ...changed],
    submitted: submitted && { ...submitted, lines: priced(submitted.lines, changed) },
  }
}

/** The cart holds other lines than were pressed, before the server was asked: what would go is shown. [DEC-020] */
export const differing = (
  context: CheckoutContext,
  lines: readonly SeenLine[],
): Pick<CheckoutContext, 'lines' | 'counted' | 'changed'> => ({
  lines: asAgreed(context, lines),
  counted: priced(lines, context.agreed),
  changed: [],
})
/** The buyer takes them: they are what he pressed, as many as the cart holds, also where fewer go. [DEC-022] */
export const takingDifference = ({ submitted, counted }: CheckoutContext): Pick<CheckoutContext, 'submitted'> => ({
  submitted: submitted && { ...submitted, lines: counted },
})

/** Lines of the cart with what the buyer agreed to: the prices that this tab knows may be of before. [DEC-022] */
export const asAgreed = ({ agreed }: Pick<CheckoutContext, 'agreed'>, lines: readonly SeenLine[]): SeenLine[] =>
  acceptableLines(lines, agreed)

/** Whether what the cart comes to is what was pressed, with what was agreed to since. [DEC-020, DEC-022] */
export const isAsPressed = (context: Pick<CheckoutContext, 'agreed' | 'submitted'>, lines: readonly SeenLine[]): boolean =>
  isSameLines(asAgreed(context, lines), asAgreed(context, context.submitted?.lines ?? []))
