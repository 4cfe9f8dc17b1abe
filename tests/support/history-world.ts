import type { HistoryWorld } from '../../src/platform/history/history'

type Entry = { state: unknown; url: string }

/** A window as far as `historyPort` needs one: entries with states, a scroll, a session storage that a reload keeps. */
export type FakeWindow = {
  world: HistoryWorld
  /** Every address in the history, the oldest first. */
  entries: () => string[]
  address: () => string
  scrollY: () => number
  scrollTo: (y: number) => void
  /** The visitor turns the wheel. */
  wheelTo: (y: number) => void
  /** The page scrolls because it has become shorter. */
  shrinkTo: (y: number) => void
  move: (by: number) => void
  /** The page has a part with this id so far from its top. */
  draw: (id: string, y: number) => void
  /** The visitor follows a link to a part of the page; the browser leads there. */
  follow: (hash: string) => void
  /** The page goes: what hangs on `pagehide` is told. */
  hide: () => void
  /** It comes back from the browser's cache, at its top. */
  comeBack: () => void
}

/** @param address where the window was opened */
export function fakeWindow(address = '/', { isStorageForbidden = false } = {}): FakeWindow {
  const entries: Entry[] = [{ state: null, url: address }]
  const listeners = new Map<string, Set<(event: { type: string; persisted?: boolean }) => void>>()
  const stored = new Map<string, string>()
  const parts = new Map<string, number>()
  let at = 0
  let scrollY = 0
  const forbidden = () => {
    if (isStorageForbidden) throw new DOMException('Forbidden', 'SecurityError')
  }
  const here = () => new URL(entries[at]?.url ?? '/', 'http://shop.test')
  const fire = (type: string, more: { persisted?: boolean } = {}) => {
    for (const listener of listeners.get(type) ?? []) listener({ type, ...more })
  }
  const fake = {
    get scrollY() {
      return scrollY
    },
    scrollTo: (_x: number, y: number) => {
      scrollY = y
    },
    // Nothing on it has or takes the focus.
    document: {
      activeElement: null,
      body: null,
      querySelector: () => null,
      getElementById: (id: string) => {
        const y = parts.get(id)
        return y === undefined ? null : { scrollIntoView: () => (scrollY = y) }
      },
    },
    location: {
      get pathname() {
        return here().pathname
      },
      get search() {
        return here().search
      },
      get hash() {
        return here().hash
      },
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at]?.state
      },
      pushState: (state: unknown, _title: string, url: string) => {
        entries.splice(++at, Number.POSITIVE_INFINITY, { state, url })
      },
      replaceState: (state: unknown, _title: string, url: string) => {
        entries[at] = { state, url }
      },
    },
    sessionStorage: {
      getItem: (key: string) => (forbidden(), stored.get(key) ?? null),
      setItem: (key: string, value: string) => (forbidden(), void stored.set(key, value)),
    },
    addEventListener: (
      type: string,
      listener: (event: { type: string; persisted?: boolean }) => void,
      { signal }: { signal: AbortSignal },
    ) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
      signal.addEventListener('abort', () => listeners.get(type)?.delete(listener))
    },
  }
  const shrinkTo = (y: number) => {
    scrollY = y
    fire('scroll')
  }
  return {
    world: fake as unknown as HistoryWorld, // the parts of a window that the port's type names, and no more
    entries: () => entries.map(({ url }) => url),
    address: () => here().pathname + here().search,
    scrollY: () => scrollY,
    scrollTo: (y) => {
      scrollY = y
    },
    wheelTo: (y) => {
      fire('wheel')
      shrinkTo(y)
    },
    shrinkTo,
    move: (by) => {
      at += by
      fire('popstate')
    },
    draw: (id, y) => void parts.set(id, y),
    follow: (hash) => {
      const { pathname, search } = here()
      entries.splice(++at, Number.POSITIVE_INFINITY, { state: null, url: pathname + search + hash })
      // As browsers do: first it is told, then it is scrolled.
      fire('popstate')
      scrollY = parts.get(decodeURIComponent(hash.slice(1))) ?? scrollY
    },
    hide: () => fire('pagehide'),
    comeBack: () => {
      scrollY = 0
      fire('pageshow', { persisted: true })
    },
  }
}
