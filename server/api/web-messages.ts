import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { cookieLines, JAR_HEADER } from '../../fake-server/transport/cookie-headers'

/** An answer shorter than this goes as it is, in bytes. */
const WORTH_PACKING = 1024
const pack = promisify(gzip)

/** A body longer than this is refused, in bytes; forms with files may be longer. */
const BODY_LIMIT = 5_000_000
const FORM_LIMIT = 20_000_000
const limitOf = ({ headers }: IncomingMessage): number =>
  (headers['content-type'] ?? '').startsWith('multipart/form-data') ? FORM_LIMIT : BODY_LIMIT

/**
 * The request of Node's HTTP as the handlers know requests.
 * Nobody may bring cookies in the header that stands for them within the fake server. Null: its body is too long.
 */
export async function webRequest(request: IncomingMessage, origin: string): Promise<Request | null> {
  const limit = limitOf(request)
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === JAR_HEADER || value === undefined) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await buffer(request) : null
  if (body && body.length > limit) return null
  return new Request(new URL(request.url ?? '/', origin), { method, headers, ...(body && body.length > 0 ? { body } : {}) })
}

/** Sends what a handler answered: its cookies as real ones, packed where `packing` (Accept-Encoding) allows it. An answer that got lost on the way (Response.error) breaks the connection. */
export async function sendWebResponse(answer: Response, response: ServerResponse, packing = ''): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  const cookies = cookieLines.take(answer.headers)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const body = Buffer.from(await answer.arrayBuffer())
  const isPacked = body.length >= WORTH_PACKING && /\bgzip\b/.test(packing)
  if (isPacked) answer.headers.set('content-encoding', 'gzip')
  answer.headers.set('vary', 'Accept-Encoding')
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(isPacked ? await pack(body) : body)
}
