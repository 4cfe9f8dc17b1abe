import { INSPECT_CHANNEL } from './channel'

/** The lock that an inspector holds while it lives: who gets it knows that it has gone. */
export const inspectorLock = (inspector: string): string => `${INSPECT_CHANNEL}.inspector.${inspector}`
/** The same of a page of the shop. */
export const lifeLock = (life: string): string => `${INSPECT_CHANNEL}.life.${life}`

/** A lock that is held for as long as a page lives. */
export type Hold = {
  /** Once the lock is held, or cannot be: nobody may hear of the page before, for whoever asks for the lock first gets it. */
  held: Promise<void>
  letGo: () => void
}

/** Holds a lock until it is let go or the page ends. @param locks undefined where the browser has none: an end is then told, never found */
export function holdLock(locks: LockManager | undefined, name: string): Hold {
  let letGo = () => {}
  const life = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const held = new Promise<void>((resolve) => {
    if (!locks) return resolve()
    locks
      .request(name, () => {
        resolve()
        return life
      })
      .catch(() => resolve())
  })
  return { held, letGo }
}

/** Calls back once whoever holds a lock has gone, however it went. @param signal ends the wait */
export function whenGone(locks: LockManager | undefined, name: string, gone: () => void, signal?: AbortSignal): void {
  locks?.request(name, signal ? { signal } : {}, gone).catch(() => {})
}
