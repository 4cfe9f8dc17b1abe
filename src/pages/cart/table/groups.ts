import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { selectItem, selectLineIds, selectWish } from '../../../../machines/cart/cart.selectors'
import type { Prices } from '../../../../machines/prices/prices.machine'
import { problemOf } from '../../../cart/line-words'

/** Ids of the lines that want attention: those that cannot be ordered as they stand. */
export function selectAttention(cart: SnapshotFrom<typeof cartMachine>, prices: Prices): number[] {
  return selectLineIds(cart).filter((id) => {
    const item = selectItem(id)(cart)
    const wish = selectWish(id)(cart)
    const product = item?.product ?? wish?.product
    if (!product) return false
    const qty = wish?.qty ?? item?.qty ?? 0
    return problemOf({ product, qty, wish, price: prices[id]?.price }) !== null
  })
}

/**
 * Which rows stand in the upper group. A row never moves while somebody works in the table, and one that was taken out stays
 * where it was.
 * @param before the upper group as it was drawn last; null at first
 */
export function upperGroup(
  before: ReadonlySet<number> | null,
  {
    rows,
    lines,
    attention,
    isInUse,
  }: { rows: readonly number[]; lines: readonly number[]; attention: readonly number[]; isInUse: boolean },
): ReadonlySet<number> {
  const wanting = new Set(attention)
  const living = new Set(lines)
  const stays = (id: number) => before !== null && (isInUse || !living.has(id))
  const next = new Set(rows.filter((id) => (stays(id) ? before?.has(id) : wanting.has(id))))
  const isSame = before !== null && before.size === next.size && [...next].every((id) => before.has(id))
  return isSame ? before : next
}

/**
 * The rows in the order in which they were drawn, new ones after them: a cart that comes anew from the server moves nothing.
 * @param before as they were drawn last
 */
export function steadyOrder(before: readonly number[], rows: readonly number[]): readonly number[] {
  const present = new Set(rows)
  const drawn = new Set(before)
  const next = [...before.filter((id) => present.has(id)), ...rows.filter((id) => !drawn.has(id))]
  return next.length === before.length && next.every((id, at) => id === before[at]) ? before : next
}
