import { afterEach, expect, it, vi } from 'vitest'
import { waitFor, type InspectionEvent } from 'xstate'
import { Secret } from '../../model/identity/secret'
import { createLogger } from '../../src/platform/logger'
import { closeTabs, openTab, smallServer } from '../support/open-tab'
import { atRest } from '../support/waiting/at-rest'
import { apiOf, browser, person } from '../support/world'

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
    await atRest()
    look()
  }
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  await atRest()
  look()
  tab.network.isDown = true
  tab.child('session').send({ type: 'logout.requested' })
  await atRest()
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

it('a login that fails leaves no password in what is logged, however it fails [DEC-047]', async () => {
  const logs = (['log', 'warn', 'error', 'info'] as const).map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
  const server = smallServer()
  const who = browser(server)
  const logged: unknown[] = []
  const logins: string[] = []
  const endings: (() => Response)[] = [
    () => Response.json({ message: 'Нет' }, { status: 401 }),
    () => Response.json({ message: 'Нет', errors: { password: ['Не подходит'] } }, { status: 422 }),
    () => Response.json({}, { status: 503 }),
    () => Response.json({ message: 'Нельзя' }, { status: 403 }),
    () => {
      throw new TypeError('Failed to fetch')
    },
  ]
  let ending = endings[0]!
  const fetch: typeof who.fetch = async (url, init = {}) => {
    if (url.includes('/logger/')) logged.push(JSON.parse(String(init.body)))
    if (!url.endsWith('/auth/login')) return who.fetch(url, init)
    logins.push(String(init.body))
    return ending()
  }
  const log = createLogger(
    () => api,
    () => ({ path: '/auth/login', user: null }),
  )
  const api = apiOf({ ...who, fetch }, { onFailed: (name, error) => log({ error, source: name }) })
  const stream: InspectionEvent[] = []
  const tab = openTab({ server, who, ports: { api, log }, inspect: (event) => void stream.push(event) })
  tab.app.start()
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  for (const each of endings) {
    ending = each
    tab.loginForm().send({ type: 'login.submitted', login: email, password: new Secret(wrong) })
    await waitFor(tab.loginForm(), (state) => state.matches('error'))
    await atRest()
    // What falls in the form itself is told by its event.
    log({ error: stream.findLast((event) => event.type === '@xstate.event' && event.event.type === 'login.submitted'), source: 'form' })
  }
  await atRest()
  expect([new Set(logins).size, holds(logins, wrong), logged.length > endings.length / 2]).toEqual([1, true, true])
  const places = {
    logged,
    stream,
    told: tab.told,
    errors: tab.loginForm().getSnapshot().context,
    console: logs.map(({ mock }) => mock.calls),
  }
  for (const [place, value] of Object.entries(places)) expect({ place, holds: holds(value, wrong) }).toEqual({ place, holds: false })
})
