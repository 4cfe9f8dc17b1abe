import { useApp } from '../../shop/app-context'
import type { AppActor } from '../../shop/app-actor'
import { whenDrawn } from './after-paint'

/** Whatever may read what was told, or end the page, comes after it. */
const NEXT = ['keydown', 'pointerdown', 'click', 'submit', 'drop', 'paste', 'pagehide'] as const

/**
 * Tells something that follows from a key after the paint which shows the key, and before whatever comes next of the user: what
 * a machine and its screens make of a typed number does not keep the number waiting.
 */
export type TellLate = (tell: () => void) => void

/** A teller with a queue of its own: it tells in its order; what throws is reported and keeps nothing else from being told. */
export function lateTeller(): TellLate {
  let waiting: (() => void)[] = []
  const tellAll = () => {
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
  return (tell) => {
    waiting.push(tell)
    if (waiting.length > 1) return
    for (const type of NEXT) addEventListener(type, tellAll, { capture: true, once: true })
    whenDrawn(tellAll)
  }
}

const tellers = new WeakMap<AppActor, TellLate>()

/** The teller of this shop, one for all of its screens: what was typed first is told first. */
export function useTellLate(): TellLate {
  const app = useApp()
  const teller = tellers.get(app) ?? lateTeller()
  tellers.set(app, teller)
  return teller
}
