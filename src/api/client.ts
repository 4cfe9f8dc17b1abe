import * as z from 'zod/mini'
import { ApiError, isUnanswered, NO_ANSWER } from '../../model/api-error'
import type { Api, EndpointName } from '../../model/contract'
import { pathOf, queryOf } from '../../model/call-address'
import { needsXsrf, type Base, type Endpoint, type OutputOf, type Tag } from '../../model/contract/endpoint'
import { sessionContract } from '../../model/contract/session'
import { Id } from '../../model/id'
import type { UploadProgress } from '../../model/form/form'
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../../model/limits'
import type { AnswerTime } from '../../model/server-clock'
import { retryDelay } from '../../model/retry'
import { errorOf, isForeign, outputOf, readJson } from './answers'
import type { Bearer } from './bearer'
import { firstAborted } from './first-aborted'
import { formDataOf } from './form-data'
import { pause } from './pause'
import type { RecentCall } from './recent-calls'
import type { ServiceConfig } from './service'

type AnyArgs = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
type AnyOptions = {
  key?: string
  signal?: AbortSignal
  onRepeated?: () => void
  onProgress?: (progress: UploadProgress) => void
  attempt?: number
}

export type ApiOptions = {
  /** The contract row of a call; a promise if its part of the contract is not loaded yet. */
  rowOf: (name: EndpointName) => Endpoint | Promise<Endpoint>
  /** Base URL of each kind of path, without a trailing slash. [DEC-002] */
  bases: Readonly<Record<Base, string>>
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Like `fetch`, for forms with files: reports progress, which `fetch` cannot. Without it `fetch` sends them. */
  upload?: Upload
  /** Value of a cookie; undefined if it does not exist or scripts cannot read it. */
  cookie: (name: string) => string | undefined
  /** Keeps the bearer of the token strategy; without it the session strategy is in force. [DEC-004] */
  bearer?: Bearer
  /** A write succeeded that changes data with these tags; `region`: the company region it names, or null. */
  onChanged?: (tags: readonly Tag[], region: number | null) => void
  /**
   * A call was answered with 401: the login has expired. Not for login, logout and `session.user`, nor for requests sent before the current
   * login. [DEC-008]
   */
  onRejected?: () => void
  /** A call failed after all retries; for the logger. [ERROR-010] */
  onFailed?: (name: EndpointName, error: ApiError) => void
  /** Somebody else answered in place of the shop, or the shop answers again. [DEC-085] */
  onForeign?: (isForeign: boolean) => void
  /** The shop's own server answered and said what time it is there. */
  onTime?: (time: AnswerTime) => void
  /** One request ended; `status` 0 if there was no answer. [DEC-031] */
  onEnded?: (request: Omit<RecentCall, 'key'>) => void
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Jitter of the retry pauses, 0 to 1. */
  random?: () => number
}

/** Sends a request and tells how much of its body has left. Rejects like `fetch`. */
export type Upload = (url: string, init: RequestInit, onProgress: (progress: UploadProgress) => void) => Promise<Response>

const XSRF_COOKIE = 'XSRF-TOKEN'
/** A fresh token was refused too: the browser keeps or sends none. */
const COOKIES_REFUSED = 'Браузер не\u00a0принимает cookie, без них войти нельзя: разрешите их для\u00a0этого сайта.'
/** Calls whose 401 does not mean that a login has expired. */
const QUIET = new Set<EndpointName>(['session.login', 'session.user', 'session.logout', 'external.addresses'])
/** Replaces the 401 of a request that was sent before the current login: it says nothing about that login and may be retried. */
const OUTDATED = 503

/**
 * The typed API client, derived from the contract: builds path, query, body, key and XSRF header, and parses the answer. Retries happen
 * here and nowhere else. Rejects with ApiError only; an aborted call rejects with status 0. [DEC-004, DEC-005, CALL-114] In the token strategy
 * the bearer goes with every call instead of the XSRF header, and a 401 has it refreshed once.
 */
