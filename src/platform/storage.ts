/** Values in one of the browser's storages, which may be forbidden, full or written by somebody else: reading gives null, writing may do nothing. */
function valuesIn(name: string, open: () => Storage) {
  function attempt(work: (there: Storage) => void): void {
    try {
      work(open())
    } catch (error) {
      console.warn(`${name} is not to be written`, error)
    }
  }
  return {
    /** @returns what was written under the key; null where nothing was, or nothing that can be read */
    read(key: string): unknown {
      try {
        return JSON.parse(open().getItem(key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    write: (key: string, value: unknown): void => attempt((there) => there.setItem(key, JSON.stringify(value))),
    remove: (key: string): void => attempt((there) => there.removeItem(key)),
    /** @returns the keys that begin so; none where nothing can be read */
    keys(prefix: string): string[] {
      try {
        return Object.keys(open()).filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
    /** Logout leaves nothing. [STATE-003] */
    clear: (): void => attempt((there) => there.clear()),
  }
}

/** Shared by all tabs. */
export const storage = valuesIn('Local storage', () => localStorage)
/** Of this tab alone; lives over its reloads. */
export const sessionValues = valuesIn('Session storage', () => sessionStorage)
