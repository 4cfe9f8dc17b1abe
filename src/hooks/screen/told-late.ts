import { whenDrawn } from './after-paint'

/** What is to be told yet, in its order. */
let waiting: (() => void)[] = []

/** Whatever may read what was told, or end the page, comes after it. */
const NEXT = ['keydown', 'pointerdown', 'click', 'submit', 'drop', 'paste', 'pagehide'] as const

/**
 * Tells something that follows from a key after the paint which shows the key, and before whatever comes next of the user: what
 * a machine and its screens make of a typed number does not keep the number waiting.
 */
export function tellLate(tell: () => void): void {
  waiting.push(tell)
  if (waiting.length > 1) return
  for (const type of NEXT) addEventListener(type, tellAll, { capture: true, once: true })
  whenDrawn(tellAll)
}

/** Tells at once what waits; what throws is reported and keeps nothing else from being told. */
export function tellAll(): void {
  const told = waiting
  waiting = []
  for (const type of NEXT) removeEventListener(type, tellAll, { capture: true })
  for (const tell of told)
    try {
      tell()
    } catch (error) {
      reportError(error)
    }
}
