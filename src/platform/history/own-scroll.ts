import type { HistoryWorld } from './history'

/** What a hand does before the page scrolls under it; a page that grows or shrinks scrolls without any of them. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])

/**
 * Tells how far the visitor has scrolled himself while a page is on its way: there he is left.
 * @param tell takes px from the top @returns ends the watch
 */
export function watchOwnScroll(world: HistoryWorld, tell: (scrollY: number) => void): () => void {
  let isByHand = false
  const watch = new AbortController()
  const options = { passive: true, signal: watch.signal }
  const touched = (event: Event) => {
    isByHand ||= event.type !== 'keydown' || KEYS.has((event as KeyboardEvent).key)
  }
  for (const type of BY_HAND) world.addEventListener(type, touched, options)
  world.addEventListener('scroll', () => isByHand && tell(world.scrollY), options)
  return () => watch.abort()
}
