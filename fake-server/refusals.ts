type Fields = Readonly<Record<string, readonly string[]>>
const messages = {
  400: 'Запрос не читается',
  401: 'Войдите, чтобы продолжить',
  403: 'Недостаточно прав',
  404: 'Не найдено',
  405: 'Так к этому адресу не обращаются',
  409: 'Данные изменились',
  410: 'Срок истёк',
  413: 'Слишком большой запрос',
  415: 'Тело запроса в другом виде',
  419: 'Страница устарела, обновите её',
  422: 'Проверьте данные',
  429: 'Слишком много запросов, подождите',
  500: 'Ошибка сервера',
  501: 'Ещё не построено',
  503: 'Сервер временно не отвечает',
} as const
export type RefusalStatus = keyof typeof messages

/** What every refusal says: a sentence, and sentences by field, none where no field is wrong. [DEC-033] */
type RefusalBody = { message: string; errors: Fields; details?: unknown }

/** Thrown by a handler instead of an answer. */
export class Refusal {
  readonly status: number
  readonly body: RefusalBody
  readonly headers: Readonly<Record<string, string>>
  /** What the handler wrote before it refused is kept: a wrong password is counted. */
  readonly isKept: boolean
  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}, isKept = false) {
    this.status = status
    this.body = body
    this.headers = headers
    this.isKept = isKept
  }
}

/** `throw refuse(422, { errors: { qty: ['…'] } })`: the answer of a handler that will not; the status has a sentence of its own. [DEC-033] */
export function refuse(
  status: RefusalStatus,
  {
    message = messages[status],
    errors = {},
    details,
    headers,
    isKept,
  }: { message?: string; errors?: Fields; details?: unknown; headers?: Record<string, string>; isKept?: boolean } = {},
): Refusal {
  return new Refusal(status, { message, errors, ...(details !== undefined && { details }) }, headers, isKept)
}
