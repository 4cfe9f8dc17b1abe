export type LockStub = {
  request: (name: string, optionsOrWork: { ifAvailable?: boolean } | LockWork, work?: LockWork) => Promise<unknown>
  /** Lets go what a tab holds, as a browser does when the tab is closed. */
  die: (tab: string) => void
}
type LockWork = (lock: object | null) => unknown

/** Web Locks of one browser: a lock is held until its tab dies. */
export function lockStub(): LockStub {
  const held = new Map<string, Promise<unknown>>()
  return {
    async request(name, optionsOrWork, work = optionsOrWork as LockWork) {
      const ifAvailable = typeof optionsOrWork === 'object' && (optionsOrWork.ifAvailable ?? false)
      if (held.has(name) && ifAvailable) return work(null)
      while (held.has(name)) await held.get(name)
      const done = Promise.resolve(work({ name })).finally(() => held.delete(name))
      held.set(name, done)
      return done
    },
    die: (tab) => void held.delete(`karter-tab-${tab}`),
  }
}
