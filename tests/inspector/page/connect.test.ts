import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { connect } from '../../../inspector/page/watching/connect'
import { INSPECT_CHANNEL } from '../../../inspector/channel'
import { isConnected, listedTabs } from '../../../inspector/page/watching/inspection'
import type { Entry, FromInspector, FromTab } from '../../../inspector/protocol'
import { openTap } from '../../../inspector/tap/tap'
import { atRest } from '../../support/waiting/at-rest'
import { eventually } from '../../support/waiting/eventually'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const ended: (() => void)[] = []
afterEach(() => {
  ended.splice(0).forEach((end) => end())
  sessionStorage.clear()
})

/** The locks of one browser; a request comes to them some turns after it was made. @param late turns, by request */
function slowLocks(late: readonly number[]): LockManager {
  const last = new Map<string, Promise<unknown>>()
  let asked = 0
  const request = async (name: string, optionsOrTake: object | (() => unknown), take = optionsOrTake as () => unknown) => {
    for (let left = late[asked++ % late.length] ?? 0; left > 0; left--) await turn()
    const mine = (last.get(name) ?? Promise.resolve()).then(take)
    last.set(name, mine)
    return mine
  }
  return { request } as unknown as LockManager // only what is called of it
}
const shop = (locks: LockManager | undefined, life = 'life') => {
  const actor = createActor(createMachine({ id: 'counter' }))
  const tap = openTap({
    tab: 'tab',
    life,
    page: () => ({ title: 'Корзина', path: '/cart' }),
    report: () => Promise.resolve(),
    locks,
    isHidden: () => true,
  })
  actor.start()
  ended.push(tap.end, () => actor.stop())
  return tap
}
const inspector = (locks: LockManager | undefined) => {
  const connection = connect(locks)
  ended.push(connection.close)
  return {
    connection,
    isThere: () => isConnected(connection.get()),
    watches: () => (connection.get().live?.now.actors.size ?? 0) > 0,
  }
}

describe('a tab and an inspector find each other', () => {
  it('whoever comes first and however late the browser gives the locks, and the end of a tab is seen [DEC-070]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        fc.nat(12),
        async (late, isShopFirst, between) => {
          const locks = slowLocks(late)
          const early = isShopFirst ? shop(locks) : null
          const seen = isShopFirst ? null : inspector(locks)
          for (let left = between; left > 0; left--) await turn()
          const tap = early ?? shop(locks)
          const { isThere, watches } = seen ?? inspector(locks)
          await eventually(() => expect(watches()).toBe(true))
          // All that was asked of the locks has come to them by now.
          await atRest()
          expect(isThere()).toBe(true)
          tap.end()
          await eventually(() => expect(isThere()).toBe(false))
          ended.splice(0).forEach((end) => end())
          sessionStorage.clear()
        },
      ),
      { numRuns: 30 },
    )
  })

  it('without locks too; a tab that says that it goes has gone', async () => {
    const { isThere, watches } = inspector(undefined)
    const tap = shop(undefined)
    await eventually(() => expect(watches()).toBe(true))
    tap.hide()
    await eventually(() => expect(isThere()).toBe(false))
    tap.show()
    await eventually(() => expect(isThere()).toBe(true))
  })
})

/** A tab that says what a test lets it, and hears what it is told. */
function tabOf(id: string) {
  const line = new BroadcastChannel(INSPECT_CHANNEL)
  ended.push(() => line.close())
  const heard: FromInspector[] = []
  line.onmessage = ({ data }: MessageEvent<FromInspector>) => void ('tab' in data && data.tab === id && heard.push(data))
  const post = (message: FromTab) => line.postMessage(message)
  const here = () => post({ kind: 'here', tab: { id, life: `life-${id}`, title: '', path: '/', who: 'гость' } })
  const all: Entry = { kind: 'all', at: 1, life: `life-${id}`, actors: [], timers: [] }
  const kinds = () => heard.map(({ kind }) => kind)
  const until = (kind: FromInspector['kind']) =>
    eventually(() => {
      const message = heard.findLast((it) => it.kind === kind)
      if (!message || message.kind === 'find') throw new Error(`${kind} was not told`)
      return message
    })
  return { post, here, kinds, until, tellAll: (to: string) => post({ kind: 'told', tab: id, to: [to], entries: [all] }) }
}
const chosen = (connection: ReturnType<typeof connect>) => connection.get().chosen

