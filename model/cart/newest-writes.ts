import { weakMapMemoize } from 'reselect'
import { isNote, type CartQueue, type CartWrite } from './cart-queue'

/** The newest write of each line's quantity in one region, looked up at once; an emptying counts for every line wished before it. */
export type NewestWrites = {
  of: (productId: number) => CartWrite | undefined
  /** Products that have a write, in the order in which they were wished first. */
  products: readonly number[]
}

/** What `wishOf` finds for each line, found once for a queue: a queue is never changed in place. A screen of many lines asks for all of them. */
export const newestWrites = weakMapMemoize((queue: CartQueue, regionId: number | null): NewestWrites => {
  const newest = new Map<number, CartWrite>()
  const products = new Set<number>()
  let emptying: CartWrite | undefined
  for (const write of queue) {
    if (write.regionId !== regionId) continue
    if (write.productId === 'all') {
      newest.clear()
      emptying = write
    } else {
      products.add(write.productId)
      if (!isNote(write)) newest.set(write.productId, write)
    }
  }
  return { of: (productId) => newest.get(productId) ?? emptying, products: [...products] }
})
