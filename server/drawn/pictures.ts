import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { pictureResponse } from '../../fake-server/pictures/picture-response'

/** The address of a drawn product picture. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith('/pictures/')

/** Drawn pictures are kept, the oldest goes: one takes a few ms to draw and compress, and a page asks for dozens. */
const KEPT = 2000
const drawn = new Map<string, Buffer>()

function compressed(url: string, body: string): Buffer {
  const known = drawn.get(url)
  if (known) return known
  const bytes = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!) // size says that there is one
  drawn.set(url, bytes)
  return bytes
}

/** Answers with the picture that the address describes, to be kept for ever; 404 where it describes none. The demo's goods have no photographs. */
export function sendPicture(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const { status, body } = pictureResponse(url)
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  response.statusCode = status
  response.setHeader('vary', 'Accept-Encoding')
  if (status === 200) {
    response.setHeader('content-type', 'image/svg+xml; charset=utf-8')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    if (takesBrotli) response.setHeader('content-encoding', 'br')
  }
  if (request.method === 'HEAD') response.end()
  else response.end(status === 200 && takesBrotli ? compressed(url, body) : body)
}