export function createApi({
  rowOf,
  bases,
  fetch,
  upload = fetch,
  cookie,
  bearer,
  onChanged,
  onRejected,
  onFailed,
  onForeign,
  onTime,
  onEnded,
  sleep = pause,
  random = Math.random,
}: ApiOptions): Api {
  /** Whether the last answer came from somebody else. */
  let isForeignNow = false
  /** The addresses and tokens of services of others, once the configuration was answered. */
  let services: ServiceConfig | undefined
  function hear(isOwn: boolean): void {
    if (isOwn && !isForeignNow) return
    isForeignNow = !isOwn
    onForeign?.(isForeignNow)
  }

  async function once(row: Endpoint, args: AnyArgs, { key, signal, onProgress = () => {}, attempt = 1 }: AnyOptions): Promise<unknown> {
    const at = Date.now()
    const end = (status: number, isCancelled = false) =>
      onEnded?.({ method: row.method, path: row.path, attempt, at, ms: Date.now() - at, status, isCancelled })
    const body = row.body && args.body !== undefined ? encoded(row.body, args.body) : undefined
    const timeout = AbortSignal.timeout(row.isForm ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS)
    const init: RequestInit = {
      method: row.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !row.isForm && { 'content-type': 'application/json' }),
        ...(bearer ? bearer.headers() : needsXsrf(row) && { 'x-xsrf-token': decodeURIComponent(cookie(XSRF_COOKIE) ?? '') }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: row.isForm ? formDataOf(body) : JSON.stringify(body) }),
      signal: signal ? firstAborted(signal, timeout) : timeout,
      // The API may lie on another origin in the token strategy: its cookie goes along. [DEC-003]
      credentials: bearer ? 'include' : 'same-origin',
    }
    const url = bases[row.base ?? 'api'] + pathOf(row.path, args.params ?? {}) + queryOf(args.query ?? {})
    const response = await (row.isForm ? upload(url, init, onProgress) : fetch(url, init)).catch((lost: unknown) => {
      end(0, signal?.aborted)
      throw lost
    })
    end(response.status)
    const received = Date.now()
    const json: unknown = response.status === 204 ? null : await readJson(response)
    if (isForeign(response, json)) {
      hear(false)
      throw new ApiError(NO_ANSWER, '', { isForeign: true })
    }
    hear(true)
    // What lies in a cache says when it was put there.
    if (!response.headers.has('age')) onTime?.({ server: Date.parse(response.headers.get('date') ?? ''), sent: at, received })
    if (!response.ok) throw errorOf(response, json)
    return outputOf(row, json)
  }

  /** A call of a service of others, whose code comes with the first of them. */
  async function ofService(row: Endpoint, { query = {} }: AnyArgs, { signal }: AnyOptions): Promise<unknown> {
    const { askService } = await import('./service')
    return askService(row, queryOf(query), { config: services, origin: bases.origin, fetch, ...(signal && { signal }) })
  }

  /** Fetches the XSRF cookie first if an unsafe call has none, and once more after a 419; a 419 after that means that the browser takes no cookies. */
  async function withXsrf(row: Endpoint, args: AnyArgs, options: AnyOptions): Promise<unknown> {
    if (!needsXsrf(row)) return once(row, args, options)
    const fetchCookie = () => once(sessionContract['session.csrf'], {}, options.signal ? { signal: options.signal } : {})
    if (!cookie(XSRF_COOKIE)) await fetchCookie()
    try {
      return await once(row, args, options)
    } catch (thrown) {
      if (ApiError.from(thrown).status !== 419) throw thrown
      await fetchCookie()
      return once(row, args, options).catch((again: unknown) => {
        throw ApiError.from(again).status === 419 ? new ApiError(419, COOKIES_REFUSED) : again
      })
    }
  }

  /** A fresh bearer. Not called off with the call that began it: others wait for it too. [CALL-005] */
  const refresh = async (): Promise<string> =>
    ((await once(sessionContract['session.refresh'], {}, {})) as OutputOf<(typeof sessionContract)['session.refresh']>).token

  /** How often `session.user` succeeded: a login, in this tab or another, takes effect only then. */
  let confirmed = 0
  function failureOf(name: EndpointName, thrown: unknown, askedAt: number): ApiError {
    const error = ApiError.from(thrown)
    const isOutdated = error.status === 401 && !QUIET.has(name) && askedAt !== confirmed
    return isOutdated ? new ApiError(OUTDATED, error.message) : error
  }

  async function call(name: EndpointName, args: AnyArgs, options: AnyOptions = {}): Promise<unknown> {
    const known = rowOf(name)
    const row = known instanceof Promise ? await lateRow(known, options.signal) : known
    let isDoubtful = false
    for (let attempt = 1; ; attempt++) {
      const askedAt = confirmed
      try {
        const numbered = { ...options, attempt }
        const answer = await (row.service
          ? ofService(row, args, numbered)
          : bearer
            ? bearer.send(name, () => once(row, args, numbered), refresh)
            : withXsrf(row, args, numbered))
        if (name === 'session.user') confirmed++
        if (name === 'config.get') services = answer as ServiceConfig
        if (row.invalidates) onChanged?.(row.invalidates, regionOf(args))
        return answer
      } catch (thrown) {
        const failure = failureOf(name, thrown, askedAt)
        const error = isDoubtful ? doubtful(failure) : failure
        const isAborted = options.signal?.aborted ?? false
        const delay = isAborted ? null : retryDelay(attempt, error, row.kind, random())
        if (delay === null) {
          if (error.status === 401 && !QUIET.has(name)) onRejected?.()
          if (!isAborted && error.status !== 401) onFailed?.(name, error)
          throw error
        }
        if (row.kind === 'keyedWrite' && isUnanswered(thrown)) {
          isDoubtful = true
          options.onRepeated?.()
        }
        await sleep(delay, options.signal)
        if (options.signal?.aborted) throw ApiError.from(options.signal.reason) // aborted during the pause: no further attempt
      }
    }
  }
  // TypeScript cannot follow one row's types through the lookup by name; the contract test covers this cast.
  return call as Api
}

