import { loadCode } from './load-code'

/** Something whose code comes when it is called for. */
export type Lazy<T> = {
  /**
   * Has it come; what came once is there at once. Rejects with LostCode where it does not come; asked again it is tried again, and where that is
   * in vain too the page is opened anew.
   */
  load: () => Promise<T>
  /** The same before anybody wants it: what does not come is tried again by whoever does. */
  loadAhead: () => void
  /** undefined until it is there. */
  get: () => T | undefined
}

/** Codes on their way; counted in servers alone. */
let onItsWay = 0
/** Whether some code has not come yet: a server waits for it before it draws. */
export const isCodeComing = (): boolean => onItsWay > 0

/** Fetches something once, however many wait for it. @param there what is there from the beginning */
export function createLazy<T>(fetch: () => Promise<T>, there?: T): Lazy<T> {
  let asked: Promise<T> | null = null
  /** Somebody who wanted it was told that it did not come. */
  let wasLost = false
  async function ask(isWanted: boolean): Promise<T> {
    if (__IN_SERVER__) onItsWay++
    try {
      return (there = await loadCode(fetch, { reopening: isWanted && wasLost ? 'seldom' : 'never' }))
    } catch (error) {
      wasLost ||= isWanted
      throw error
    } finally {
      asked = null
      if (__IN_SERVER__) onItsWay--
    }
  }
  const load = (isWanted: boolean) => (there === undefined ? (asked ??= ask(isWanted)) : Promise.resolve(there))
  return {
    load: () => load(true),
    loadAhead: () => void load(false).catch((error: unknown) => console.warn(error)),
    get: () => there,
  }
}
