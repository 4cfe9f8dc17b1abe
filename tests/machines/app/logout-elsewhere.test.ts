import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { selectRefused, selectUnsent } from '../../../machines/session/session.selectors'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { LOOK_AGAIN_MS } from '../../../model/limits'
import { indexedDbWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf } from '../../support/goods'
import { lockStub, type LockStub } from '../../support/lock-stub'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const GOODBYE = 'Вы успешно покинули сайт'
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const left = (key: string, more: Partial<CartWrite> = {}): CartWrite => ({
  key,
  regionId: 1,
  productId: PLAIN,
  qty: 7,
  product: productOf(PLAIN),
  stage: 'ready',
  at: 1,
  ...more,
})
const writes = ({ sent }: Tab) => sent.filter((line) => line.includes('updateInCart'))
const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
const session = (tab: Tab) => tab.child('session')
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
/** What the server keeps of the line. */
async function kept(tab: Tab): Promise<number | undefined> {
  tab.logIn(1)
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
  return tab.child('cart').getSnapshot().context.known.get(PLAIN)?.item.qty
}
/** Nothing of person 1 is stored, whoever kept it. */
async function nothingStored(): Promise<boolean> {
  for (const name of ['one', 'other', 'dead']) locks.die(name)
  return (await indexedDbWishes('later', new EventTarget()).load(1)).length === 0
}

let locks: LockStub
beforeEach(() => {
  locks = lockStub()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks, onLine: true })
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

/** Tabs of one browser, each with a clock of its own: 'one', and 'other' if wanted. */
async function open(names: readonly string[], options: TabOptions = {}): Promise<Tab[]> {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `elsewhere-${Math.random()}`, path: '/catalog', ...options }
  const tabs = names.map((name) =>
    openTab({ ...shared, clock: new SimulatedClock(), ports: { wishes: indexedDbWishes(name, new EventTarget()) } }),
  )
  for (const tab of tabs) await ready(tab)
  return tabs
}
async function ask(tab: Tab): Promise<void> {
  await atRest() // what the others wish is put down
  session(tab).send({ type: 'logout.requested' })
  await waitFor(session(tab), (state) => state.hasTag('asking'))
}
/** Another tab is there and cannot send. */
async function withOther(options: TabOptions = {}): Promise<[Tab, Tab]> {
  const [one, other] = (await open(['one', 'other'], options)) as [Tab, Tab] // two names, two tabs
  other.network.lose()
  wish(other, 5)
  await ask(one)
  return [one, other]
}
/** Another tab died with a wish after this one began. */
async function withDead(write = left('dead-1')): Promise<Tab> {
  const [one] = (await open(['one'])) as [Tab]
  indexedDbWishes('dead', new EventTarget()).keep(1, [write])
  await atRest()
  locks.die('dead')
  await ask(one)
  return one
}
/** Waits, looking again and again as the session does. */
async function looking(tab: Tab, is: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20 && !is(); turn++) {
    tab.clock.increment(LOOK_AGAIN_MS)
    await new Promise((resolve) => setTimeout(resolve, 1)) // a BroadcastChannel has nothing to wait for
    await atRest()
  }
  expect(is()).toBe(true)
}
const isIn = (tab: Tab) => tab.app.getSnapshot().matches({ visitor: 'customer' })

describe('a logout with unsent wishes of another living tab', () => {
  it('asks about them, with its own [DEC-010]', async () => {
    const [one] = await withOther()
    expect({ popup: popup(one), unsent: selectUnsent(session(one).getSnapshot()) }).toEqual({ popup: 'logout', unsent: 1 })
    session(one).send({ type: 'logout.withdrawn' })
    one.network.lose()
    wish(one, 4)
    await ask(one)
    expect(selectUnsent(session(one).getSnapshot())).toBe(2)
  })

  it('waits until that tab has sent them if told to send [DEC-010]', async () => {
    const [one, other] = await withOther()
    session(one).send({ type: 'logout.flushed' })
    one.clock.increment(LOOK_AGAIN_MS * 3)
    await atRest()
    expect([isIn(one), isIn(other)]).toEqual([true, true])
    other.network.restore()
    await looking(one, () => !isIn(one))
    await isGuest(other)
    expect([writes(one), writes(other).length, one.told.toasts, await kept(one), await nothingStored()]).toEqual([
      [],
      1,
      [GOODBYE, 'Добро пожаловать!'],
      5,
      true,
    ])
  })

  it('has that tab finish what is typed there at once [DEC-010]', async () => {
    const [one, other] = (await open(['one', 'other'])) as [Tab, Tab] // two names, two tabs
    wish(other, 6) // its clock stands still: the typing never ends by itself
    await ask(one)
    expect(writes(other)).toEqual([])
    session(one).send({ type: 'logout.flushed' })
    await looking(one, () => !isIn(one))
    expect([writes(other).length, await kept(one)]).toEqual([1, 6])
  })

  it('takes over what that tab leaves when it is closed meanwhile [DEC-010]', async () => {
    const [one, other] = await withOther()
    session(one).send({ type: 'logout.flushed' })
    await atRest()
    other.app.stop()
    locks.die('other')
    await looking(one, () => !isIn(one))
    expect([writes(one).length, writes(other), await kept(one)]).toEqual([1, [], 5])
  })

  it('drops them everywhere if told to drop [DEC-010]', async () => {
    const [one, other] = await withOther()
    session(one).send({ type: 'logout.confirmed' })
    await isGuest(one)
    await isGuest(other)
    other.network.restore()
    other.clock.increment(60_000)
    await atRest()
    expect([writes(one), writes(other), await nothingStored(), await kept(one)]).toEqual([[], [], true, undefined])
  })

  it('leaves them to that tab if told to stay [DEC-010]', async () => {
    const [one, other] = await withOther()
    session(one).send({ type: 'logout.withdrawn' })
    await atRest()
    other.network.restore()
    other.clock.increment(400)
    await waitFor(other.child('cart'), (state) => state.context.queue.length === 0)
    expect([isIn(one), writes(one), writes(other).length]).toEqual([true, [], 1])
  })

  it('comes back to the cart where the server refuses one of them, and says so [DEC-010]', async () => {
    const [one, other] = await withOther({
      intercept: async (url, _init, send) =>
        url.includes('updateInCart') ? Response.json({ message: 'Товар снят с продажи' }, { status: 422 }) : send(),
    })
    session(one).send({ type: 'logout.flushed' })
    other.network.restore()
    await looking(one, () => one.told.toasts.length > 0)
    expect([isIn(one), isIn(other), popup(one), one.window.address(), one.told.toasts]).toEqual([
      true,
      true,
      null,
      '/cart',
      ['Выход отменён: сервер принял не всё из другой вкладки. Проверьте корзину там.'],
    ])
  })
})

