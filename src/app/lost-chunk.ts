import { CHUNK_RELOAD_EVERY_MS } from '../../model/limits'

const KEY = 'chunkReloadedAt'

/**
 * A part of the shop that does not load (a new version was put up meanwhile) reloads the page, at most once a minute. [ERROR-006]
 * Vite tells of it by `vite:preloadError`; if it was reloaded just now, the error goes on to the page's error view.
 */
export function reloadOnLostChunk(
  world: Pick<Window, 'addEventListener' | 'location' | 'sessionStorage'>,
  now: () => number = Date.now,
): void {
  world.addEventListener('vite:preloadError', (event) => {
    const last = Number(world.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < CHUNK_RELOAD_EVERY_MS) return
    event.preventDefault()
    world.sessionStorage.setItem(KEY, String(now()))
    world.location.reload()
  })
}
