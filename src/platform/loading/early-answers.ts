import { CALL_TIMEOUT_MS } from '../../../model/limits'

/** What the head of a built page leaves: answers on their way by their addresses, and when they were asked for, ms of `performance.now()`. */
export type EarlyAnswers = { at: number; byUrl: Record<string, Promise<Response>> }
type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * A fetch whose plain reads take the answer that the head of the page has asked for already: each serves once, and only while it is
 * as young as an answer may be that was asked for now. After a write, and once one of them is asked for anew, none serves any more: they
 * were asked by whoever was there when the page was opened, and somebody else may have logged in since. [DEC-032]
 */
export function withEarlyAnswers(fetch: Fetch, early: EarlyAnswers | undefined, now: () => number = () => performance.now()): Fetch {
  const byUrl = new Map(Object.entries(early?.byUrl ?? {}))
  const taken = new Set<string>()
  return (url, init) => {
    if (init.method !== 'GET' || taken.has(url)) byUrl.clear()
    const answer = early && now() - early.at < CALL_TIMEOUT_MS ? byUrl.get(url) : undefined
    if (answer) taken.add(url)
    byUrl.delete(url)
    return answer ? untilAborted(answer, init.signal) : fetch(url, init)
  }
}

/** The same answer, but rejected as `fetch` does it once the signal says so. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
