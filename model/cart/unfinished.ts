import type { CartQueue } from './cart-queue'

/** How many different lines some writes are of; emptying is one. */
const lineCount = (queue: CartQueue): number => new Set(queue.map(({ regionId, productId }) => `${regionId}/${productId}`)).size
/** How many lines have a write that the server has not answered, however often they were changed; a refusal is an answer. */
export const unsentCount = (queue: CartQueue): number => lineCount(queue.filter(({ stage }) => stage !== 'refused'))
/** How many lines have a write that the server refused. */
export const refusedCount = (queue: CartQueue): number => lineCount(queue.filter(({ stage }) => stage === 'refused'))

/** How a queue stands: how many lines are not answered, `saved` of them of saved carts, and the keys of those that the server refused. */
export type Unfinished = { unsent: number; refused: readonly string[]; saved?: number }
/** The key under which a refused line of a saved cart is told. */
export const savedLineKey = (cartId: number, productId: number): string => `saved/${cartId}/${productId}`
/** @returns the saved cart that such a key is of; null: it is of something else */
export const savedCartOf = (key: string): number | null => {
  const [, id] = /^saved\/(\d+)\//.exec(key) ?? []
  return id === undefined ? null : Number(id)
}
/** How a queue stands, for whoever waits until all of it is said. */
export const unfinished = (queue: CartQueue): Unfinished => ({
  unsent: unsentCount(queue),
  refused: queue.flatMap(({ key, stage }) => (stage === 'refused' ? [key] : [])),
})
