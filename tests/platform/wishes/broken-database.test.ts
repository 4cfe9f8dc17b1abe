import { IDBDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { indexedDbWishes } from '../../../src/platform/wishes/wishes'
import { atRest } from '../../support/waiting/at-rest'
import { freshBrowser, keysOf, LocalStorage, write } from './wishes-world'
import { eventually } from '../../support/waiting/eventually'

const browser = freshBrowser()
beforeEach(() => {
  vi.stubGlobal('localStorage', new LocalStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const failing = () => ({
  open: () => {
    const request = { error: new DOMException('Refused', 'InvalidStateError'), onerror: () => {} }
    queueMicrotask(() => request.onerror())
    return request
  },
})
const forbidden = () => ({
  open: () => {
    throw new DOMException('Forbidden', 'SecurityError')
  },
})
/** It opens, and no transaction of it ever ends: a suspended page holds it. */
const heldBySomebody = () => ({ open: () => ({}) })

describe.each([
  ['is missing', () => undefined],
  ['is forbidden', forbidden],
  ['does not open', failing],
  ['never answers', heldBySomebody],
])('wishes where the database %s [DEC-020]', (_, broken) => {
  it('are loaded and kept all the same, and the next page finds them', async () => {
    vi.stubGlobal('indexedDB', broken())
    const tab = indexedDbWishes('old', new EventTarget())
    expect(await tab.load(1)).toEqual([])
    tab.keep(1, [write('old-1')])
    await atRest()
    browser.locks.die('old')
    expect(keysOf(await indexedDbWishes('next', new EventTarget()).load(1))).toEqual(['old-1'])
  })

  it('are gone once they are answered, and a logout is not held up', async () => {
    vi.stubGlobal('indexedDB', broken())
    const tab = indexedDbWishes('old', new EventTarget())
    tab.keep(1, [write('old-1')])
    tab.keep(1, [])
    expect(await tab.elsewhere(1)).toEqual({ unsent: 0, refused: [] })
    tab.keep(1, [write('old-2')])
    tab.forget(1)
    await tab.load(2)
    browser.locks.die('old')
    expect(await indexedDbWishes('next', new EventTarget()).load(1)).toEqual([])
  })
})

it('a wish that lies in a database that stopped answering is not sent again by a later page, to which it answers [DEC-020]', async () => {
  const whole = new IDBFactory()
  vi.stubGlobal('indexedDB', whole)
  indexedDbWishes('first', new EventTarget()).keep(1, [write('first-1')])
  await atRest()
  browser.locks.die('first')
  // It holds the wish of the first page, and the second one cannot take it away.
  vi.stubGlobal('indexedDB', heldBySomebody())
  const second = indexedDbWishes('second', new EventTarget())
  second.forget(1)
  await second.load(2)
  browser.locks.die('second')
  vi.stubGlobal('indexedDB', whole)
  expect(await indexedDbWishes('third', new EventTarget()).load(1)).toEqual([])
})

it('a page that is left aborts what it writes and closes the database; what was being written is kept, and a page that comes back goes on', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  await tab.load(1)
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  const aborted = vi.spyOn(IDBTransaction.prototype, 'abort')
  // oxlint-disable-next-line typescript/unbound-method -- called on its own object below
  const { transaction } = IDBDatabase.prototype
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...args) {
    queueMicrotask(() => page.dispatchEvent(new Event('pagehide')))
    return transaction.apply(this, args)
  })
  tab.keep(1, [write('old-1')])
  await eventually(() => expect(begun).toHaveBeenCalled())
  expect(aborted).toHaveBeenCalled()
  expect(closed).toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await tab.load(2)
  browser.locks.die('old')
  expect(keysOf(await indexedDbWishes('next', new EventTarget()).load(1))).toEqual(['old-1'])
})

it('a page that comes back without its lock asks for it before it reads anything [DEC-020]', async () => {
  const page = new EventTarget()
  const tab = indexedDbWishes('old', page)
  tab.keep(1, [write('old-1')])
  await atRest()
  page.dispatchEvent(new Event('pagehide'))
  browser.locks.die('old')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(keysOf(await tab.load(1))).toEqual(['old-1'])
  expect((await browser.locks.query()).held.map(({ name }) => name)).toContain('karter-tab-old')
  expect(await indexedDbWishes('other', new EventTarget()).adopt(1)).toEqual([])
})
