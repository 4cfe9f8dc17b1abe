import type { CartGift } from '../../model/catalogue/product-price'
import type { Kopecks } from '../../model/money/money'
import { promotionsById } from '../catalogue/pricing/promotions'
import type { Scene } from '../scene'

/** Goods of one gift promotion for this much earn its gift. */
export const GIFT_SUM: Kopecks = 3_000_000

/**
 * What some lines earn: the gift promotion that most of the money goes to. [DEC-012, DEC-023]
 * @param lines `sum` in kopecks after both discounts
 * @returns null where no line takes part in one
 */
export function giftOf({ world }: Pick<Scene, 'world'>, lines: readonly { product_id: number; sum: Kopecks }[]): CartGift | null {
  const sums = new Map<number, Kopecks>()
  for (const { product_id, sum } of lines) {
    const gifts = promotionsById(world.catalogue.byId.get(product_id)?.promotions ?? []).filter(({ type }) => type === 'gift')
    for (const { id } of gifts) sums.set(id, (sums.get(id) ?? 0) + sum)
  }
  const [best] = [...sums].sort(([, first], [, second]) => second - first)
  const [promotion] = promotionsById(best ? [best[0]] : [])
  if (!best || !promotion) return null
  return { title: promotion.title, isEarned: best[1] >= GIFT_SUM, lacks: Math.max(0, GIFT_SUM - best[1]) }
}
