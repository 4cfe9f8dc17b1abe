import { type RefObject, useEffect } from 'react'

const hosts = new Set<HTMLElement>()
let shift = 0

const place = (host: HTMLElement): void => host.style.setProperty('--toast-shift', `${shift}px`)
function move(px: number): void {
  shift = px
  for (const host of hosts) place(host)
}

/** Shows toasts beside a column at the right edge of the page, whose fields and button they would cover. */
export function useToastsBeside(column: RefObject<HTMLElement | null>, isAtEdge: boolean): void {
  useEffect(() => {
    const of = column.current
    if (!of || !isAtEdge) return
    const root = document.documentElement
    const watch = new ResizeObserver(() => move(root.clientWidth - of.getBoundingClientRect().left))
    watch.observe(of)
    // In a wider window the column is as wide, and stands elsewhere.
    watch.observe(root)
    return () => {
      watch.disconnect()
      move(0)
    }
  }, [column, isAtEdge])
}

/**
 * Tells the place of the toasts how far they are from the right edge, as the custom property `--toast-shift` (px): there alone, for one that
 * the whole page inherits costs the style of every row of a cart. @returns the way to end it
 */
export function keepShifted(host: HTMLElement): () => void {
  hosts.add(host)
  place(host)
  return () => void hosts.delete(host)
}
