import { useApp } from '../../shop/app-context'
import type { AppActor } from '../../shop/app-actor'
import { whenDrawn } from './after-paint'

/** Events that may read the result of what waits, or end the page: the queue runs before them. */
const NEXT = ['keydown', 'pointerdown', 'click', 'submit', 'drop', 'paste', 'pagehide'] as const

/**
 * Runs what follows from a key after the paint that shows the key, and before the next event of the user: what a machine and its
 * screens make of a typed number does not delay the number.
 */
export type RunAfterPaint = (run: () => void) => void

/** A queue that runs in its order after the next paint; what throws is reported and does not stop the rest. */
export function createAfterPaintQueue(): RunAfterPaint {
  let waiting: (() => void)[] = []
  const runAll = () => {
    const queued = waiting
    waiting = []
    for (const type of NEXT) removeEventListener(type, runAll, { capture: true })
    for (const run of queued)
      try {
        run()
      } catch (error) {
        reportError(error)
      }
  }
  return (run) => {
    waiting.push(run)
    if (waiting.length > 1) return
    for (const type of NEXT) addEventListener(type, runAll, { capture: true, once: true })
    whenDrawn(runAll)
  }
}

const queues = new WeakMap<AppActor, RunAfterPaint>()

/** The queue of this shop, one for all of its screens: what was typed first runs first. */
export function useRunAfterPaint(): RunAfterPaint {
  const app = useApp()
  const queue = queues.get(app) ?? createAfterPaintQueue()
  queues.set(app, queue)
  return queue
}
