import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { refuse, type RefusalStatus } from '../../fake-server/refusals'
import { LATENCY_COOKIE, SCENARIO_COOKIE } from '../../fake-server/scenarios'
import { AGENT_HEADER, CLIENT_HEADER, cookieLines, JAR_HEADER } from '../../fake-server/transport/cookie-headers'
import { ofAnswers } from '../api-pass'

/** An answer shorter than this goes as it is, in bytes. */
const WORTH_PACKING = 1024
const pack = promisify(gzip)

/** A request that was refused may go on sending this long, ms, so that its sender reads the answer before the connection closes. */
const LINGER_MS = 1000

/** Headers that mean something within the fake server only: nobody brings them. */
const OWN_HEADERS: readonly string[] = [JAR_HEADER, CLIENT_HEADER, AGENT_HEADER]
/** Cookies that make things go wrong. */
const TEST_COOKIES: readonly string[] = [SCENARIO_COOKIE, LATENCY_COOKIE]

type Given = {
  request: IncomingMessage
  url: URL
  body: Buffer<ArrayBuffer>
  /** The network address that it comes from. */
  client: string
  /** Whether it may name scenarios. */
  isForTests: boolean
}

/** The request of Node's HTTP as the handlers know requests. */
export function webRequest({ request, url, body, client, isForTests }: Given): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (OWN_HEADERS.includes(name) || value === undefined) continue
    for (const one of [value].flat()) headers.append(name, name === 'cookie' && !isForTests ? withoutTestCookies(one) : one)
  }
  headers.set(CLIENT_HEADER, client)
  const method = request.method ?? 'GET'
  return new Request(url, { method, headers, ...(method !== 'GET' && body.length > 0 && { body }) })
}

const withoutTestCookies = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((part) => !TEST_COOKIES.includes(part.split('=', 1)[0]?.trim() ?? ''))
    .join('; ')

/** Sends what a handler answered: its cookies as real ones, packed where `packing` (Accept-Encoding) allows it. An answer that got lost on the way (Response.error) breaks the connection. */
export async function sendWebResponse(answer: Response, response: ServerResponse, packing: string): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  const cookies = cookieLines.take(answer.headers)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const body = Buffer.from(await answer.arrayBuffer())
  const isPacked = body.length >= WORTH_PACKING && /\bgzip\b/.test(packing)
  if (isPacked) answer.headers.set('content-encoding', 'gzip')
  answer.headers.set('vary', 'Accept-Encoding, Origin')
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...ofAnswers })
  response.end(isPacked ? await pack(body) : body)
}

/** Refuses a request in the API's own form. One that is still being sent is read no further, and its connection closes. [DEC-033] */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  more: Record<string, string> = {},
): void {
  const body = Buffer.from(JSON.stringify(refuse(status).body))
  const isWhole = request.complete
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...ofAnswers,
    ...more,
    ...(!isWhole && { connection: 'close' }),
  })
  if (isWhole) {
    response.end(body)
    return
  }
  response.write(body)
  const close = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(() => {
    close()
    request.destroy()
  }, LINGER_MS)
  request.once('end', close).once('close', close).resume()
}
