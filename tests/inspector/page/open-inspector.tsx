import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Connection } from '../../../inspector/page/watching/connect'
import { type Inspection, heard, NO_INSPECTION } from '../../../inspector/page/watching/inspection'
import { Inspector } from '../../../inspector/page/inspector'
import type { ActorInfo, Entry, FromTab, TabInfo } from '../../../inspector/protocol'

/** The tab of the shop. */
export const tab: TabInfo = { id: 't', life: 'l', title: 'Корзина — Картер', path: '/cart', who: 'гость' }
/** The actor of the login. */
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
/** An event; to the login, from the screen, unless told otherwise. */
export const told = (type: string, more: object = {}, to = 'x:1', from: string | null = null): Entry => ({
  kind: 'event',
  at: Date.now(),
  from,
  to,
  event: { type, ...more },
})
/** The login is in a state now. */
export const is = (state: string): Entry => ({ kind: 'actor', at: Date.now(), actor: session(state) })

type Answer = { refusal: string | null | Promise<string | null>; asleep: string | null; possible: string[] }
/** The page over a connection that says what a test lets it. @param first what the shop answers at first */
export function openInspector(first: Partial<Answer> = {}) {
  /** What the page asked of the shop. */
  const sent: unknown[] = []
  /** To whom its events went. */
  const addressed: unknown[] = []
  /** What the shop answers; null: it was done. `asleep`: the same where it is asked what is possible, which is `possible`. */
  const answer: Answer = { refusal: null, asleep: null, possible: ['logout.requested'], ...first }
  let inspection: Inspection = NO_INSPECTION
  const listeners = new Set<() => void>()
  const connection: Connection = {
    get: () => inspection,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    change: (how) => {
      inspection = how(inspection)
      listeners.forEach((listener) => listener())
    },
    find: () => void sent.push('find'),
    choose: () => {},
    askPossible: async () =>
      answer.asleep === null
        ? { possible: answer.possible, conditional: ['session.recheck'], refusal: null }
        : { possible: [], conditional: [], refusal: answer.asleep },
    send: async (to, event) => (sent.push(event), addressed.push(to), answer.refusal),
    report: async () => answer.refusal,
    close: () => {},
  }
  render(<Inspector connection={connection} />)
  const say = (message: FromTab) => act(async () => connection.change((it) => heard(it, message, 'me')))
  const tell = (...entries: Entry[]) => say({ kind: 'told', tab: 't', to: ['me'], entries })
  const change = (how: (it: Inspection) => Inspection) => act(async () => connection.change(how))
  return { say, tell, change, sent, addressed, answer, user: userEvent.setup() }
}
/** The same over a shop in which somebody tried to sign in, was refused, and signed in. */
export async function watching(first: Partial<Answer> = {}) {
  const page = openInspector(first)
  await page.say({ kind: 'here', tab })
  await page.tell(
    { kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] },
    told('login.submitted', { login: 'p•••@•••' }),
    is('confirming'),
  )
  await page.tell(told('session.reject'), is('guest'), told('logout.requested', { leadTo: '/1' }), is('signedIn'))
  return page
}
