import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream'

/** Addresses that belong to the API and the services beside it: {api} and {api_alt} and the jobs, and the external ones. [DEC-002, DEC-003] */
export const apiPrefixes: readonly string[] = ['/api', '/ext']

/** An API that has not begun to answer after this long, in ms, counts as unreachable. */
const ANSWER_TIMEOUT_MS = 60_000

/** Headers that belong to one connection, not to the message. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What every answer of the API says: it is what its type names, whatever it looks like. */
export const ofAnswers = { 'x-content-type-options': 'nosniff' } as const

/** True for an address that is passed on to the API. @param pathname without its query */
export function isApiPath(pathname: string): boolean {
  return apiPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

/**
 * Passes a request on to the API and its answer back, as streams. [DEC-003]
 * Answers 502 when the API cannot be reached.
 * @param apiUrl the API's base address; null where this server has none: then 404
 */
export function passToApi(request: IncomingMessage, response: ServerResponse, apiUrl: string | null): void {
  if (apiUrl === null) {
    answerJson(request, response, 404, 'У этого сервера нет API: данные демонстрации живут в самой странице.')
    return
  }
  const target = new URL(apiUrl)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const upstream = send(target, {
    method: request.method,
    path: target.pathname.replace(/\/$/, '') + request.url,
    headers: { ...passedHeaders(request.headers), ...forwarded(request), host: target.host },
    timeout: ANSWER_TIMEOUT_MS,
  })
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...passedHeaders(answer.headers), ...ofAnswers })
    pipeline(answer, response, () => {})
  })
  upstream.on('timeout', () => upstream.destroy(new Error('timeout')))
  upstream.on('error', () => {
    if (!response.headersSent) answerJson(request, response, 502, 'Сервер магазина не отвечает. Повторите через минуту.')
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

function passedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name) && !named.includes(name)))
}

function forwarded(request: IncomingMessage): IncomingHttpHeaders {
  const before = request.headers['x-forwarded-for']
  const address = request.socket.remoteAddress ?? 'unknown'
  return {
    'x-forwarded-for': [before ?? [], address].flat().join(', '),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

/** The refusal's body has the API's own form. [DEC-033] */
function answerJson(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...ofAnswers })
  response.end(JSON.stringify({ message, errors: {} }))
}