describe('the tab that was watched before a reload', () => {
  /** Another tab has come and told what lives in it before that one says that it is there. */
  async function late() {
    sessionStorage.setItem('inspected', JSON.stringify('before'))
    const [other, before] = [tabOf('other'), tabOf('before')]
    const { connection } = inspector(undefined)
    other.here()
    const { inspector: me } = await other.until('watch')
    other.tellAll(me)
    await eventually(() => expect(connection.get().live?.entries.length).toBe(1))
    return { connection, other, before }
  }
  it('is watched again, however late it comes, and the other one is left', async () => {
    const { connection, other, before } = await late()
    before.here()
    await before.until('watch')
    expect(chosen(connection)).toBe('before')
    await other.until('leave')
  })
  it('had a recording that is no more: this one begins anew, and knows it', async () => {
    const { connection } = await late()
    expect(connection.get().isAnew).toBe(true)
    sessionStorage.clear()
    expect(inspector(undefined).connection.get().isAnew).toBe(false)
  })
  it('and who was looked at there', async () => {
    sessionStorage.setItem('inspected actor', JSON.stringify({ machine: 'cart', name: 'cart', session: 'x:7', life: 'gone' }))
    const { connection, before } = await late()
    before.here()
    await before.until('watch')
    expect(connection.get().picked).toMatchObject({ machine: 'cart', name: 'cart' })
    connection.change((it) => ({ ...it, picked: null }))
    expect(inspector(undefined).connection.get().picked).toBeNull()
  })
  it('is not forced on who has begun to look at another one', async () => {
    const { connection, before } = await late()
    connection.change((it) => ({ ...it, cursor: 0 }))
    before.here()
    await eventually(() => expect(connection.get().tabs.length).toBe(2))
    expect({ chosen: chosen(connection), kinds: before.kinds() }).toEqual({ chosen: 'other', kinds: [] })
  })
})

describe('what is asked of a tab', () => {
  async function asking() {
    const tab = tabOf('tab')
    const { connection } = inspector(undefined)
    tab.here()
    await tab.until('watch')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ended.unshift(() => vi.useRealTimers())
    return { tab, connection }
  }
  const turns = async () => {
    await atRest()
  }
  it('may be done only as long as somebody waits for it: a second try after a silence is not a second order', async () => {
    const { tab, connection } = await asking()
    const from = Date.now()
    const answer = connection.send({ session: 'x:1', life: 'life-tab' }, { type: 'order.sent' })
    await turns()
    vi.advanceTimersByTime(5000)
    expect(await answer).toMatch(/не\s+ответила/)
    vi.useRealTimers()
    const told = await tab.until('send')
    if (told.kind !== 'send') return expect.fail()
    expect([told.until >= from, told.until < from + 5000]).toEqual([true, true])
  })
  it('goes to the page that it was written for alone: after a reload, and where another tab is watched, it stays and says why', async () => {
    const { tab, connection } = await asking()
    const send = () => connection.send({ session: 'x:1', life: 'life-tab' }, { type: 'order.sent' })
    tab.post({ kind: 'here', tab: { id: 'tab', life: 'later', title: '', path: '/', who: 'гость' } })
    await eventually(() => expect(connection.get().live?.tab.life).toBe('later'))
    expect(await send()).toMatch(/загружена заново: событие не\s+отправлено/)
    const other = tabOf('other')
    other.here()
    await eventually(() => expect(connection.get().tabs.length).toBe(2))
    connection.choose('other')
    await other.until('watch')
    expect(await send()).toMatch(/событие не\s+отправлено/)
    expect([tab.kinds().includes('send'), other.kinds().includes('send')]).toEqual([false, false])
  })
  it('a report that has begun is waited for as long as the shop may take; one that has not is not', async () => {
    const { tab, connection } = await asking()
    const answers: (string | null)[] = []
    void connection.report('запись').then((answer) => answers.push(answer))
    await turns()
    const { ask, inspector: to } = (await tab.until('report')) as Extract<FromInspector, { kind: 'report' }>
    tab.post({ kind: 'begun', to, ask })
    await turns()
    vi.advanceTimersByTime(120_000)
    await turns()
    expect(answers).toEqual([])
    tab.post({ kind: 'answer', to, ask, refusal: null, possible: [], conditional: [] })
    await eventually(() => expect(answers).toEqual([null]))
    void connection.report('запись').then((answer) => answers.push(answer))
    await turns()
    vi.advanceTimersByTime(5000)
    await eventually(() => expect(answers).toEqual([null, expect.stringMatching(/не\s+ответила/)]))
  })
})

