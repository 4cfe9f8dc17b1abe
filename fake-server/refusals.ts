type Fields = Readonly<Record<string, readonly string[]>>
const messages = {
  401: 'Войдите, чтобы продолжить',
  403: 'Недостаточно прав',
  404: 'Не найдено',
  409: 'Данные изменились',
  419: 'Страница устарела, обновите её',
  422: 'Проверьте данные',
  429: 'Слишком много запросов, подождите',
  500: 'Ошибка сервера',
  503: 'Сервер временно не отвечает',
} as const
export type RefusalStatus = keyof typeof messages

/** Thrown by a handler instead of an answer. */
export class Refusal {
  readonly status: number
  readonly body: { message: string; errors?: Fields; details?: unknown }
  readonly headers: Readonly<Record<string, string>>
  /** What the handler wrote before it refused is kept: a wrong password is counted. */
  readonly isKept: boolean
  constructor(
    status: number,
    body: { message: string; errors?: Fields; details?: unknown },
    headers: Readonly<Record<string, string>> = {},
    isKept = false,
  ) {
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
    errors,
    details,
    headers,
    isKept,
  }: { message?: string; errors?: Fields; details?: unknown; headers?: Record<string, string>; isKept?: boolean } = {},
): Refusal {
  return new Refusal(status, { message, ...(errors && { errors }), ...(details !== undefined && { details }) }, headers, isKept)
}
