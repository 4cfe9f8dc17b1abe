import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { forgetShop } from '../../../src/platform/forgetting/forget-shop'
import { indexedDbWishes } from '../../../src/platform/wishes/wishes'
import { atRest } from '../../support/waiting/at-rest'
import { freshBrowser, keysOf, write } from './wishes-world'

const browser = freshBrowser()

/** A tab that died with these wishes of person 1. */
async function dead(name: string, queue: readonly CartWrite[]): Promise<void> {
  indexedDbWishes(name, new EventTarget()).keep(1, queue)
  await atRest()
  browser.locks.die(name)
}
/** What the next tab finds when all that live now are gone. */
async function found(...tabs: readonly string[]): Promise<string[]> {
  await atRest()
  for (const tab of tabs) browser.locks.die(tab)
  return keysOf(await indexedDbWishes('later', new EventTarget()).load(1))
}

describe('wishes that were taken over', () => {
  it('and never reached the cart are not lost to what the cart keeps next [DEC-020]', async () => {
    const tab = indexedDbWishes('tab', new EventTarget())
    await dead('dead', [write('dead-1')])
    await tab.adopt(1) // nobody is there any more to hear of it
    tab.keep(1, [write('tab-1', { productId: 2 })])
    tab.keep(1, [])
    expect(await found('tab')).toEqual(['dead-1'])
  })

  it('are counted until the cart holds them, and handed over again', async () => {
    const tab = indexedDbWishes('tab', new EventTarget())
    await dead('dead', [write('dead-1')])
    await tab.adopt(1)
    expect(await tab.elsewhere(1)).toEqual({ unsent: 1, refused: [] })
    expect(keysOf(await tab.adopt(1))).toEqual(['dead-1'])
    tab.keep(1, [write('dead-1')])
    expect({ adopt: await tab.adopt(1), elsewhere: await tab.elsewhere(1) }).toEqual({ adopt: [], elsewhere: { unsent: 0, refused: [] } })
    tab.keep(1, [])
    expect(await found('tab')).toEqual([])
  })

  it('go where the buyer wished something newer for the line meanwhile, as the cart lets them go [DEC-020]', async () => {
    const tab = indexedDbWishes('tab', new EventTarget())
    await dead('dead', [write('dead-1'), write('dead-2', { productId: 2 })])
    await tab.adopt(1)
    tab.keep(1, [write('tab-1', { qty: 5, at: 9 })])
    tab.keep(1, [])
    expect(await found('tab')).toEqual(['dead-2'])
  })

  it('stay safe where the next of them cannot be taken over; it stays where it is [DEC-020]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = indexedDbWishes('tab', new EventTarget())
    await dead('a', [write('a-1')])
    await dead('b', [write('b-1', { productId: 2 })])
    // oxlint-disable-next-line typescript/unbound-method -- called on its own store below
    const { get } = IDBObjectStore.prototype
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key: IDBValidKey) {
      if (key === '1/b') throw new DOMException('Broken', 'UnknownError')
      return get.call(this, key)
    } as never)
    const taken = await tab.load(1).catch(() => [])
    broken.mockRestore()
    tab.keep(1, taken)
    tab.keep(1, [...taken, write('tab-1', { productId: 3 })])
    expect({ keysOf: keysOf(taken), found: await found('tab') }).toEqual({ keysOf: ['a-1'], found: ['a-1', 'b-1', 'tab-1'] })
  })

  it('of an earlier cart of this tab are not lost to what the new one wishes before it has them [DEC-065]', async () => {
    const tab = indexedDbWishes('tab', new EventTarget())
    tab.keep(1, [write('old-1')])
    const loading = tab.load(1)
    tab.keep(1, [write('new-1', { productId: 2 })]) // before the answer is there
    await loading
    expect(await found('tab')).toEqual(['new-1', 'old-1'])
  })

  it('go with the login: with that of this tab alone, or with all of them [DEC-010]', async () => {
    const [tab, living] = [indexedDbWishes('tab', new EventTarget()), indexedDbWishes('living', new EventTarget())]
    living.keep(1, [write('living-1')])
    await dead('dead', [write('dead-1')])
    await tab.adopt(1)
    tab.forgetOwn(1)
    tab.keep(1, [])
    expect({ adopt: await tab.adopt(1), elsewhere: await tab.elsewhere(1) }).toEqual({ adopt: [], elsewhere: { unsent: 1, refused: [] } })
    await dead('dead-too', [write('dead-2')])
    await tab.adopt(1)
    tab.forget(1)
    tab.keep(1, [])
    expect(await found('tab', 'living')).toEqual([])
  })
})

it('wishes, drafts and cookies are gone when the demo begins anew, whoever kept them [DEC-070]', async () => {
  const [kept, cookies]: [Map<string, string>, string[]] = [new Map([['checkout/1/1', '{}']]), []]
  const area = { clear: () => kept.clear() }
  vi.stubGlobal('localStorage', area)
  vi.stubGlobal('sessionStorage', area)
  vi.stubGlobal('document', {
    set cookie(line: string) {
      cookies.push(line)
    },
  })
  const [tab, other] = [indexedDbWishes('tab', new EventTarget()), indexedDbWishes('other', new EventTarget())]
  tab.keep(1, [write('tab-1')])
  other.keep(2, [write('other-1')])
  await atRest()
  await forgetShop(new EventTarget())
  browser.locks.die('tab')
  browser.locks.die('other')
  const later = indexedDbWishes('later', new EventTarget())
  expect([await later.load(1), await later.load(2), kept.size]).toEqual([[], [], 0])
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/max-age=0$/)
})