describe('a tab goes idle', () => {
  it('when another one is chosen, when the inspector is closed, and while it is put away [DEC-070]', async () => {
    const [one, two] = [tabOf('one'), tabOf('two')]
    const { connection } = inspector(undefined)
    one.here()
    await one.until('watch')
    two.here()
    await eventually(() => expect(connection.get().tabs.length).toBe(2))
    connection.choose('two')
    await two.until('watch')
    expect(one.kinds()).toEqual(['watch', 'leave'])
    dispatchEvent(new Event('pagehide'))
    await two.until('leave')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await eventually(() => expect(two.kinds()).toEqual(['watch', 'leave', 'watch']))
    connection.close()
    await eventually(() => expect(two.kinds()).toEqual(['watch', 'leave', 'watch', 'leave']))
  })
  it('and an inspector that was closed before it had its lock says nothing more', async () => {
    const locks = slowLocks([5])
    const ear = new BroadcastChannel(INSPECT_CHANNEL)
    ended.push(() => ear.close())
    const heard: unknown[] = []
    ear.onmessage = ({ data }) => void heard.push(data)
    connect(locks).close()
    await atRest()
    expect(heard).toEqual([])
  })
})

it('who comes back from where the browser had put its page away says that it heard nothing meanwhile', async () => {
  shop(undefined)
  const { connection, watches } = inspector(undefined)
  await eventually(() => expect(watches()).toBe(true))
  expect(connection.get().live?.hasGap).toBe(false)
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(connection.get().live?.hasGap).toBe(true)
})

it('after a reload of the inspector its recording goes on, with the gap of the reload in it', async () => {
  shop(undefined)
  const first = inspector(undefined)
  await eventually(() => expect(first.watches()).toBe(true))
  const { total } = first.connection.get().live!
  const actors = [...first.connection.get().live!.now.actors.keys()]
  dispatchEvent(new Event('pagehide'))
  first.connection.close()
  const second = inspector(undefined)
  await eventually(() => expect(second.watches()).toBe(true))
  const { live, isAnew } = second.connection.get()
  expect([live!.total, [...live!.now.actors.keys()], live!.entries.some(({ kind }) => kind === 'gap'), isAnew]).toEqual([
    total,
    actors,
    true,
    false,
  ])
})

it('after a reload a recording of a tab that has closed meanwhile can still be looked at', async () => {
  const tap = shop(undefined)
  const first = inspector(undefined)
  await eventually(() => expect(first.watches()).toBe(true))
  dispatchEvent(new Event('pagehide'))
  first.connection.close()
  tap.hide()
  tap.end()
  const { connection } = inspector(undefined)
  expect(listedTabs(connection.get()).map(({ id }) => id)).toEqual(['tab'])
  connection.choose('tab')
  expect([connection.get().live!.now.actors.size, isConnected(connection.get())]).toEqual([1, false])
})
