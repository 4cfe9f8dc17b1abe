import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CartWrite } from '../../model/cart/cart-queue'
import { indexedDbWishes } from '../../src/platform/wishes/wishes'
import { productOf } from '../support/goods'
import { lockStub, type LockStub } from '../support/lock-stub'
import { settle } from '../support/open-tab'

const write = (key: string): CartWrite => ({ key, regionId: 1, productId: 1, qty: 1, product: productOf(1), stage: 'ready', at: 1 })

/** Local storage as far as it is used here: its entries are its own properties. */
class LocalStorage {
  [key: string]: unknown
  getItem = (key: string) => this[`${key}`] ?? null
  setItem = (key: string, text: string) => {
    this[key] = text
  }
  removeItem = (key: string) => {
    delete this[key]
  }
}

let locks: LockStub
beforeEach(() => {
  locks = lockStub()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', new LocalStorage())
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

/** A tab that goes in the same moment as its cart keeps this: its database never answers. */
async function goneAtOnce(name: string, ...queues: CartWrite[][]): Promise<void> {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const page = new EventTarget()
  const tab = indexedDbWishes(name, page)
  for (const queue of queues) tab.keep(1, queue)
  await settle(20)
  page.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('indexedDB', new IDBFactory())
  locks.die(name)
}
const keysFoundBy = async (name: string) => (await indexedDbWishes(name, new EventTarget()).load(1)).map(({ key }) => key)

it('what was wished in the moment when the page goes is there on the next one, once [DEC-020]', async () => {
  await goneAtOnce('old', [write('old-1')], [write('old-1'), write('old-2')])
  expect(await keysFoundBy('next')).toEqual(['old-1', 'old-2'])
  expect(await keysFoundBy('third')).toEqual([])
})

it('what was answered in that moment does not come back', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await settle(20)
  tab.keep(1, [])
  page.dispatchEvent(new Event('pagehide'))
  locks.die('old')
  expect(await keysFoundBy('next')).toEqual([])
})

it('what a page that goes had put down already stands in one place', async () => {
  const page = new EventTarget()
  indexedDbWishes('old', page).keep(1, [write('old-1')])
  await settle(20)
  page.dispatchEvent(new Event('pagehide'))
  locks.die('old')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('karter'))).toEqual([])
  expect(await keysFoundBy('next')).toEqual(['old-1'])
})

it('nobody else finds it, and forgetting the person forgets it', async () => {
  await goneAtOnce('old', [write('old-1')])
  expect(await indexedDbWishes('other', new EventTarget()).load(2)).toEqual([])
  indexedDbWishes('next', new EventTarget()).forget(1)
  expect(await keysFoundBy('later')).toEqual([])
})
