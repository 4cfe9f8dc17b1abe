import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { lockStub, type LockStub } from '../../support/lock-stub'
import { productOf } from '../../support/goods'

/** A wish of one piece of product 1 in region 1, made at no known time. */
export const write = (key: string, changes: Partial<CartWrite> = {}): CartWrite => ({
  key,
  regionId: 1,
  productId: 1,
  qty: 1,
  product: productOf(1),
  stage: 'ready',
  ...changes,
})
export const keysOf = (queue: readonly CartWrite[]) => queue.map(({ key }) => key).sort()

/** Local storage as far as it is used here: its entries are its own properties. */
export class LocalStorage {
  [key: string]: unknown
  getItem = (key: string) => this[`${key}`] ?? null
  setItem = (key: string, text: string) => {
    this[key] = text
  }
  removeItem = (key: string) => {
    delete this[key]
  }
}

/** A browser with an empty database and locks for each test of a file. */
export function freshBrowser(): { readonly locks: LockStub } {
  let locks: LockStub
  beforeEach(() => {
    locks = lockStub()
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('navigator', { locks })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    get locks() {
      return locks
    },
  }
}
