import { weakMapMemoize } from 'reselect'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { selectCorrection, shownLines } from '../../../../machines/cart/cart.selectors'
import type { Prices } from '../../../../machines/prices/prices.machine'
import type { CartContext } from '../../../../machines/cart/cart.types'
import { byTitle } from '../../../../model/cart/arrangement'
import { isSameList } from '../../../../model/cart/same-list'
import { lineProblem, type ShownLine } from '../../../../model/cart/totals'
import { payableCost } from '../../../../model/catalogue/product-price'
import { priceBefore, type SeenPrices } from '../../../../model/order/seen-prices'
import type { Group, TableRow } from '../../../cart/table/rows'

/** What the lines cost whose price is another than the buyer met it at: kopecks by product id. */
export function selectNewPrices(cart: SnapshotFrom<typeof cartMachine>, prices: Prices, seen: SeenPrices): SeenPrices {
  const changed = shownLines(cart, prices).flatMap(({ product: { id }, price }) => {
    const now = payableCost(price)
    return now === null || priceBefore(seen, id, now) === null ? [] : [[id, now] as const]
  })
  return Object.fromEntries(changed)
}

/**
 * Ids of the lines that want attention: those that cannot be ordered as they stand, and those whose price is another than it was met at.
 */
export function selectAttention(cart: SnapshotFrom<typeof cartMachine>, prices: Prices, seen: SeenPrices): readonly number[] {
  const wants = (line: ShownLine): boolean =>
    line.isRefused === true || prices[line.product.id]?.price === null || lineProblem(line) !== null
  const ids: number[] = []
  for (const line of shownLines(cart, prices)) {
    const { id } = line.product
    if (wants(line) || priceBefore(seen, id, payableCost(line.price)) !== null) ids.push(id)
  }
  return ids
}

/** Ids of the lines under which words stand: those that want attention, and those whose quantity became another than was wished. */
export function selectNoted(cart: SnapshotFrom<typeof cartMachine>, attention: readonly number[]): readonly number[] {
  const corrected = [...cart.context.corrections.keys()].filter((id) => {
    const correction = selectCorrection(id)(cart)
    return correction !== undefined && correction.asked !== correction.kept
  })
  return corrected.length === 0 ? attention : [...new Set([...attention, ...corrected])]
}

type Groups = {
  upper: ReadonlySet<number>
  lines: readonly number[]
  attention: readonly number[]
  /** Under which words stand. */
  noted: readonly number[]
  /** Under which title a row stands; null: nothing is put together. */
  titles: ReadonlyMap<number, string | null> | null
  /** The lines came to the screen before their prices, which move none of them. */
  isMixed: boolean
  /** Of the upper group only its head is drawn. */
  isFolded?: boolean
  /** On paper what wants attention comes last. */
  isPaper?: boolean
}

/** The rows in the order of the screen, under the names of their groups; where nothing wants attention and nothing is put together there are none. */
export function rowsOf(order: readonly number[], groups: Groups): TableRow[] {
  const { upper, lines, attention, noted, titles, isMixed, isFolded = false, isPaper = false } = groups
  // A line that was taken out keeps its place, and is counted nowhere.
  const living = new Set(lines)
  const wanted = new Set(attention)
  const worded = new Set(noted)
  const under = (head: Group | null, ids: readonly number[]): TableRow[] => [
    ...(head ? [head] : []),
    ...ids.map((id): TableRow => (living.has(id) ? { kind: 'line', id, isNoted: worded.has(id) } : { kind: 'ghost', id })),
  ]
  const count = (ids: readonly number[]) => ids.filter((id) => living.has(id)).length
  // A line that came to want attention while somebody works in the table, or does no more, stands still; it is called what it is.
  const countReady = (ids: readonly number[]) => count(ids.filter((id) => !wanted.has(id)))
  const countWanting = (ids: readonly number[]) => count(ids.filter((id) => wanted.has(id)))
  const above = order.filter((id) => upper.has(id))
  const below = order.filter((id) => !upper.has(id))
  const [hasUpper, ready] = [count(above) > 0, countReady(below)]
  const mixed: Group = { kind: 'group', id: 'mixed', lines: ready, wanting: countWanting(below) }
  const head: Group | null = isMixed
    ? mixed
    : hasUpper
      ? { kind: 'group', id: 'attention', lines: countWanting(above), below: countWanting(below) }
      : null
  const first = under(head, isFolded && head?.id === 'attention' ? [] : above)
  const arranged = (others: readonly TableRow[]) => (isPaper && !isMixed ? [...others, ...first] : [...first, ...others])
  if (!titles) return arranged(under(hasUpper && ready > 0 ? { kind: 'group', id: 'ready', lines: ready } : null, below))
  const sections = new Map<string | null, number[]>()
  for (const id of below) {
    const title = titles.get(id) ?? null
    const section = sections.get(title)
    if (section) section.push(id)
    else sections.set(title, [id])
  }
  const inOrder = [...sections].sort(([a], [b]) => byTitle(a, b))
  const headOf = (title: string | null, count: number): Group | null =>
    count > 0 ? { kind: 'group', id: 'section', title, lines: count } : null
  return arranged(inOrder.flatMap(([title, ids]) => under(headOf(title, countReady(ids)), ids)))
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
    substitutes,
  }: {
    rows: readonly number[]
    lines: readonly number[]
    attention: readonly number[]
    isInUse: boolean
    substitutes: ReadonlyMap<number, number>
  },
): ReadonlySet<number> {
  const wanting = new Set(attention)
  const living = new Set(lines)
  const stays = (id: number) => before !== null && (isInUse || !living.has(id))
  // What came instead of a line while somebody works in the table stands beside it.
  const wasUpper = (id: number) => before?.has(id) || before?.has(substitutes.get(id) ?? id)
  const next = new Set(rows.filter((id) => (stays(id) ? wasUpper(id) : wanting.has(id))))
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
  return isSameList(before, next) ? before : next
}

/** Which lines came instead of others on this page: the product that was replaced, by the one that came. */
export const selectSubstitutes = ({ context }: SnapshotFrom<typeof cartMachine>): ReadonlyMap<number, number> =>
  substitutesAmong(context.ghosts)

const substitutesAmong = weakMapMemoize((ghosts: CartContext['ghosts']): ReadonlyMap<number, number> => {
  const pairs = [...ghosts].flatMap(([id, { replacedBy }]) => (replacedBy ? [[replacedBy.product.id, id] as const] : []))
  return new Map(pairs)
})

/**
 * The rows, those that are new and came instead of another right after that one.
 * @param before as they were drawn last
 */
export function besideReplaced(
  before: readonly number[],
  rows: readonly number[],
  substitutes: ReadonlyMap<number, number>,
): readonly number[] {
  if (substitutes.size === 0) return rows
  const drawn = new Set(before)
  const moved = new Map<number, number[]>()
  for (const id of rows) {
    const replaced = substitutes.get(id)
    if (replaced === undefined || drawn.has(id) || !drawn.has(replaced)) continue
    moved.set(replaced, [...(moved.get(replaced) ?? []), id])
  }
  if (moved.size === 0) return rows
  const coming = new Set([...moved.values()].flat())
  return rows.filter((id) => !coming.has(id)).flatMap((id) => [id, ...(moved.get(id) ?? [])])
}
