/** The lock that a tab holds while it lives. @param tab its name */
export const lockOf = (tab: string): string => `karter-tab-${tab}`
/** Whether a lock was not had because the wait for it ended: a living tab holds it. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
