import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { selectWish, shownLines } from '../../../../machines/cart/cart.selectors'
import type { Prices } from '../../../../machines/prices/prices.machine'
import type { ShownLine } from '../../../../model/cart/totals'
import { problemOf } from '../../../cart/line-words'
import type { TableRow } from './rows'

/** Lines whose price is known, and whether something stands in their way. */
const judged = new WeakMap<ShownLine, boolean>()

/** Ids of the lines that want attention: those that cannot be ordered as they stand. A line that did not change is judged once. */
export function selectAttention(cart: SnapshotFrom<typeof cartMachine>, prices: Prices): readonly number[] {
  const wants = (line: ShownLine): boolean => {
    const known = judged.get(line)
    if (known !== undefined) return known
    const { product, qty, isRefused } = line
    const price = prices[product.id]?.price
    const isWanting = problemOf({ product, qty, price, wish: isRefused ? selectWish(product.id)(cart) : undefined }) !== null
    if (price !== undefined) judged.set(line, isWanting)
    return isWanting
  }
  const ids: number[] = []
  for (const line of shownLines(cart, prices)) if (wants(line)) ids.push(line.product.id)
  return ids
}

/** The rows in the order of the screen, under the names of their groups; where nothing wants attention there are no groups. */
export function rowsOf(
  order: readonly number[],
  { upper, lines, attention }: { upper: ReadonlySet<number>; lines: readonly number[]; attention: readonly number[] },
): TableRow[] {
  // A line that was taken out keeps its place, and is counted nowhere.
  const living = new Set(lines)
  const noted = new Set(attention)
  const rowOf = (id: number): TableRow => (living.has(id) ? { kind: 'line', id, isNoted: noted.has(id) } : { kind: 'ghost', id })
  const above = order.filter((id) => upper.has(id))
  const below = order.filter((id) => !upper.has(id))
  const [wanting, ready] = [above, below].map((group) => group.filter((id) => living.has(id)).length) as [number, number] // of two
  return [
    ...(wanting > 0 ? [{ kind: 'group', id: 'attention', lines: wanting } as const] : []),
    ...above.map(rowOf),
    ...(wanting > 0 && ready > 0 ? [{ kind: 'group', id: 'ready', lines: ready } as const] : []),
    ...below.map(rowOf),
  ]
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
