import type { FakeGate } from '../../../../fake-server/browser'
import type { FromTab, Timer } from '../../../../inspector/protocol'

/** What the page side of a walk is given; it is sent there as text and knows nothing else. */
export type Given = {
  channel: string
  /** Its name as an inspector and as a tab, the lock that it holds meanwhile, and what an inspected tab finds of itself. */
  me: string
  lock: string
  asked: { key: string; value: string }
  /** Requests that wait for the walk: the method, and the address as a pattern; those with such a search are others'. */
  held: readonly { name: string; method: string; path: string; othersSearch: string | null }[]
}
/** What has been told by the shop. `life` is another after each load of the page. */
export type Told = {
  life: string
  /** Ids of transitions, of all machines. */
  steps: readonly string[]
  /** Events that were counted and not told: what was taken on them is not among the steps. */
  lost: number
  /** By machine, the last that began: its states by id; null where it is gone. */
  states: Readonly<Record<string, readonly string[]>>
  /** By machine, the session of that one. */
  sessions: Readonly<Record<string, string>>
  timers: readonly (Timer & { machine: string | null })[]
  now: number
}
/** What a walk can ask the page. */
export type PageSide = {
  /** Null: the shop does not tell yet. */
  look: () => Promise<Told | null>
  /** Lets one request of this name go, or the next that comes. */
  free: (name: string) => void
  /** How many requests of this name wait. */
  waiting: (name: string) => number
  /** How many requests are sent and not answered; what the last answer brought is done before it tells. */
  underWay: () => Promise<number>
}

/** Runs in the page before the shop: an inspector of its own tab, and a gate for requests. */
export function startPageSide({ channel, me, lock, asked, held }: Given): void {
  if (!location.protocol.startsWith('http')) return
  sessionStorage.setItem(asked.key, asked.value)

  type Gate = (typeof held)[number] & { pattern: RegExp; waiting: (() => void)[]; free: number }
  const gates = held.map((each): Gate => ({ ...each, pattern: new RegExp(each.path), waiting: [], free: 0 }))
  const gateOf = (name: string) => gates.find((gate) => gate.name === name)!
  const passGate = (url: string, { method = 'GET', signal }: RequestInit): Promise<void> | undefined => {
    const { pathname, search } = new URL(url, location.href)
    const isOthers = ({ othersSearch }: Gate) => othersSearch !== null && search.includes(othersSearch)
    const gate = gates.find((each) => each.method === method && each.pattern.test(pathname) && !isOthers(each))
    if (!gate) return undefined
    if (gate.free > 0) return void gate.free--
    return new Promise<void>((resolve) => {
      gate.waiting.push(resolve)
      signal?.addEventListener('abort', () => (gate.waiting = gate.waiting.filter((each) => each !== resolve)))
    })
  }
  let underWay = 0
  const fakeGate: FakeGate = async (send, url, init) => {
    await passGate(url, init)
    underWay++
    return send().finally(() => underWay--)
  }
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })

  const life = String(Math.random())
  const steps: string[] = []
  let lost = 0
  const machines = new Map<string, { machine: string | null; states: readonly string[] }>()
  let timers: readonly Timer[] = []
  let asking: ((told: Told) => void)[] = []
  const told = (): Told => ({
    life,
    steps: [...steps],
    lost,
    states: Object.fromEntries([...machines.values()].flatMap(({ machine, states }) => (machine === null ? [] : [[machine, states]]))),
    sessions: Object.fromEntries([...machines].flatMap(([session, { machine }]) => (machine === null ? [] : [[machine, session]]))),
    timers: timers.map((timer) => ({ ...timer, machine: machines.get(timer.session)?.machine ?? null })),
    now: Date.now(),
  })
  const line = new BroadcastChannel(channel)
  const lockHeld = new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return new Promise(() => {})
    })
  })
  let isHere = false
  const watch = () => line.postMessage({ kind: 'watch', inspector: me, tab: me })
  line.onmessage = ({ data }: MessageEvent<FromTab>) => {
    if (data.kind === 'here' && data.tab.id === me) {
      isHere = true
      void lockHeld.then(watch)
    }
    if (data.kind !== 'told' || data.tab !== me) return
    for (const entry of data.entries) {
      if (entry.kind === 'step') steps.push(...entry.transitions)
      if (entry.kind === 'lost') lost += entry.count
      if (entry.kind === 'timers') timers = entry.timers
      if (entry.kind === 'gone') machines.delete(entry.session)
      if (entry.kind === 'actor') machines.set(entry.actor.session, entry.actor)
      if (entry.kind !== 'all') continue
      machines.clear()
      for (const actor of entry.actors) machines.set(actor.session, actor)
      timers = entry.timers
      for (const answer of asking) answer(told())
      asking = []
    }
  }
  const side: PageSide = {
    // Watched anew the shop tells at once what has happened, whatever its clock says.
    look: () =>
      isHere
        ? lockHeld.then(
            () =>
              new Promise<Told>((resolve) => {
                asking.push(resolve)
                watch()
              }),
          )
        : Promise.resolve(null),
    free: (name) => {
      const gate = gateOf(name)
      const next = gate.waiting.shift()
      if (next) next()
      else gate.free++
    },
    waiting: (name) => gateOf(name).waiting.length,
    underWay: async () => {
      for (let task = 0; task < 5 && underWay === 0; task++) await nextTask()
      return underWay
    },
  }
  Object.assign(window, { fakeGate, pageSide: side })
}
