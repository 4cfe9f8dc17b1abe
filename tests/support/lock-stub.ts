export type LockStub = {
  request: (name: string, optionsOrWork: { ifAvailable?: boolean; signal?: AbortSignal } | LockWork, work?: LockWork) => Promise<unknown>
  query: () => Promise<{ held: { name: string }[] }>
  /** Lets go what a tab holds, as a browser does when the tab is closed. */
  die: (tab: string) => void
  /** Lets go one lock, as a browser does when whoever held it has gone. */
  free: (name: string) => void
  /** How many wait for a lock. */
  waitingFor: (name: string) => number
}
type LockWork = (lock: object | null) => unknown

/** Web Locks of one browser: a lock is held until its tab dies. */
export function lockStub(): LockStub {
  const held = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, (() => void)[]>()
  const wanted = new Map<string, number>()
  const count = (name: string, by: number) => wanted.set(name, (wanted.get(name) ?? 0) + by)
  function free(name: string): void {
    held.delete(name)
    for (const go of waiting.get(name) ?? []) go()
    waiting.delete(name)
  }
  return {
    async request(name, optionsOrWork, work = optionsOrWork as LockWork) {
      const ifAvailable = typeof optionsOrWork === 'object' && (optionsOrWork.ifAvailable ?? false)
      if (held.has(name) && ifAvailable) return work(null)
      const signal = typeof optionsOrWork === 'object' ? optionsOrWork.signal : undefined
      const isGivenUp = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()))
      const given = () => {
        if (signal?.aborted) throw new DOMException('Not waited for any more', 'AbortError')
      }
      given()
      while (held.has(name)) {
        const isFree = new Promise<void>((resolve) => waiting.set(name, [...(waiting.get(name) ?? []), resolve]))
        count(name, 1)
        await Promise.race([held.get(name), isFree, isGivenUp])
        count(name, -1)
        given()
      }
      const done = Promise.resolve(work({ name })).finally(() => held.delete(name))
      held.set(name, done)
      return done
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    die: (tab) => free(`karter-tab-${tab}`),
    free,
    waitingFor: (name) => wanted.get(name) ?? 0,
  }
}
