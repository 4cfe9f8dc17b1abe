import type { Drawing, DrawingAsked, DrawnAnswer } from '../../model/heads/drawing'
import { createAsk, type Send } from '../heads/ask'

/** A drawing with the answers that it was made of. */
export type Drawn = Drawing & { answers: readonly DrawnAnswer[] }
/** What a guest sees first at an address; null: it is left to the browser. Never rejects. */
export type Draw = (asked: DrawingAsked) => Promise<Drawn | null>

/**
 * Draws pages of the shop for guests.
 * @param send takes a guest's request to the API
 */
export function createDrawing(send: Send): Draw {
  return async (asked) => {
    try {
      // The shop's own components, loaded at the first page.
      const { drawPage } = await import('../../src/app/drawing/draw-page')
      const { recorded, answers } = recording(send)
      const drawing = await drawPage({ ...asked, api: createAsk(recorded) })
      return drawing && { ...drawing, answers: answers() }
    } catch (failure) {
      console.error(`The page ${asked.pathname} was not drawn:`, failure)
      return null
    }
  }
}

/** The same `send`, and the answers it has given that a page may use instead of asking itself: all that were given, but those that say who asks. */
function recording(send: Send): { recorded: Send; answers: () => readonly DrawnAnswer[] } {
  const given: DrawnAnswer[] = []
  const recorded: Send = async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body === null ? '' : await request.clone().text()
    const response = await send(request)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    if (response.ok && isJson) given.push({ url: pathname + search, body, text: await response.clone().text() })
    return response
  }
  return { recorded, answers: () => given }
}
