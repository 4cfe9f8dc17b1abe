import type { Api } from '../../model/contract'
import { redact } from './redact'

export type Log = (problem: { error: unknown; source: string }) => void

/**
 * Sends what went wrong to POST /logger/log, each message at most once a minute; its own failure goes to the console and no further. [ERROR-010]
 * @param about where the user is and who he is, for `error_info`
 */
export function createLogger(api: () => Api, about: () => { path: string; user: number | null }): Log {
  const told = new Map<string, number>()
  return ({ error, source }) => {
    const e = error instanceof Error ? `${source}: ${error.message}` : `${source}: ${JSON.stringify(redact(error))}`
    const now = Date.now()
    if (now - (told.get(e) ?? 0) < 60_000) return
    told.set(e, now)
    api()('logger.log', { body: { e, error_info: about(), type: 'error' } }).catch((failure: unknown) => console.warn(e, failure))
  }
}
