/** The only error that a call rejects with. `status`: of HTTP; 0 if there was no answer, 600 if the answer breaks the contract. */
export class ApiError extends Error {
  readonly status: number
  /** Messages by field, of a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Data of a 409 about the conflict; the caller parses them. */
  readonly details: unknown
  /** Retry-After in ms; null if absent. */
  readonly retryAfter: number | null
  /** An earlier attempt of the same call had no answer, so the write may have been done although this attempt was refused. */
  readonly isDoubtful: boolean
  /** Somebody else answered in place of the shop: a browser check, the login page of a network, a proxy. `status` is 0 then. [DEC-085] */
  readonly isForeign: boolean
  constructor(
    status: number,
    message: string,
    more: Partial<Pick<ApiError, 'fields' | 'details' | 'retryAfter' | 'isDoubtful' | 'isForeign'>> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = more.fields ?? {}
    this.details = more.details
    this.retryAfter = more.retryAfter ?? null
    this.isDoubtful = more.isDoubtful ?? false
    this.isForeign = more.isForeign ?? false
  }
  /** The same error, or one with status 0 for anything else that was thrown. */
  static from(thrown: unknown): ApiError {
    return thrown instanceof ApiError ? thrown : new ApiError(0, wordsOf(thrown))
  }
}

/** Message of anything that was thrown; '' if it cannot be turned into a string. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return ''
  }
}

/** Status of a failure without an answer: network, timeout, anything unforeseen. */
export const NO_ANSWER = 0
/** Status of an answer that breaks the contract; outside HTTP, because proxies use codes between 500 and 599. */
export const BROKEN_CONTRACT = 600
const NOT_BUILT = 501

const isSilent = (status: number) =>
  status === NO_ANSWER || status === 408 || status === 429 || (status >= 500 && status < BROKEN_CONTRACT && status !== NOT_BUILT)
/**
 * The server neither performed nor refused the call, as far as is known: it may be sent again. True for 0, 408, 429 and every 5xx but 501.
 */
export function isUnanswered(thrown: unknown): boolean {
  const { status, isDoubtful } = ApiError.from(thrown)
  return isSilent(status) || isDoubtful
}
/** It is unknown whether the call was performed: no answer, or one that breaks the contract (then it most likely was). */
export const isInDoubt = (thrown: unknown): boolean => isUnanswered(thrown) || ApiError.from(thrown).status === BROKEN_CONTRACT
/** The server refused this attempt; an earlier attempt may still have been performed. */
export const isRefused = ({ status }: ApiError): boolean => !isSilent(status) && status !== BROKEN_CONTRACT
/** Somebody else answered in place of the shop. */
export const isForeign = (thrown: unknown): boolean => ApiError.from(thrown).isForeign
/** Who may have answered in place of the shop, and what to do. */
export const FOREIGN_ANSWER = 'Ответил не\u00a0магазин: проверка браузера или вход в\u00a0сеть. Откройте страницу заново.'
/** Too many requests (429). */
export const isThrottled = (thrown: unknown): boolean => ApiError.from(thrown).status === 429
/** Until when a server that was asked too often hears nothing, ms as `now` is; null where it does not say so. */
export const waitOf = (thrown: unknown, now: number): number | null => {
  const { status, retryAfter } = ApiError.from(thrown)
  return status === 429 && retryAfter !== null ? now + retryAfter : null
}
/** Statuses of a server that does not know a call; 405 because the path may match another call of it. */
const UNKNOWN_CALL = new Set([404, 405, NOT_BUILT])
/** The server does not know this extension of the contract: the feature is left out, and this is no failure. [DEC-006] */
export const isUnknownCall = (thrown: unknown): boolean => UNKNOWN_CALL.has(ApiError.from(thrown).status)
/** The server requires a login (401). */
export const isUnauthorized = (thrown: unknown): boolean => ApiError.from(thrown).status === 401

/**
 * Text for a refused form that cannot show messages beside its fields: the server's field messages, or else `failureText`; full sentences.
 */
export function refusalText(error: ApiError): string {
  const fields = [...new Set(Object.values(error.fields).flat())]
  return (fields.length > 0 ? fields : [failureText(error)]).map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}

/**
 * Russian text for a failed call. A refusal shows the server's message if it has one.
 * @param advice what to do if the server does not answer
 */
export function failureText(error: ApiError, advice = 'Ничего не потеряно, повторите позже.'): string {
  if (error.isForeign) return FOREIGN_ANSWER
  if (error.status === NO_ANSWER) return 'Нет связи с сервером. Проверьте интернет и повторите.'
  if (error.status === 404) return error.message || 'Не найдено.'
  if (error.status === 429) return 'Слишком много запросов подряд. Подождите минуту и повторите.'
  if (error.status === BROKEN_CONTRACT) return 'Сервер ответил непонятно. Повторите позже.'
  if (error.status === 501) return 'Этот раздел ещё строится.'
  if (error.status >= 500) return `Сервер не отвечает. ${advice}`
  return error.message || 'Сервер отказал.'
}