/**
 * Waits for a contract row that is still loading. Rejects with status 0 if it does not load or the call is aborted meanwhile; nothing is
 * sent then.
 */
async function lateRow(coming: Promise<Endpoint>, signal?: AbortSignal): Promise<Endpoint> {
  const row = await coming.catch((lost: unknown) => {
    throw ApiError.from(lost)
  })
  if (signal?.aborted) throw ApiError.from(signal.reason)
  return row
}

/** The encoded body. One that does not match its schema throws a 422 like the server's; it is neither sent nor retried. */
function encoded(schema: z.ZodMiniType, body: unknown): unknown {
  const { success, data, error } = z.safeEncode(schema, body)
  if (success) return data
  const fields: Record<string, string[]> = {}
  for (const { path, message } of error.issues) (fields[path.map(String).join('.')] ??= []).push(message)
  throw new ApiError(422, 'Проверьте введённое', { fields })
}

/** The same failure, marked: an earlier attempt of the call may have performed the write. */
function doubtful({ status, message, fields, details, retryAfter, isForeign: foreign }: ApiError): ApiError {
  return new ApiError(status, message, { fields, details, retryAfter, isForeign: foreign, isDoubtful: true })
}

/** `company_region_id` of a call's query or body; null if absent. */
function regionOf({ query, body }: AnyArgs): number | null {
  const region = z.safeParse(OfRegion, { ...Object(body), ...query })
  return region.success ? region.data.company_region_id : null
}
const OfRegion = z.object({ company_region_id: Id })
