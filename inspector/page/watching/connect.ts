import * as z from 'zod/mini'
import { CALL_TIMEOUT_MS, RETRIES, RETRY_AFTER_MAX_MS } from '../../../model/limits'
import { INSPECT_CHANNEL } from '../../channel'
import { holdLock, inspectorLock, lifeLock, whenGone } from '../../life'
import { randomId } from '../../../src/platform/random-id'
import { sessionValues } from '../../../src/platform/storage'
import { append } from '../../recording/recording'
import { leaveRecording, takeRecording } from './kept-recording'
import { chosenTab, heard, type Inspection, NO_INSPECTION, withoutLife } from './inspection'
import { type EventData, type FromInspector, FromTab } from '../../protocol'
import type { Picked } from '../../recording/picked'

/** How long a tab has to answer, ms: one that the browser has put to sleep does not. */
const ANSWER_MS = 5000
/** After this long it may not begin any more, ms: who is told that nothing came of it may ask again, and then it would be done twice. */
const BEGIN_MS = 4000
/** How long a report may take that has begun, ms: a call of the shop with all its retries. */
const REPORT_MS = (RETRIES + 1) * CALL_TIMEOUT_MS + RETRIES * RETRY_AFTER_MAX_MS
const SLEEPS = 'Вкладка магазина не\u00a0ответила: возможно, браузер её усыпил. Откройте её и\u00a0попробуйте ещё раз.'
const GONE =
  'Страница магазина, на\u00a0которой был этот участник, закрыта или загружена заново: событие не\u00a0отправлено. Выберите участника снова.'
const KEY = 'inspected'
const PICKED_KEY = 'inspected actor'
/** Who was looked at before a reload: in another life of the shop he is found by machine and name. */
const WasPicked = z.object({ machine: z.nullable(z.string()), name: z.string() })

/** Types of events that are taken now, and those that are on a condition. */
export type Possible = { possible: readonly string[]; conditional: readonly string[] }
/** `refusal`: a Russian sentence, null where it was done. */
export type Answer = Possible & { refusal: string | null }
/** A question that waits: it ends by its answer, or after so many ms more. */
type Question = { end: (answer: Answer) => void; wait: (ms: number) => void }
const NO_ANSWER: Answer = { refusal: SLEEPS, possible: [], conditional: [] }
/** An actor of one life of the page. */
type Whose = Pick<Picked, 'session' | 'life'>
/** The inspector's side of the channel. */
export type Connection = {
  get: () => Inspection
  subscribe: (listener: () => void) => () => void
  /** Somebody looks at something else. */
  change: (change: (inspection: Inspection) => Inspection) => void
  /** Asks anew which tabs are there. */
  find: () => void
  /** Another tab is watched. */
  choose: (tab: string) => void
  /** Which events an actor would take now. */
  askPossible: (of: Whose) => Promise<Answer>
  /** @returns null where it was taken, else a Russian sentence */
  send: (to: Whose, event: EventData) => Promise<string | null>
  /** Puts a recording beside the errors that the shop reports. @returns as `send` */
  report: (recording: string) => Promise<string | null>
  close: () => void
}

/**
 * Looks for tabs that can be inspected, watches the first, or the one that was watched before a reload, however late it comes, as long
 * as nobody has touched anything.
 */
export function connect(locks: LockManager | undefined = navigator.locks): Connection {
  const me = randomId().slice(0, 8)
  const channel = new BroadcastChannel(INSPECT_CHANNEL)
  const listeners = new Set<() => void>()
  const questions = new Map<string, Question>()
  const lives = new Set<string>()
  const before = sessionValues.read(KEY)
  const picked = WasPicked.safeParse(sessionValues.read(PICKED_KEY))
  const left = takeRecording()
  let inspection: Inspection = {
    ...NO_INSPECTION,
    ...(left && { kept: new Map([[left.tab.id, left]]), seen: [left.tab] }),
    isAnew: before !== null && left === null,
    picked: picked.success ? { ...picked.data, session: '', life: '' } : null,
  }
  let isTouched = false
  let isClosed = false
  const { held, letGo } = holdLock(locks, inspectorLock(me))

  const post = (message: FromInspector) => {
    // Its lock may come later than its end.
    if (!isClosed) channel.postMessage(message)
  }
  function change(how: (inspection: Inspection) => Inspection): void {
    const next = how(inspection)
    if (next === inspection) return
    if (next.picked !== inspection.picked) sessionValues.write(PICKED_KEY, next.picked)
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
      if (message.to === me) questions.get(message.ask)?.end(message)
      return
    }
    if (message.kind === 'begun') {
      if (message.to === me) questions.get(message.ask)?.wait(REPORT_MS)
      return
    }
    const { chosen, live } = inspection
    const isNew = message.kind === 'here' && (chosen === null || (chosen === message.tab.id && live?.tab.life !== message.tab.life))
    const isOfBefore = message.kind === 'here' && message.tab.id === before && chosen !== before && !isTouched
    change((it) => heard(it, message, me))
    if (message.kind === 'here') waitForEnd(message.tab.life)
    if (isOfBefore) {
      const { picked } = inspection
      choose(message.tab.id)
      change((it) => ({ ...it, picked }))
    } else if (isNew) watch(message.tab.id)
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
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = (answer: Answer) => {
        clearTimeout(timer)
        questions.delete(id)
        resolve(answer)
      }
      const wait = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => end(NO_ANSWER), ms)
      }
      wait(ANSWER_MS)
      questions.set(id, { end, wait })
      post(make({ inspector: me, ask: id, tab }))
    })
  }

  /** What somebody does by hand. */
  function touch<T extends unknown[]>(how: (...what: T) => void): (...what: T) => void {
    return (...what) => {
      isTouched = true
      how(...what)
    }
  }
  const until = () => Date.now() + BEGIN_MS
  const leave = () => inspection.chosen !== null && post({ kind: 'leave', inspector: me, tab: inspection.chosen })
  const putAway = () => {
    leave()
    if (inspection.live && inspection.live.entries.length > 0) leaveRecording(inspection.live)
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || inspection.chosen === null) return
    // Nobody listened while this page was put away.
    change((it) => (it.live && it.live.entries.length > 0 ? { ...it, live: append(it.live, [{ kind: 'gap', at: Date.now() }]) } : it))
    watch(inspection.chosen)
  }
  addEventListener('pagehide', putAway)
  addEventListener('pageshow', comeBack)
  void held.then(() => post({ kind: 'find' }))

  return {
    get: () => inspection,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: touch(change),
    find: () => post({ kind: 'find' }),
    choose: touch(choose),
    askPossible: ({ session, life }) => ask((to) => ({ kind: 'askPossible', ...to, life, session })),
    send: async ({ session, life }, event) =>
      inspection.live?.tab.life === life
        ? (await ask((to) => ({ kind: 'send', ...to, life, session, event, until: until() }))).refusal
        : GONE,
    report: async (recording) => (await ask((to) => ({ kind: 'report', ...to, recording, until: until() }))).refusal,
    close() {
      removeEventListener('pagehide', putAway)
      removeEventListener('pageshow', comeBack)
      leave()
      isClosed = true
      letGo()
      channel.close()
    },
  }
}
