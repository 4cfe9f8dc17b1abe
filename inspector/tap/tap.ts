import { Actor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import type { User } from '../../model/identity/user'
import { INSPECT_CHANNEL } from '../channel'
import { holdLock, inspectorLock, lifeLock, whenGone } from '../life'
import type { Entry, FromInspector, FromTab, TabInfo } from '../protocol'
import { possibleNow, sendByHand } from './by-hand'
import { begunAt } from './describe'
import { maskText } from './mask-text'
import { readMessage } from './read-message'
import { type Watch, watchActors } from './watch-actors'
import { isActive, living } from './living'

/** What a tap needs of its page. */
export type TapWorld = {
  /** Outlives reloads; another tab has another. */
  tab: string
  /** Of this page alone. */
  life: string
  page: () => { title: string; path: string }
  /** Puts a recording beside the errors of the shop; rejects where it did not come there. */
  report: (recording: string) => Promise<unknown>
  locks: LockManager | undefined
  /** Whether nobody looks at the page. */
  isHidden: () => boolean
}
/** To who has gone on already. */
const LATE = 'Вкладка проснулась слишком поздно: ничего не\u00a0отправлено.'
/** The shop's side. */
export type Tap = {
  add: (root: AnyActorRef) => void
  /** Hands over the roots that live and those that begin. */
  eachRoot: (take: (root: AnyActorRef) => void) => void
  /** Once an inspector has attached for the first time. */
  watched: Promise<void>
  /** Its address, its title or who is in may have changed: that is told, watched or not. */
  changed: () => void
  hide: () => void
  show: () => void
  end: () => void
}

/**
 * The shop's side of the inspector. Until one attaches it only knows the roots of the actors and answers who it is: nothing is observed.
 * It goes idle again when the last inspector leaves, closed or crashed.
 */
export function openTap(world: TapWorld): Tap {
  const channel = new BroadcastChannel(INSPECT_CHANNEL)
  const roots = new Set<AnyActorRef>()
  /** Those who watch; a wait for the end of each, which ends when it leaves. */
  const inspectors = new Map<string, AbortController>()
  const takers = new Set<(root: AnyActorRef) => void>()
  let watch: Watch | null = null
  let here = ''
  let isWatched = () => {}
  const watched = new Promise<void>((resolve) => {
    isWatched = resolve
  })
  const { held, letGo } = holdLock(world.locks, lifeLock(world.life))

  let isOver = false
  const post = (message: FromTab) => {
    // Its lock may come later than its end.
    if (!isOver) channel.postMessage(message)
  }
  const tabInfo = (): TabInfo => {
    const { title, path } = world.page()
    return { id: world.tab, life: world.life, title: maskText(title), path: maskText(path), who: whoIsIn(roots) }
  }
  function tellHere(): void {
    const tab = tabInfo()
    here = JSON.stringify(tab)
    post({ kind: 'here', tab })
  }
  function changed(): void {
    // Before its lock is held nobody knows of it.
    if (here !== '' && JSON.stringify(tabInfo()) !== here) tellHere()
  }
  function tell(entries: Entry[]): void {
    changed()
    post({ kind: 'told', tab: world.tab, to: [...inspectors.keys()], entries })
  }
  function attach(inspector: string): void {
    const isNew = !inspectors.has(inspector)
    const leaving = inspectors.get(inspector) ?? new AbortController()
    // What happened before is for those who watched it: who is new would take it for what follows on the last it knows.
    watch?.flush()
    inspectors.set(inspector, leaving)
    watch ??= watchActors(roots, tell, { life: world.life, now: Date.now, isHidden: world.isHidden })
    watch.tellAll()
    isWatched()
    if (isNew) whenGone(world.locks, inspectorLock(inspector), () => detach(inspector), leaving.signal)
  }
  function detach(inspector: string): void {
    inspectors.get(inspector)?.abort()
    inspectors.delete(inspector)
    if (inspectors.size > 0) return
    watch?.end()
    watch = null
  }
  const find = (session: string) => [...roots].flatMap(living).find(({ sessionId }) => sessionId === session)
  const answer = (to: string, ask: string, refusal: string | null, events = { possible: [] as string[], conditional: [] as string[] }) =>
    post({ kind: 'answer', to, ask, refusal, ...events })

  function hear(message: FromInspector): void {
    if (message.kind === 'find') return tellHere()
    // The same session is another actor in another page.
    if (message.tab !== world.tab || ('life' in message && message.life !== world.life)) return
    const { inspector } = message
    if (message.kind === 'watch') return attach(inspector)
    if (message.kind === 'leave') return detach(inspector)
    if (message.kind === 'askPossible') {
      const ref = find(message.session)
      return answer(inspector, message.ask, null, ref && possibleNow(ref))
    }
    if (Date.now() > message.until) return answer(inspector, message.ask, LATE)
    if (message.kind === 'send') return answer(inspector, message.ask, sendByHand(find(message.session), message.event))
    post({ kind: 'begun', to: inspector, ask: message.ask })
    world.report(message.recording).then(
      () => answer(inspector, message.ask, null),
      () => answer(inspector, message.ask, 'Сервер не\u00a0принял запись. Сохраните её в\u00a0файл и\u00a0попробуйте ещё раз.'),
    )
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) void held.then(() => hear(message))
  }

  // Pages and windows have actors with roots of their own; they are met when they begin.
  // oxlint-disable-next-line typescript/unbound-method -- called with its own this
  const start = Actor.prototype.start
  Actor.prototype.start = function begin(this: Actor<never>) {
    if (this._parent === undefined) {
      const root = this as unknown as AnyActorRef // a root of some logic
      begunAt(root, world.page().path)
      add(root)
    }
    return start.call(this) as never // itself
  }
  /** @param beginning has not begun yet */
  function forgetEnded(beginning?: AnyActorRef): void {
    for (const each of roots) if (each !== beginning && !isActive(each)) roots.delete(each)
  }
  function add(root: AnyActorRef): void {
    forgetEnded(root)
    watch?.add(root)
    if (roots.has(root)) return
    roots.add(root)
    takers.forEach((take) => take(root))
  }
  void held.then(tellHere)
  return {
    add,
    eachRoot(take) {
      takers.add(take)
      forgetEnded()
      roots.forEach(take)
    },
    watched,
    changed,
    hide: () => post({ kind: 'left', life: world.life }),
    show: tellHere,
    end() {
      Actor.prototype.start = start
      watch?.end()
      isOver = true
      inspectors.forEach((leaving) => leaving.abort())
      letGo()
      channel.close()
    },
  }
}

/** By the root of the shop; nothing of him but his name and number. */
function whoIsIn(roots: ReadonlySet<AnyActorRef>): string {
  for (const root of roots) {
    const snapshot = root.getSnapshot() as Partial<AnyMachineSnapshot> | undefined
    const { user } = (snapshot?.context ?? {}) as { user?: User | null }
    if (snapshot?.machine?.id === 'app' && user) return `${maskText(user.name)}, №\u00a0${user.id}`
  }
  return 'гость'
}
