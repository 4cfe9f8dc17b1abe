import { weakMapMemoize } from 'reselect'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { shownLines } from '../../../../machines/cart/cart.selectors'
import type { Prices } from '../../../../machines/prices/prices.machine'
import type { ShownLine } from '../../../../model/cart/totals'
import { mayGo } from '../../../../model/order/order-lines'

/** What the boxes of a cart's lines say: which lines may be in the order, and which of them the buyer left in it. */
export type Choice = { lines: readonly number[]; choosable: readonly number[]; chosen: readonly number[] }

/** @param excluded products that the buyer leaves out of the order */
export const choiceOf = (cart: SnapshotFrom<typeof cartMachine>, prices: Prices, excluded: readonly number[]): Choice =>
  choiceAmong(shownLines(cart, prices), prices, excluded)

const choiceAmong = weakMapMemoize((lines: readonly ShownLine[], prices: Prices, excluded: readonly number[]): Choice => {
  const left = new Set(excluded)
  const choosable = lines.filter((line) => mayGo(line, prices)).map(({ product }) => product.id)
  return { lines: lines.map(({ product }) => product.id), choosable, chosen: choosable.filter((id) => !left.has(id)) }
})

/**
 * The rows from one to the other as they stand on the screen, both of them too.
 * @param from null, or gone by now: only `to`
 */
export function rangeOf(rows: readonly number[], from: number | null, to: number): readonly number[] {
  const [one, other] = [from === null ? -1 : rows.indexOf(from), rows.indexOf(to)]
  return one < 0 || other < 0 ? [to] : rows.slice(Math.min(one, other), Math.max(one, other) + 1)
}
