import type { ApiError } from './api-error'
import type { Kind } from './contract/endpoint'
import { REST_PAUSE_MAX_MS, REST_PAUSE_MS, RETRIES, RETRY_AFTER_MAX_MS, RETRY_PAUSE_MS } from './limits'

const temporary = new Set([0, 429, 502, 503, 504])

/**
 * How long to wait before a failed call is sent again. [DEC-005, CALL-114]
 * @param attempt the attempts made so far, from 1
 * @param chance 0 to 1: the jitter, up to half of the pause
 * @returns ms, or null: give up. Never for an un-keyed write, never for a refusal, at most three times.
 */
export function retryDelay(attempt: number, error: Pick<ApiError, 'status' | 'retryAfter'>, kind: Kind, chance: number): number | null {
  if (kind === 'write' || attempt > RETRIES || !temporary.has(error.status)) return null
  if (error.retryAfter !== null) return error.retryAfter > RETRY_AFTER_MAX_MS ? null : error.retryAfter
  return Math.round(RETRY_PAUSE_MS * 2 ** (attempt - 1) * (1 + chance / 2))
}

/**
 * How long a machine rests before it asks anew what the server did not answer, after the client has given up. [DEC-005, DEC-020]
 * @param failures how many in a row, from 1
 * @returns ms: twice as long each time, at most a minute
 */
export const restPause = (failures: number): number => Math.min(REST_PAUSE_MS * 2 ** Math.max(0, failures - 1), REST_PAUSE_MAX_MS)
