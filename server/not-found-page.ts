import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { notFoundFile } from './head-file'

/**
 * Reads the page for unknown addresses once, with its compressed forms, and answers with it.
 * @param dist the folder of the built shop
 * @returns what sends the page with status 404 and noindex [DEC-063]
 */
export function createNotFoundPage(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const file = join(dist, notFoundFile)
  const plain = readFileSync(file)
  const packed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const path = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(path) ? [{ encoding, bytes: readFileSync(path) }] : []
  })
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const form = packed.find(({ encoding }) => accepted.includes(encoding))
    response.writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      'content-length': (form?.bytes ?? plain).length,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
      ...(form ? { 'content-encoding': form.encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : (form?.bytes ?? plain))
  }
}
