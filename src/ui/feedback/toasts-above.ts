import { type RefObject, useEffect } from 'react'

const hosts = new Set<HTMLElement>()
let lift = 0

const tell = (host: HTMLElement): void => host.style.setProperty('--toast-lift', `${lift}px`)
function raise(px: number): void {
  lift = px
  for (const host of hosts) tell(host)
}

/** Keeps toasts above a box in the lower right corner of the window, whose button they would cover. */
export function useToastsAbove(box: RefObject<HTMLElement | null>, isInCorner: boolean): void {
  useEffect(() => {
    const of = box.current
    if (!of || !isInCorner) return
    const watch = new ResizeObserver(() => raise(of.offsetHeight))
    watch.observe(of)
    return () => {
      watch.disconnect()
      raise(0)
    }
  }, [box, isInCorner])
}

/**
 * Tells the place of the toasts how far they are to be lifted, as the custom property `--toast-lift` (px): there alone, for one that
 * the whole page inherits costs the style of every row of a cart. @returns the way to end it
 */
export function keepLifted(host: HTMLElement): () => void {
  hosts.add(host)
  tell(host)
  return () => void hosts.delete(host)
}