it('a refusal that was said in another tab before the logout does not keep it once it was asked about', async () => {
  const [one] = (await open(['one'])) as [Tab]
  const other = indexedDbWishes('other', new EventTarget())
  const said = left('other-1', { productId: 1, stage: 'refused', reason: 'Нет' })
  other.keep(1, [said, left('other-2')])
  await ask(one)
  expect(selectUnsent(session(one).getSnapshot())).toBe(1)
  session(one).send({ type: 'logout.flushed' })
  other.keep(1, [said])
  await looking(one, () => !isIn(one))
  expect(one.told.toasts).toEqual([GOODBYE])
})

describe('a logout with unsent wishes of a dead tab', () => {
  it('asks about them, sends them under their own keys if told to send [DEC-010]', async () => {
    const one = await withDead()
    expect({ unsent: selectUnsent(session(one).getSnapshot()), writes: writes(one) }).toEqual({ unsent: 1, writes: [] })
    session(one).send({ type: 'logout.flushed' })
    await looking(one, () => !isIn(one))
    expect([writes(one).length, await kept(one), await nothingStored()]).toEqual([1, 7, true])
  })

  it('lets a newer wish of this tab win [DEC-020]', async () => {
    const [one] = (await open(['one'])) as [Tab]
    one.network.lose()
    wish(one, 9)
    indexedDbWishes('dead', new EventTarget()).keep(1, [left('dead-1')])
    await atRest()
    locks.die('dead')
    await ask(one)
    session(one).send({ type: 'logout.flushed' })
    await atRest()
    one.network.restore()
    await looking(one, () => !isIn(one))
    expect([writes(one).length, await kept(one)]).toEqual([1, 9])
  })

  it('drops them if told to drop [DEC-010]', async () => {
    const one = await withDead()
    session(one).send({ type: 'logout.confirmed' })
    await isGuest(one)
    await atRest()
    expect({ writes: writes(one), nothingStored: await nothingStored() }).toEqual({ writes: [], nothingStored: true })
  })

  it('leaves them for the next tab if told to stay [DEC-010]', async () => {
    const one = await withDead()
    session(one).send({ type: 'logout.withdrawn' })
    await atRest()
    expect([writes(one), (await indexedDbWishes('later', new EventTarget()).load(1)).map(({ key }) => key)]).toEqual([[], ['dead-1']])
  })

  it('loses nothing of them if told to stay while they are taken over [DEC-010] [DEC-020]', async () => {
    const one = await withDead()
    session(one).send({ type: 'logout.flushed' })
    session(one).send({ type: 'logout.withdrawn' }) // before the store has answered
    await atRest()
    one.child('cart').send({ type: 'quantity.changed', product: productOf(1), quantity: 2, stock: null })
    one.clock.increment(400)
    await waitFor(one.child('cart'), (state) => state.context.queue.length === 0)
    await atRest()
    locks.die('one')
    expect((await indexedDbWishes('later', new EventTarget()).load(1)).map(({ key }) => key)).toEqual(['dead-1'])
  })

  it('asks where all that is left was refused: it goes with the login [DEC-010]', async () => {
    const [one] = (await open(['one'])) as [Tab]
    indexedDbWishes('dead', new EventTarget()).keep(1, [left('dead-1', { stage: 'refused', reason: 'Нет' })])
    await atRest()
    locks.die('dead')
    await ask(one)
    expect({ unsent: selectUnsent(session(one).getSnapshot()), refused: selectRefused(session(one).getSnapshot()) }).toEqual({
      unsent: 0,
      refused: 1,
    })
    session(one).send({ type: 'logout.confirmed' })
    await isGuest(one)
    expect(one.told.toasts).toEqual([GOODBYE])
  })
})
