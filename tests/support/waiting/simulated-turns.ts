import type { Turns } from '../../../src/platform/cart/turns'

/** The turns of the tabs of one browser, without one: who asks first has it until he gives it back. */
export function simulatedTurns(): Turns {
  const queues = new Map<string, (() => void)[]>()
  return (name, given) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    queue.push(given)
    if (queue[0] === given) given()
    return () => {
      const at = queue.indexOf(given)
      if (at >= 0) queue.splice(at, 1)
      if (at === 0) queue[0]?.()
    }
  }
}
