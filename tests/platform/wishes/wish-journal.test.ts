import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { indexedDbWishes } from '../../../src/platform/wishes/wishes'
import { atRest } from '../../support/waiting/at-rest'
import { freshBrowser, LocalStorage, write } from './wishes-world'

const browser = freshBrowser()
beforeEach(() => vi.stubGlobal('localStorage', new LocalStorage()))

/** A tab that goes in the same moment as its cart keeps this: its database never answers. */
async function goneAtOnce(name: string, ...queues: CartWrite[][]): Promise<void> {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const page = new EventTarget()
  const tab = indexedDbWishes(name, page)
  for (const queue of queues) tab.keep(1, queue)
  await atRest()
  page.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('indexedDB', new IDBFactory())
  browser.locks.die(name)
}
const keysFoundBy = async (name: string) => (await indexedDbWishes(name, new EventTarget()).load(1)).map(({ key }) => key)

it('what was wished in the moment when the page goes is there on the next one, once [DEC-020]', async () => {
  await goneAtOnce('old', [write('old-1')], [write('old-1'), write('old-2')])
  expect(await keysFoundBy('next')).toEqual(['old-1', 'old-2'])
  expect(await keysFoundBy('third')).toEqual([])
})

it('what is wished while the page goes, by whoever hears of that later, is there on the next one too [DEC-020]', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() }) // it never answers
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await atRest()
  page.addEventListener('pagehide', () => tab.keep(1, [write('old-2')]))
  page.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('indexedDB', new IDBFactory())
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual(['old-2'])
})

it('what was answered in that moment does not come back', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await atRest()
  tab.keep(1, [])
  page.dispatchEvent(new Event('pagehide'))
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual([])
})

it('what a page that goes had put down already stands in one place', async () => {
  const page = new EventTarget()
  indexedDbWishes('old', page).keep(1, [write('old-1')])
  await atRest()
  page.dispatchEvent(new Event('pagehide'))
  browser.locks.die('old')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('karter'))).toEqual([])
  expect(await keysFoundBy('next')).toEqual(['old-1'])
})

it('nobody else finds it, and forgetting the person forgets it', async () => {
  await goneAtOnce('old', [write('old-1')])
  expect(await indexedDbWishes('other', new EventTarget()).load(2)).toEqual([])
  indexedDbWishes('next', new EventTarget()).forget(1)
  expect(await keysFoundBy('later')).toEqual([])
})

/** Forgets in the moment in which the page goes: its database never answers again. */
async function forgottenByGoing(forget: (tab: ReturnType<typeof indexedDbWishes>) => void): Promise<void> {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await atRest()
  const whole = indexedDB
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('The page is gone')
  })
  forget(tab)
  await atRest()
  page.dispatchEvent(new Event('pagehide'))
  await atRest()
  lost.mockRestore()
  vi.stubGlobal('indexedDB', whole)
  browser.locks.die('old')
}

it.each([
  ['all tabs', (tab: ReturnType<typeof indexedDbWishes>) => tab.forget(1)],
  ['this tab alone', (tab: ReturnType<typeof indexedDbWishes>) => tab.forgetOwn(1)],
])(
  'what was given up with the login, of %s, does not come back where the page went in that moment, and nothing of it stays [DEC-010]',
  async (_, forget) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await forgottenByGoing(forget)
    const next = indexedDbWishes('next', new EventTarget())
    expect(await next.load(1)).toEqual([])
    next.keep(1, [write('next-1')])
    await atRest()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('karter'))).toEqual([])
    browser.locks.die('next')
    expect(await keysFoundBy('third')).toEqual(['next-1'])
  },
)

const shownAgain = () => Object.assign(new Event('pageshow'), { persisted: true })
/** The database fails for every queue with this wish; `meanwhile` comes before any other is put down. */
function breakPut(broken: string, meanwhile = () => {}): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on its own store below
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, queue: CartWrite[], key: IDBValidKey) {
    if (queue.some((it) => it.key === broken)) throw new DOMException('Broken', 'UnknownError')
    meanwhile()
    return put.call(this, queue, key)
  } as never)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
}

it.each([
  ['between going and coming back', 'pagehide put pageshow'],
  ['after coming back', 'pagehide pageshow put'],
])('what was put down %s is not taken for newer than what is wished later [DEC-020]', async (_, order) => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  for (const step of order.split(' '))
    if (step === 'put') await atRest()
    else page.dispatchEvent(step === 'pageshow' ? shownAgain() : new Event(step))
  tab.keep(1, [write('old-2')])
  await atRest()
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual(['old-2'])
})

it('an earlier queue that is put down leaves the newest where it stands', async () => {
  const page = new EventTarget()
  breakPut('old-2')
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  tab.keep(1, [write('old-2')])
  page.dispatchEvent(new Event('pagehide'))
  await atRest()
  vi.restoreAllMocks()
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual(['old-2'])
})

it('what is taken over while the page goes stands in the journal too, which is read before the database [DEC-020]', async () => {
  indexedDbWishes('dead', new EventTarget()).keep(1, [write('dead-1')])
  await atRest()
  browser.locks.die('dead')
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  breakPut('old-1', () => page.dispatchEvent(new Event('pagehide')))
  const adopting = tab.adopt(1)
  tab.keep(1, [write('old-1', { productId: 2 })])
  await adopting
  await atRest()
  vi.restoreAllMocks()
  browser.locks.die('old')
  expect((await keysFoundBy('next')).sort()).toEqual(['dead-1', 'old-1'])
})

it('forgetting what this tab holds of a person forgets the journal as well [DEC-010]', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  page.dispatchEvent(new Event('pagehide'))
  tab.forgetOwn(1)
  await atRest()
  page.dispatchEvent(shownAgain())
  browser.locks.die('old')
  expect(await keysFoundBy('next')).toEqual([])
})
