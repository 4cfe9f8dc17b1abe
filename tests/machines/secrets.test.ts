import { afterEach, expect, it, vi } from 'vitest'
import { waitFor, type InspectionEvent } from 'xstate'
import { Secret } from '../../model/identity/secret'
import { createLogger } from '../../src/platform/logger'
import { closeTabs, openTab, settle, smallServer } from '../support/open-tab'
import { browser, person } from '../support/world'

afterEach(closeTabs)
afterEach(() => vi.restoreAllMocks())

/** Whether a text is anywhere in what can be reached from a value by properties, maps and sets, hidden ones included. */
function holds(root: unknown, text: string): boolean {
  const seen = new Set<object>()
  const rest: unknown[] = [root]
  while (rest.length) {
    const value = rest.pop()
    if (typeof value === 'string' && value.includes(text)) return true
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || value === globalThis || seen.has(value)) continue
    seen.add(value)
    if (value instanceof Map || value instanceof Set) rest.push(...[...value.entries()].flat())
    for (const key of Reflect.ownKeys(value)) rest.push(key, Object.getOwnPropertyDescriptor(value, key)?.value)
  }
  return false
}

const { email, password } = person(1)
const wrong = 'planted-and-wrong-77'

it('a password is nowhere in the inspection stream, in a snapshot, a log, an address or what is stored, before, during and after the login [DEC-047]', async () => {
  const logs = (['log', 'warn', 'error', 'info'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
  const stream: InspectionEvent[] = []
  const bodies: string[] = []
  const server = smallServer()
  const tab = openTab({
    server,
    who: browser(server),
    path: '/auth/login?return=%2Fcart',
    inspect: (event) => void stream.push(event),
    intercept: (_url, init, send) => (bodies.push(String(init.body)), send()),
  })
  const snapshots: unknown[] = []
  const look = () => void snapshots.push(tab.app.getPersistedSnapshot(), JSON.parse(JSON.stringify(tab.app.getPersistedSnapshot())))
  tab.app.start()
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  for (const secret of [wrong, password]) {
    tab.loginForm().send({ type: 'login.submitted', login: email, password: new Secret(secret) })
    look()
    await settle()
    look()
  }
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  await settle()
  look()
  tab.network.isDown = true
  tab.child('session').send({ type: 'logout.requested' })
  await settle()
  look()
  // The search would find them: the stream holds the event, and the request held the words.
  expect([holds(stream, 'login.submitted'), bodies.filter((body) => body.includes(wrong) || body.includes(password)).length]).toEqual([
    true,
    2,
  ])
  const places = {
    stream,
    snapshots,
    told: tab.told,
    sent: tab.sent,
    addresses: tab.window.entries(),
    drafts: tab.drafts,
    console: logs.map(({ mock }) => mock.calls),
  }
  for (const [place, value] of Object.entries(places))
    expect([place, holds(value, password), holds(value, wrong)]).toEqual([place, false, false])
})

it('the search finds a text that is planted, however deep and hidden', () => {
  class Hidden {
    readonly deep = new Map([['x', new Set([Object.defineProperty({}, 'y', { value: `a${wrong}b`, enumerable: false })])]])
  }
  expect([holds({ at: [new Hidden()] }, wrong), holds({ at: new Secret(wrong) }, wrong)]).toEqual([true, false])
})

it('a failed login leaves no password in what is sent to the log [DEC-047]', () => {
  const sent: unknown[] = []
  const log = createLogger(
    () => (async (_name: string, args: unknown) => void sent.push(args)) as never, // the logger calls one row of the contract
    () => ({ path: '/auth/login', user: null }),
  )
  log({ error: { type: 'login.submitted', password: new Secret(wrong), newPassword: wrong, code: wrong }, source: 'form' })
  log({ error: Object.assign(new Error('refused'), { cause: { password: wrong } }), source: 'form' })
  expect([sent.length, holds(sent, wrong)]).toEqual([2, false])
})
