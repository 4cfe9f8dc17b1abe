/**
 * Asks for a turn that the tabs of one browser have one after the other.
 * @param name whose turn
 * @param given called once when it has come; at once where the browser knows of no turns (a page without https)
 * @returns gives it back, or does not wait for it any more; a tab that closes or crashes gives back what it had
 */
export type Turns = (name: string, given: () => void) => () => void

/** Turns by the browser's locks. [DEC-022] */
export const webTurns: Turns = (name, given) => {
  const asked = new AbortController()
  let giveBack = (): void => {}
  const isOver = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  // Where locks are forbidden nobody can wait for them.
  const goOn = () => {
    if (!asked.signal.aborted) given()
  }
  const locks = globalThis.navigator?.locks as LockManager | undefined // without https there are none, and no such object in older Node
  if (!locks) goOn()
  else {
    let isGiven = false
    const hold = () => {
      isGiven = true
      goOn()
      return isOver
    }
    try {
      locks.request(name, { signal: asked.signal }, hold).catch(() => isGiven || goOn())
    } catch {
      goOn()
    }
  }
  return () => {
    asked.abort()
    giveBack()
  }
}
