/** The lock that a tab holds while it lives. @param tab its name */
export const lockOf = (tab: string): string => `karter-tab-${tab}`
/** Whether a lock was not had because the wait for it ended: a living tab holds it. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Holds the lock of a tab until its page goes.
 * @returns settles once the tab has it, or never will
 */
export function holdTabLock(tab: string): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    navigator.locks.request(lockOf(tab), hold).catch((error: unknown) => {
      console.warn('Other tabs may take this one for closed', error)
      resolve()
    })
  })
}

/** The same for a page that comes back from the browser's cache, which may have taken the lock away. */
export async function holdTabLockAgain(tab: string): Promise<void> {
  const { held } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  if (!held?.some(({ name }) => name === lockOf(tab))) await holdTabLock(tab)
}
