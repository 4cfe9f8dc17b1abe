import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach } from 'vitest'
import type { Connection } from '../../../src/inspector/connect'
import { type Inspection, heard, NO_INSPECTION } from '../../../src/inspector/inspection'
import { Inspector } from '../../../src/inspector/page/inspector'
import type { ActorInfo, Entry, FromTab, TabInfo } from '../../../src/inspector/protocol'

/** The shop's tab that is watched. */
export const tab: TabInfo = { id: 't', life: 'l', title: 'Корзина — Картер', path: '/cart', who: 'гость' }
/** The actor of the session in one of its states. */
export const session = (state: string): ActorInfo => ({
  session: 'x:1',
  name: 'session',
  parent: null,
  machine: 'session',
  status: 'active',
  states: ['session', `session.${state}`],
  tags: [],
  context: { n: state },
})
/** The session was told something by the screen. */
export const told = (type: string, more: object = {}): Entry => ({
  kind: 'event',
  at: Date.now(),
  from: null,
  to: 'x:1',
  event: { type, ...more },
})
/** It has got into a state. */
export const is = (state: string): Entry => ({ kind: 'actor', at: Date.now(), actor: session(state) })

afterEach(cleanup)

/** What was asked of the shop, how it refuses what is sent, and what it says instead of which events are possible. */
export const shop = { sent: [] as unknown[], refusal: null as string | null, asleep: null as string | null }
beforeEach(() => void Object.assign(shop, { sent: [], refusal: null, asleep: null }))

/** The page over a connection that says what a test lets it. */
export function open() {
  let inspection: Inspection = NO_INSPECTION
  const listeners = new Set<() => void>()
  const connection: Connection = {
    get: () => inspection,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    change: (how) => {
      inspection = how(inspection)
      listeners.forEach((listener) => listener())
    },
    find: () => void shop.sent.push('find'),
    choose: () => {},
    askPossible: async () =>
      shop.asleep === null
        ? { possible: ['logout.requested'], conditional: ['session.recheck'], refusal: null }
        : { possible: [], conditional: [], refusal: shop.asleep },
    send: async (_, event) => (shop.sent.push(event), shop.refusal),
    report: async () => shop.refusal,
    close: () => {},
  }
  render(<Inspector connection={connection} />)
  const say = (message: FromTab) => act(async () => connection.change((it) => heard(it, message, 'me')))
  const tell = (...entries: Entry[]) => say({ kind: 'told', tab: 't', to: ['me'], entries })
  return { say, tell, user: userEvent.setup() }
}
/** The page with a session that was let in at the second try. */
export async function watching() {
  const page = open()
  await page.say({ kind: 'here', tab })
  await page.tell(
    { kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] },
    told('login.submitted', { login: 'p•••@•••' }),
    is('confirming'),
  )
  await page.tell(told('session.reject'), is('guest'), told('logout.requested', { by: 1 }), is('signedIn'))
  return page
}
/** The only actor of the tree. */
export const item = () => screen.getByRole('treeitem')
