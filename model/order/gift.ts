import * as z from 'zod/mini'
import { type ApiError, refusalText } from '../api-error'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { formatPhone } from '../identity/phone'
import { whole } from '../whole'

/** What a placed order gives: `items` to choose one of, none where it earns no gift. [DEC-006, DEC-023] */
export const OrderGifts = z.object({
  /** The promotion that gives it, the first of several; null where none does. */
  title: z.nullable(z.string()),
  items: z.array(Product),
  /** Every promotion that the order earned: which of `items` it gives, and how many pieces of the one that is chosen. Without them it is `title` that gives one. */
  promotions: z.optional(
    z.array(z.object({ title: z.string(), count: z.number().check(whole(), z.minimum(1)), products_ids: z.array(Id) })),
  ),
  /** Of `items`, once it was asked for. */
  chosen: z.nullable(Id),
  /** Until when one may be chosen, ISO; null: there is no end. */
  until: z.nullable(z.string()),
})
export type OrderGifts = z.output<typeof OrderGifts>

/** The gifts by the promotion that gives them, each product once. */
export function giftsByPromotion({ title, items, promotions }: OrderGifts): { title: string | null; count: number; items: Product[] }[] {
  if (!promotions) return [{ title, count: 1, items }]
  const shown = new Set<number>()
  return promotions.flatMap((promotion) => {
    const its = items.filter(({ id }) => promotion.products_ids.includes(id) && !shown.has(id))
    for (const { id } of its) shown.add(id)
    return its.length > 0 ? [{ title: promotion.title, count: promotion.count, items: its }] : []
  })
}

/** Why a gift was not given, whole sentences. 404 and 501: a server that gives none. @param phone the manager's, digits; empty: not known [DEC-006] */
export function giftRefusal(error: ApiError, phone = ''): string {
  if (error.status !== 404 && error.status !== 501) return refusalText(error)
  return `Получить подарок здесь нельзя. Позвоните менеджеру${phone && `: ${formatPhone(phone)}`}.`
}
