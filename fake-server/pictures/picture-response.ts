import { drawPicture } from './draw-picture'
import { parsePictureAddress } from './picture-address'

/**
 * The answer to a request for a picture, for the servers (SVG, `image/svg+xml`; the same bytes for the same address, so it may be
 * kept for ever). `?d=list` leaves out what cannot be seen at 40 to 72 px.
 * @param url path with its query, '/pictures/…'
 * @returns 404 with an empty body where the address is not one of a picture
 */
export function pictureResponse(url: string): { status: 200 | 404; body: string } {
  const [pathname = '', query = ''] = url.split('?', 2)
  const spec = parsePictureAddress(pathname)
  if (!spec) return { status: 404, body: '' }
  return { status: 200, body: drawPicture(spec, { detail: new URLSearchParams(query).get('d') === 'list' ? 'list' : 'full' }) }
}
