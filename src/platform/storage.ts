/** Local storage that may be forbidden, full or written by somebody else: reading gives null, writing may do nothing. */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
    } catch {
      return null
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch (error) {
      console.warn('Local storage is not to be written', error)
    }
  },
  /** Logout leaves nothing. [STATE-003] */
  clear(): void {
    try {
      localStorage.clear()
    } catch (error) {
      console.warn('Local storage is not to be cleared', error)
    }
  },
}
