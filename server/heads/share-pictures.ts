import type { IncomingMessage, ServerResponse } from 'node:http'
import { pictureResponse } from '../../fake-server/pictures/picture-response'
import { SHARE_SIZE, sharedPicture } from '../../model/heads/share-picture'

/** Drawn bitmaps are kept, the oldest goes: a link in a busy chat is asked for by many at once. */
const KEPT = 100
const drawn = new Map<string, Promise<Buffer>>()
/** Room around the picture, px. */
const MARGIN = 35

/** The picture on white, as wide as messengers show it. @param svg the whole drawing */
async function bitmapOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const height = SHARE_SIZE.height - 2 * MARGIN
  const goods = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: SHARE_SIZE.width - 2 * MARGIN, height, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: '#ffffff' } })
    .composite([{ input: goods, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The address of the bitmap of a drawn picture. */
export const isSharePath = (pathname: string): boolean => sharedPicture(pathname) !== null

/** Answers with the bitmap of a drawn picture for messengers, which take no SVG; 404 where the address describes none. */
export async function sendSharePicture(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
  const { status, body } = pictureResponse(sharedPicture(pathname) ?? '')
  if (status !== 200) {
    response.writeHead(404).end()
    return
  }
  const known = drawn.get(pathname) ?? bitmapOf(body)
  drawn.set(pathname, known)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!) // size says that there is one
  const bytes = await known.catch((failure: unknown) => {
    drawn.delete(pathname)
    console.error('A picture for messengers was not drawn:', failure)
    return null
  })
  if (!bytes) {
    response.writeHead(503, { 'retry-after': '60' }).end()
    return
  }
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
