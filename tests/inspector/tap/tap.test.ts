import { describe, expect, it, vi } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'
import { Secret } from '../../../model/identity/secret'
import { INSPECT_CHANNEL } from '../../../inspector/channel'
import { openTab, smallServer } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser, person } from '../../support/world'
import { counterMachine, lines, listen, me, mine, open, reported, taps, until, watched } from './watched-tab'

describe('while nobody is attached', () => {
  it('tells when somebody watches it for the first time, and not before', async () => {
    const { watched } = open()
    let isWatched = false
    void watched.then(() => (isWatched = true))
    const { say, until } = listen()
    say({ kind: 'find' })
    await atRest()
    expect(isWatched).toBe(false)
    say({ kind: 'watch', ...me })
    await until(() => isWatched)
  })
  it('nothing is observed, and the tab says who it is when asked', async () => {
    const tap = open('tab', { path: '/invites/SAMA-2RA9?email=planted@person.example' })
    const actor = createActor(counterMachine)
    const inspect = vi.spyOn(actor.system, 'inspect')
    actor.start()
    tap.add(actor)
    actor.send({ type: 'count.up', by: 1 })
    await atRest()
    const ear = listen()
    ear.say({ kind: 'find' })
    await ear.until(() => ear.heard.length > 0)
    expect(ear.heard).toEqual([
      { kind: 'here', tab: { id: 'tab', life: 'life-tab', title: 'Корзина', path: '/invites/•••?email=p•••@•••', who: 'гость' } },
    ])
    expect(inspect).not.toHaveBeenCalled()
    ear.say({ kind: 'watch', ...me })
    await ear.until(() => ear.entries().length > 0)
    expect(inspect).toHaveBeenCalledTimes(1)
    ear.say({ kind: 'leave', ...me })
    ear.say({ kind: 'find' })
    await ear.until(() => ear.heard.at(-1)?.kind === 'here')
    const before = ear.entries().length
    actor.send({ type: 'count.up', by: 1 })
    ear.say({ kind: 'find' })
    await atRest()
    expect(ear.entries().length).toBe(before)
    actor.stop()
  })
})

it('a tab that nobody watches tells where it is once that has changed, and says nothing where it has not', async () => {
  const ear = listen()
  const page = { title: 'Корзина', path: '/cart' }
  const tap = open('tab', { page: () => ({ ...page }) })
  tap.changed()
  await ear.until(() => ear.heard.length > 0)
  tap.changed()
  page.path = '/orders'
  tap.changed()
  tap.changed()
  await ear.until(() => JSON.stringify(ear.heard).includes('/orders'))
  await atRest()
  expect(ear.heard).toMatchObject([{ tab: { path: '/cart' } }, { tab: { path: '/orders' } }])
})

