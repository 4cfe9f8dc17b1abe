/** A page whose window of the official inspector opens, what is told there, and its answer. @param isReached whether its site answers */
export function statelyWindow(isReached = true) {
  const told: string[] = []
  const opened = { closed: false, postMessage: (message: unknown) => void told.push(JSON.stringify(message)) }
  const listeners = new Set<(event: MessageEvent) => void>()
  const world = {
    navigator: { onLine: true },
    open: () => Object.assign(opened, { closed: false }),
    fetch: () => (isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))),
    addEventListener: (_: string, listener: (event: MessageEvent) => void, { signal }: { signal: AbortSignal }) => {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  } as unknown as Window // what is asked of it
  const answer = () => {
    for (const listener of listeners) listener(new MessageEvent('message', { origin: 'https://stately.ai', data: CONNECTED }))
  }
  return { world, told, answer, close: () => void (opened.closed = true) }
}
const CONNECTED = { type: '@statelyai.connected' }

/** How often it was told of an actor. */
export const timesTold = (told: readonly string[], { sessionId }: { sessionId: string }): number =>
  told.filter((text) => text.includes('"@xstate.actor"') && text.includes(`"${sessionId}"`)).length
