import type { IncomingMessage, ServerResponse } from 'node:http'
import { ADVERT_FILES, advertFile } from '../../fake-server/advert/advert-file'

/** The address of a file of the advertising materials. */
export const isAdvertPath = (pathname: string): boolean => pathname.startsWith(ADVERT_FILES)

/** Answers with a file of the advertising materials, which is drawn for each request; 404 where there is none. */
export function sendAdvertFile(request: IncomingMessage, response: ServerResponse): void {
  const found = advertFile((request.url ?? '/').split(/[?#]/, 1)[0]!) // a split has a first part
  if (!found) {
    response.writeHead(404).end()
    return
  }
  const body = Buffer.from(found.body)
  response.writeHead(200, { 'content-type': found.type, 'content-length': body.length, 'cache-control': 'public, max-age=3600' })
  response.end(request.method === 'HEAD' ? undefined : body)
}