describe('attached', () => {
  it('a root that begins is met by itself; what lives is told with its states, timers and then what happens', async () => {
    const { actor, ear, session } = await watched()
    expect(ear.recording().now.timers).toMatchObject([{ session, code: 'after.long', delay: 60_000 }])
    actor.send({ type: 'count.up', by: 2 })
    await ear.until(() => ear.recording().rows.length === 1)
    const { now, rows } = ear.recording()
    expect(now.actors.get(session)).toMatchObject({ machine: 'counter', states: ['counter', 'counter.on'], context: { n: 2 } })
    expect([now.last.get(session), rows[0]?.event, rows[0]?.from]).toEqual([['counter.on--count.up.0'], { type: 'count.up', by: 2 }, null])
    actor.send({ type: 'count.end' })
    await ear.until(() => ear.recording().now.actors.size === 0)
    expect(ear.recording().now.timers).toEqual([])
  })

  it('an event with more fields than are shown is told by its type, and so is what came with it', async () => {
    const { actor, ear, session } = await watched()
    const wide = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, at]))
    actor.send({ ...wide, type: 'count.up', by: 1 })
    actor.send({ type: 'count.up', by: 2 })
    await ear.until(() => JSON.stringify(ear.recording().now.actors.get(session)?.context) === '{"n":3}')
    expect(ear.recording().rows.map(({ event }) => event.type)).toEqual(['count.up', 'count.up'])
    actor.stop()
  })

  it('what an ordinary login does in a moment is told whole', async () => {
    const { actor, ear } = await watched()
    for (let at = 0; at < 400; at++) actor.send({ type: 'count.up', by: 1 }) // three entries each
    await ear.until(() => ear.recording().total === 400)
    expect(ear.recording().rows).toHaveLength(400)
    actor.stop()
  })

  it('a storm is counted, not sent, and its end is told', async () => {
    const { actor, ear, session } = await watched()
    for (let at = 0; at < 5000; at++) actor.send({ type: 'count.up', by: 1 })
    await ear.until(() => JSON.stringify(ear.recording().now.actors.get(session)?.context) === '{"n":5000}')
    const recording = ear.recording()
    expect([recording.total, recording.rows.length < 1000]).toEqual([5000, true])
    actor.stop()
  })

  it('an event by hand goes where the machine takes it; each failure is a sentence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }) // what falls by itself is thrown in a task of its own
    const { actor, ear, session } = await watched().finally(() => vi.useRealTimers())
    const send = async (event: { type: string; [key: string]: unknown }, to = session) => {
      const ask = `${ear.answers().length}`
      ear.say({ kind: 'send', ...mine, ask, session: to, event, until })
      await ear.until(() => ear.answers().length > Number(ask))
      return ear.answers().at(-1)?.refusal
    }
    expect(await send({ type: 'count.up', by: 3 })).toBeNull()
    expect(actor.getSnapshot().context.n).toBe(3)
    expect(await send({ type: 'count.up', by: 0 })).toContain('машина это событие не\u00a0примет')
    expect(await send({ type: 'count.up', by: 1 }, 'x:none')).toContain('больше не\u00a0живёт')
    ear.say({ kind: 'askPossible', ...mine, ask: 'p', session })
    await ear.until(() => ear.answers().some(({ ask }) => ask === 'p'))
    expect(ear.answers().at(-1)).toMatchObject({ possible: ['count.break', 'count.end'], conditional: ['count.up'] })
    actor.subscribe({ error: () => {} })
    const broken = await send({ type: 'count.break' })
    expect(broken).toBe('Событие отправлено, и\u00a0участник на\u00a0нём сломался: упал из-за p•••@•••')
    expect(await send({ type: 'count.up', by: 1 })).toContain('закончил работу')
  })

  it('an event on a condition is told as such also where the condition holds of no data', async () => {
    const gate = setup({
      types: { events: {} as { type: 'gate.asked'; by: number } },
      guards: { isStranger: (_, { by }: { by: number }) => by !== 1 },
    }).createMachine({
      id: 'gate',
      on: { 'gate.asked': { guard: { type: 'isStranger', params: ({ event }) => event }, actions: () => {} } },
    })
    const { actor, ear } = await watched()
    const root = createActor(gate).start()
    ear.say({ kind: 'askPossible', ...mine, ask: 'p', session: root.sessionId })
    await ear.until(() => ear.answers().length > 0)
    expect(ear.answers()[0]).toMatchObject({ possible: [], conditional: ['gate.asked'] })
    root.stop()
    actor.stop()
  })

  it('nothing is done after nobody waits for it any more', async () => {
    const { actor, ear, session } = await watched()
    ear.say({ kind: 'send', ...mine, ask: 'a', session, event: { type: 'count.up', by: 1 }, until: Date.now() - 1 })
    ear.say({ kind: 'report', ...me, ask: 'b', recording: 'запись', until: Date.now() - 1 })
    await ear.until(() => ear.answers().length === 2)
    expect(ear.answers().map(({ refusal }) => refusal)).toEqual(Array(2).fill(expect.stringContaining('ничего не\u00a0отправлено')))
    expect([actor.getSnapshot().context.n, reported]).toEqual([0, []])
    actor.stop()
  })

  it('an event for another page of the same tab is not done: there the session is another actor', async () => {
    const { actor, ear, session } = await watched()
    for (const ask of ['send', 'askPossible'] as const)
      ear.say({ kind: ask, ...mine, life: 'before', ask, session, event: { type: 'count.up', by: 1 }, until })
    const answered = ear.heard.length
    ear.say({ kind: 'find' })
    await ear.until(() => ear.heard.slice(answered).some(({ kind }) => kind === 'here'))
    expect([actor.getSnapshot().context.n, ear.answers()]).toEqual([0, []])
    actor.stop()
  })

  it('a report that takes long says at once that it has begun', async () => {
    let reject = (_: Error) => {}
    const promise = new Promise<void>((_, fail) => {
      reject = fail
    })
    const { actor, ear } = await watched({ report: () => promise })
    ear.say({ kind: 'report', ...me, ask: 'b', recording: 'запись', until })
    await ear.until(() => ear.heard.some((message) => message.kind === 'begun' && message.ask === 'b' && message.to === 'me'))
    expect(ear.answers()).toEqual([])
    reject(new Error('500'))
    await ear.until(() => ear.answers().length === 1)
    expect(ear.answers()[0]?.refusal).toContain('Сервер не\u00a0принял запись')
    actor.stop()
  })

  it('is silent after its end, also where its lock comes later', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    const locks = { request: (_: string, take: () => unknown) => promise.then(take) } as unknown as LockManager // it asks for one
    const ear = listen()
    const tap = open('late', { locks })
    taps.splice(taps.indexOf(tap), 1)
    tap.end()
    resolve()
    await atRest()
    expect(ear.heard).toEqual([])
  })

  it('a message of nobody known changes nothing', async () => {
    const { actor, ear } = await watched()
    const line = new BroadcastChannel(INSPECT_CHANNEL)
    lines.push(line)
    for (const junk of [
      null,
      'x',
      { kind: 'send' },
      { kind: 'send', ...mine, ask: 'a', session: actor.sessionId, event: { by: 1 }, until },
    ])
      line.postMessage(junk)
    ear.say({ kind: 'send', ...mine, tab: 'other', ask: 'b', session: actor.sessionId, event: { type: 'count.up', by: 1 }, until })
    ear.say({ kind: 'find' })
    await ear.until(() => ear.heard.at(-1)?.kind === 'here')
    expect([actor.getSnapshot().context.n, ear.answers()]).toEqual([0, []])
    actor.stop()
  })
})

