import { CHUNK_RELOAD_EVERY_MS } from '../../../model/limits'

const KEY = 'chunkReloadedAt'

/**
 * A part of the shop that does not load (a new version was put up meanwhile) reloads the page, at most once a minute. [ERROR-006]
 * What is loaded ahead is wanted by nobody yet and reloads nothing, nor does a part of a page, which says itself that it did not come. Vite tells of it by `vite:preloadError`; if it was reloaded
 * just now, the error goes on to the page's error view.
 */
export function reloadOnLostChunk(
  world: Pick<Window, 'addEventListener' | 'location' | 'sessionStorage'>,
  { isAhead, now = Date.now }: { isAhead: () => boolean; now?: () => number },
): void {
  world.addEventListener('vite:preloadError', (event) => {
    if (isAhead()) return
    const last = Number(world.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < CHUNK_RELOAD_EVERY_MS) return
    event.preventDefault()
    world.sessionStorage.setItem(KEY, String(now()))
    world.location.reload()
  })
}
