/** Every failed call rejects with this and nothing else. `status` is 0 where no answer came, 600 where the answer broke the contract. */
export class ApiError extends Error {
  readonly status: number
  /** Texts by field, from a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What a 409 says of the state it met; parsed by whoever knows the call. */
  readonly details: unknown
  /** How long the server asks to wait, in ms. */
  readonly retryAfter: number | null
  /** An earlier attempt of the same call was not answered: what is refused here may have been done by it. */
  readonly isDoubtful: boolean
  constructor(status: number, message: string, more: Partial<Pick<ApiError, 'fields' | 'details' | 'retryAfter' | 'isDoubtful'>> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = more.fields ?? {}
    this.details = more.details
    this.retryAfter = more.retryAfter ?? null
    this.isDoubtful = more.isDoubtful ?? false
  }
  /** Network failures and anything unforeseen become status 0. */
  static from(thrown: unknown): ApiError {
    return thrown instanceof ApiError ? thrown : new ApiError(0, wordsOf(thrown))
  }
}

/** What was thrown, in its own words; an object that cannot be turned into a string has none. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return ''
  }
}

/** The status of a failure that came from no server: network, timeout, anything unforeseen. */
export const NO_ANSWER = 0
/** No status of HTTP: proxies use what lies between 500 and 599. */
export const BROKEN_CONTRACT = 600
const NOT_BUILT = 501

const isSilent = (status: number) =>
  status === NO_ANSWER || status === 408 || status === 429 || (status >= 500 && status < BROKEN_CONTRACT && status !== NOT_BUILT)
/** True where the server neither did nor refused what was asked, as far as we know: the same request may be sent again. */
export function isUnanswered(thrown: unknown): boolean {
  const { status, isDoubtful } = ApiError.from(thrown)
  return isSilent(status) || isDoubtful
}
/** True where nobody knows whether what was asked was done: nor is an answer that cannot be read one, most likely it was. */
export const isInDoubt = (thrown: unknown): boolean => isUnanswered(thrown) || ApiError.from(thrown).status === BROKEN_CONTRACT
/** True where the server answered with a refusal, whatever became of an attempt before. */
export const isRefused = ({ status }: ApiError): boolean => !isSilent(status) && status !== BROKEN_CONTRACT
/** True where the server was asked too often. */
export const isThrottled = (thrown: unknown): boolean => ApiError.from(thrown).status === 429
/** Statuses of a server that knows no such call; 405: to it the address may be another call's. */
const UNKNOWN_CALL = new Set([404, 405, NOT_BUILT])
/** True where the server does not know an extension of ours: what it is for is left out, and nothing has failed. [DEC-006] */
export const isUnknownCall = (thrown: unknown): boolean => UNKNOWN_CALL.has(ApiError.from(thrown).status)
/** True where the server asks for a login. */
export const isUnauthorized = (thrown: unknown): boolean => ApiError.from(thrown).status === 401

/** What the screen says of a refused form without fields of its own: the server's words on each field, else of the failure; a whole sentence. */
export function refusalText(error: ApiError): string {
  const fields = [...new Set(Object.values(error.fields).flat())]
  return (fields.length > 0 ? fields : [failureText(error)]).map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}

/**
 * What the screen says of a failure, in Russian; the server's own words win where it refused in words.
 * @param advice what to do where the server does not answer
 */
export function failureText(error: ApiError, advice = 'Ничего не потеряно, повторите позже.'): string {
  if (error.status === NO_ANSWER) return 'Нет связи с сервером. Проверьте интернет и повторите.'
  if (error.status === 404) return error.message || 'Не найдено.'
  if (error.status === 429) return 'Слишком много запросов подряд. Подождите минуту и повторите.'
  if (error.status === BROKEN_CONTRACT) return 'Сервер ответил непонятно. Повторите позже.'
  if (error.status === 501) return 'Этот раздел ещё строится.'
  if (error.status >= 500) return `Сервер не отвечает. ${advice}`
  return error.message || 'Сервер отказал.'
}
