import { INSPECT_CHANNEL } from './channel'
import { holdLock, inspectorLock, lifeLock, whenGone } from './life'
import { randomId } from '../platform/random-id'
import { sessionValues } from '../platform/storage'
import { chosenTab, heard, type Inspection, NO_INSPECTION, withoutLife } from './inspection'
import { type EventData, type FromInspector, FromTab } from './protocol'

/** How long a tab has to answer, ms: one that the browser has put to sleep does not. */
const ANSWER_MS = 5000
const SLEEPS = 'Вкладка магазина не\u00a0ответила: возможно, браузер её усыпил. Откройте её и\u00a0попробуйте ещё раз.'
const KEY = 'inspected'

/** Types of events that are taken now, and those that are on a condition. */
export type Possible = { possible: readonly string[]; conditional: readonly string[] }
type Answer = Possible & { refusal: string | null }
const NO_ANSWER: Answer = { refusal: SLEEPS, possible: [], conditional: [] }
/** The inspector's side of the channel. */
export type Connection = {
  get: () => Inspection
  subscribe: (listener: () => void) => () => void
  change: (change: (inspection: Inspection) => Inspection) => void
  /** Asks anew which tabs are there. */
  find: () => void
  /** Another tab is watched. */
  choose: (tab: string) => void
  /** Which events an actor would take now. */
  askPossible: (session: string) => Promise<Possible>
  /** @returns null where it was taken, else a Russian sentence */
  send: (session: string, event: EventData) => Promise<string | null>
  /** Puts a recording beside the errors that the shop reports. @returns as `send` */
  report: (recording: string) => Promise<string | null>
  close: () => void
}

/** Looks for tabs that can be inspected, watches the one that was watched before a reload, or the first. */
export function connect(locks: LockManager | undefined = navigator.locks): Connection {
  const me = randomId().slice(0, 8)
  const channel = new BroadcastChannel(INSPECT_CHANNEL)
  const listeners = new Set<() => void>()
  const asked = new Map<string, (answer: Answer) => void>()
  const lives = new Set<string>()
  const before = sessionValues.read(KEY)
  let inspection = NO_INSPECTION
  const { held, letGo } = holdLock(locks, inspectorLock(me))

  const post = (message: FromInspector) => channel.postMessage(message)
  function change(how: (inspection: Inspection) => Inspection): void {
    const next = how(inspection)
    if (next === inspection) return
    inspection = next
    listeners.forEach((listener) => listener())
  }
  function watch(tab: string): void {
    sessionValues.write(KEY, tab)
    post({ kind: 'watch', inspector: me, tab })
  }
  function choose(tab: string): void {
    if (inspection.chosen !== null && inspection.chosen !== tab) post({ kind: 'leave', inspector: me, tab: inspection.chosen })
    change((it) => chosenTab(it, tab))
    watch(tab)
  }
  function waitForEnd(life: string): void {
    if (lives.has(life)) return
    lives.add(life)
    whenGone(locks, lifeLock(life), () => {
      lives.delete(life)
      change((it) => withoutLife(it, life))
    })
  }
  function hear(message: FromTab): void {
    if (message.kind === 'answer') {
      if (message.to === me) asked.get(message.ask)?.(message)
      return
    }
    const { chosen, live } = inspection
    const isNew = message.kind === 'here' && (chosen === null || (chosen === message.tab.id && live?.tab.life !== message.tab.life))
    const isOfBefore = message.kind === 'here' && message.tab.id === before && chosen !== before && inspection.live?.entries.length === 0
    change((it) => heard(it, message, me))
    if (message.kind === 'here') waitForEnd(message.tab.life)
    if (isOfBefore) choose(message.tab.id)
    else if (isNew) watch(message.tab.id)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = FromTab.safeParse(data)
    if (message.success) void held.then(() => hear(message.data))
  }

  function ask(make: (to: { inspector: string; ask: string; tab: string }) => FromInspector): Promise<Answer> {
    const tab = inspection.chosen
    if (tab === null) return Promise.resolve(NO_ANSWER)
    const id = randomId().slice(0, 8)
    return new Promise((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(timer)
        asked.delete(id)
        resolve(answer)
      }
      const timer = setTimeout(() => end(NO_ANSWER), ANSWER_MS)
      asked.set(id, end)
      post(make({ inspector: me, ask: id, tab }))
    })
  }

  const leave = () => inspection.chosen !== null && post({ kind: 'leave', inspector: me, tab: inspection.chosen })
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && inspection.chosen !== null && watch(inspection.chosen)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  void held.then(() => post({ kind: 'find' }))

  return {
    get: () => inspection,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    find: () => post({ kind: 'find' }),
    choose,
    askPossible: (session) => ask((to) => ({ kind: 'askPossible', ...to, session })),
    send: async (session, event) => (await ask((to) => ({ kind: 'send', ...to, session, event }))).refusal,
    report: async (recording) => (await ask((to) => ({ kind: 'report', ...to, recording }))).refusal,
    close() {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
      letGo()
      channel.close()
    },
  }
}
