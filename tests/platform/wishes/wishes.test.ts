import { describe, expect, it, vi } from 'vitest'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { indexedDbWishes, memoryWishes } from '../../../src/platform/wishes/wishes'
import { HANDOVER_WAIT_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { freshBrowser, keysOf, write } from './wishes-world'

const browser = freshBrowser()

describe('wishes', () => {
  it('of a dead tab are taken over, keys unchanged, once [DEC-020]', async () => {
    indexedDbWishes('old', new EventTarget()).keep(1, [write('old-1'), write('old-2')])
    await atRest()
    browser.locks.die('old')
    const [one, other] = [indexedDbWishes('one', new EventTarget()), indexedDbWishes('other', new EventTarget())]
    const taken = await Promise.all([one.load(1), other.load(1)])
    expect(keysOf(taken.flat())).toEqual(['old-1', 'old-2'])
    expect(taken.flat()[0]).toEqual(write('old-1'))
    expect(await indexedDbWishes('later', new EventTarget()).load(1)).toEqual([])
  })

  it('of a page that is still going when the next one starts are waited for', async () => {
    indexedDbWishes('going', new EventTarget()).keep(1, [write('going-1')])
    await atRest()
    const taken = indexedDbWishes('next', new EventTarget()).load(1)
    await atRest()
    browser.locks.die('going')
    expect(keysOf(await taken)).toEqual(['going-1'])
  })

  it('of a living tab are left alone, and not waited for for long [DEC-020]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    indexedDbWishes('living', new EventTarget()).keep(1, [write('living-1')])
    const other = indexedDbWishes('other', new EventTarget())
    const taken = other.load(1)
    await atRest()
    vi.advanceTimersByTime(HANDOVER_WAIT_MS)
    vi.useRealTimers()
    expect(await taken).toEqual([])
    browser.locks.die('living')
    expect(keysOf(await indexedDbWishes('third', new EventTarget()).load(1))).toEqual(['living-1'])
  })

  it('of this very tab come back to a cart that was started anew [DEC-065]', async () => {
    const wishes = indexedDbWishes('tab', new EventTarget())
    wishes.keep(1, [write('tab.1-1')])
    expect(keysOf(await wishes.load(1))).toEqual(['tab.1-1'])
  })

  it('belong to one person', async () => {
    const wishes = indexedDbWishes('tab', new EventTarget())
    wishes.keep(1, [write('a')])
    wishes.keep(11, [write('b')])
    expect([keysOf(await wishes.load(1)), keysOf(await wishes.load(11)), await wishes.load(2)]).toEqual([['a'], ['b'], []])
  })

  it('are put down in the order in which they were made; the last word stays', async () => {
    const wishes = indexedDbWishes('tab', new EventTarget())
    for (let qty = 1; qty <= 20; qty++) wishes.keep(1, [write('a', { qty })])
    await wishes.load(2) // comes after them
    browser.locks.die('tab')
    expect((await indexedDbWishes('next', new EventTarget()).load(1)).map(({ qty }) => qty)).toEqual([20])
  })

  it('that are all written leave nothing, and a logout forgets all of them [DEC-010] [STATE-003]', async () => {
    const [wishes, other] = [indexedDbWishes('tab', new EventTarget()), indexedDbWishes('other', new EventTarget())]
    wishes.keep(1, [write('a')])
    wishes.keep(1, [])
    other.keep(1, [write('b')])
    other.forget(1)
    await atRest()
    browser.locks.die('tab')
    browser.locks.die('other')
    expect(await indexedDbWishes('next', new EventTarget()).load(1)).toEqual([])
  })

  it('of several dead tabs come in the order in which they were made, whichever tab made them; what has no time comes first [DEC-020]', async () => {
    const made = (key: string, at: number) => write(key, { at })
    indexedDbWishes('a', new EventTarget()).keep(1, [made('a-1', 10), made('a-2', 40)])
    indexedDbWishes('b', new EventTarget()).keep(1, [made('b-1', 20), made('b-2', 30)])
    indexedDbWishes('c', new EventTarget()).keep(1, [write('c-1')]) // stored before wishes had a time
    await atRest()
    for (const tab of ['a', 'b', 'c']) browser.locks.die(tab)
    const next = indexedDbWishes('next', new EventTarget())
    const order = ['c-1', 'a-1', 'b-1', 'b-2', 'a-2']
    expect((await next.load(1)).map(({ key }) => key)).toEqual(order)
    expect((await next.load(1)).map(({ key }) => key)).toEqual(order) // as they were put down again
  })

  it('of other tabs, living and dead, are counted and left where they are; one’s own and another person’s are not counted [DEC-010]', async () => {
    const [tab, living, dead] = [
      indexedDbWishes('tab', new EventTarget()),
      indexedDbWishes('living', new EventTarget()),
      indexedDbWishes('dead', new EventTarget()),
    ]
    tab.keep(1, [write('tab-1')])
    living.keep(1, [write('living-1'), write('living-2', { stage: 'refused', reason: 'Нет' })])
    dead.keep(1, [write('dead-1', { productId: 2 }), write('dead-2', { productId: 3 })])
    dead.keep(2, [write('dead-3')])
    await atRest()
    browser.locks.die('dead')
    expect(await tab.elsewhere(1)).toEqual({ unsent: 3, refused: ['living-2'] })
    expect(await tab.elsewhere(1)).toEqual({ unsent: 3, refused: ['living-2'] })
  })

  it('of dead tabs alone are taken over by a tab that is told to, and lie with its own [DEC-010]', async () => {
    const [tab, living, dead] = [
      indexedDbWishes('tab', new EventTarget()),
      indexedDbWishes('living', new EventTarget()),
      indexedDbWishes('dead', new EventTarget()),
    ]
    tab.keep(1, [write('tab-1', { at: 20 })])
    living.keep(1, [write('living-1')])
    dead.keep(1, [write('dead-1', { at: 10 })])
    await atRest()
    browser.locks.die('dead')
    expect(keysOf(await tab.adopt(1))).toEqual(['dead-1'])
    tab.keep(1, [write('dead-1', { at: 10 }), write('tab-1', { at: 20 })])
    expect([await tab.adopt(1), (await tab.load(1)).map(({ key }) => key)]).toEqual([[], ['dead-1', 'tab-1']])
  })

  it('that make no sense any more are dropped', async () => {
    indexedDbWishes('old', new EventTarget()).keep(1, [{ key: 'old-1', qty: -5 } as CartWrite]) // of another version of the shop
    await atRest()
    browser.locks.die('old')
    expect(await indexedDbWishes('new', new EventTarget()).load(1)).toEqual([])
  })

  it('are kept as long as the page lives where a browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const insecure = indexedDbWishes('tab', new EventTarget())
    insecure.keep(1, [write('a')])
    expect(keysOf(await insecure.load(1))).toEqual(['a'])
  })
})

it('wishes in memory are copies, by person', async () => {
  const wishes = memoryWishes()
  const queue = [write('a')]
  wishes.keep(1, queue)
  expect([await wishes.load(1), (await wishes.load(1))[0] === queue[0], await wishes.load(2)]).toEqual([queue, false, []])
  wishes.forget(1)
  expect(await wishes.load(1)).toEqual([])
})

it('wishes in memory know of no other tab', async () => {
  const wishes = memoryWishes()
  wishes.keep(1, [write('a')])
  expect({ elsewhere: await wishes.elsewhere(1), adopt: await wishes.adopt(1) }).toEqual({
    elsewhere: { unsent: 0, refused: [] },
    adopt: [],
  })
})
