import * as z from 'zod/mini'
import { formatMoney, Rubles } from '../../money/money'
import { counted } from '../../text/plural'
import { cabinetWords } from '../cabinet-words'
import { words } from '../../text/words'
import { whole } from '../../whole'

const count = z.number().check(whole(), z.nonnegative())

/** What the removal of a region would end, and what stands against it; the debt in kopecks. [DEC-074] */
export const RegionRemoval = z.object({
  open_orders: count,
  debt: Rubles,
  unsigned_documents: count,
  /** Lines in the carts of all its members. */
  cart_lines: count,
  /** Members besides the asker. */
  colleagues: count,
  pending_invites: count,
})
export type RegionRemoval = z.output<typeof RegionRemoval>

/** Why a region cannot be removed now, whole Russian sentences; null: nothing stands against it. [DEC-074] */
export function removalObstacle({ open_orders, debt }: Pick<RegionRemoval, 'open_orders' | 'debt'>): string | null {
  const sentences = [
    ...(open_orders > 0 ? [`Заказы в\u00a0работе: ${open_orders}. Дождитесь отгрузки или отмените их.`] : []),
    ...(debt > 0 ? [`За\u00a0регионом долг ${formatMoney(debt)}: сначала погасите его.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** What is lost with a region, a phrase for each kind that there is. */
export function removalLosses({ unsigned_documents, cart_lines, colleagues, pending_invites }: RegionRemoval): string[] {
  return [
    ...(cart_lines > 0 ? [`${counted(cart_lines, words.line)} в\u00a0корзинах региона`] : []),
    ...(unsigned_documents > 0 ? [`${counted(unsigned_documents, words.document)} без подписи`] : []),
    ...(colleagues > 0 ? [`доступ для ${counted(colleagues, cabinetWords.personAsGenitive)}`] : []),
    ...(pending_invites > 0 ? [`${counted(pending_invites, cabinetWords.invitation)} без ответа`] : []),
  ]
}
