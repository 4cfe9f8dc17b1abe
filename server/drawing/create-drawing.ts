import type { Drawing, DrawingAsked, DrawnAnswer } from '../../model/heads/drawing'
import { askXsrf, createAsk, type Send } from '../heads/ask'

/** A drawing with the answers that it was made of. */
export type Drawn = Drawing & { answers: readonly DrawnAnswer[] }
/** Draws pages. */
export type Drawer = {
  /** What is seen first at an address by whom the cookies name; null: it is left to the browser. Never rejects. */
  draw: (asked: DrawingAsked, cookie: string) => Promise<Drawn | null>
  /** `Set-Cookie` of the XSRF token for a browser that has none; nothing where it does not come. */
  xsrfCookies: () => Promise<readonly string[]>
}

/**
 * Draws pages of the shop.
 * @param send takes a request to the API
 */
export function createDrawer(send: Send): Drawer {
  return {
    draw: async (asked, cookie) => {
      try {
        // The shop's own components, loaded at the first page.
        const { drawPage } = await import('../../src/app/drawing/draw-page')
        const { recorded, answers } = recording(send)
        const drawing = await drawPage({ ...asked, api: createAsk(recorded, cookie) })
        return drawing && { ...drawing, answers: answers() }
      } catch (failure) {
        console.error(`The page ${asked.pathname} was not drawn:`, failure)
        return null
      }
    },
    xsrfCookies: () => askXsrf(send).catch(() => []),
  }
}

/** The same `send`, and the answers that the shop may use instead of asking itself: data, and that nobody is signed in. */
function recording(send: Send): { recorded: Send; answers: () => readonly DrawnAnswer[] } {
  const given: DrawnAnswer[] = []
  const recorded: Send = async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? '' : await request.clone().text()
    const response = await send(request)
    const { status } = response
    const isJson = response.headers.get('content-type')?.includes('json') === true
    if (isJson && (response.ok || status === 401)) given.push({ url: pathname + search, body, status, text: await response.clone().text() })
    return response
  }
  return { recorded, answers: () => given }
}