it('a password, an e-mail and a phone of a login are nowhere in what leaves the tab, while who is in is named [DEC-047]', async () => {
  open()
  const { email, phone, password, name } = person(1)
  const server = smallServer()
  const tab = openTab({ server, who: browser(server), path: '/auth/login' })
  const ear = listen()
  ear.say({ kind: 'watch', ...me })
  tab.app.start()
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  await ear.until(() => ear.recording().now.actors.size > 0)
  for (const secret of ['planted-and-wrong-77', password]) {
    tab.loginForm().send({ type: 'login.submitted', login: email, password: new Secret(secret) })
    await atRest()
  }
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  await atRest()
  ear.say({ kind: 'find' })
  await ear.until(() => JSON.stringify(ear.heard).includes(name))
  expect(ear.recording().rows.filter(({ event }) => event.type === 'login.submitted').length).toBe(2)
  expect(ear.recording().rows.find(({ event }) => event.type === 'session.opened')).toMatchObject({ toName: expect.any(String) as string })
  const told = JSON.stringify(ear.heard)
  for (const planted of [email, phone, password, 'planted-and-wrong', `${email.split('@')[0]}@`])
    expect([planted, told.includes(planted)]).toEqual([planted, false])
  expect(told).toContain(name)
  ear.say({ kind: 'report', ...me, ask: 'r', recording: 'запись', until })
  await ear.until(() => ear.answers().length > 0)
  expect({ reported, refusal: ear.answers()[0]?.refusal }).toEqual({ reported: ['запись'], refusal: null })
})
