import type { CartWrite } from '../../../model/cart/cart-queue'
import type { CartContext } from '../cart.types'

/** What a rule changes of the context. A rule is context → step: nothing in this folder sends or waits. */
export type Step = Partial<CartContext>

/** The write with its own key; undefined where it was answered. */
export const findWrite = (context: CartContext, key: string): CartWrite | undefined => context.queue.find((write) => write.key === key)
/** The key of the tab's nth write. [DEC-018] */
export const keyOf = ({ tab }: Pick<CartContext, 'tab'>, seq: number): string => `${tab}-${seq}`

/** A map without an entry; the same one where there was none. */
export function without<V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> {
  if (!map.has(id)) return map
  const next = new Map(map)
  next.delete(id)
  return next
}
/** A map with an entry set. */
export const withEntry = <V>(map: ReadonlyMap<number, V>, id: number, value: V): ReadonlyMap<number, V> => new Map(map).set(id, value)
