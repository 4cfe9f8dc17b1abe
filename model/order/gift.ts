import * as z from 'zod/mini'
import { type ApiError, refusalText } from '../api-error'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { formatPhone } from '../identity/phone'

/** What a placed order gives: `items` to choose one of, none where it earns no gift. [DEC-006, DEC-023] */
export const OrderGifts = z.object({
  /** The promotion that gives it; null where none does. */
  title: z.nullable(z.string()),
  items: z.array(Product),
  /** Of `items`, once it was asked for. */
  chosen: z.nullable(Id),
  /** Until when one may be chosen, ISO; null: there is no end. */
  until: z.nullable(z.string()),
})
export type OrderGifts = z.output<typeof OrderGifts>

/** Why a gift was not given, whole sentences. 404 and 501: a server that gives none. @param phone the manager's, digits; empty: not known [DEC-006] */
export function giftRefusal(error: ApiError, phone = ''): string {
  if (error.status !== 404 && error.status !== 501) return refusalText(error)
  return `Получить подарок здесь нельзя. Позвоните менеджеру${phone && `: ${formatPhone(phone)}`}.`
}
