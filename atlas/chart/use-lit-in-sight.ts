import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { showLit } from './show-lit'
import { scrollingAround } from './scrolling-around'

const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' '])

/**
 * Keeps the innermost lit state of a chart in sight until the reader moves the pictures himself.
 * @param drawn changes when the pictures do
 * @param scale how large they are drawn
 * @returns to be called when he is led elsewhere
 */
export function useLitInSight(root: RefObject<HTMLElement | null>, drawn: unknown, states: readonly string[], scale: number): () => void {
  const isRead = useRef(false)
  const read = useCallback(() => {
    isRead.current = true
  }, [])
  useLayoutEffect(() => {
    const box = root.current && scrollingAround(root.current)
    if (!box) return
    const key = (event: KeyboardEvent) => SCROLLING.has(event.key) && !event.altKey && read()
    const scrollings = ['wheel', 'pointerdown', 'touchmove'] as const
    for (const name of scrollings) box.addEventListener(name, read, { passive: true })
    box.addEventListener('keydown', key)
    return () => {
      for (const name of scrollings) box.removeEventListener(name, read)
      box.removeEventListener('keydown', key)
    }
  }, [root, drawn, read])
  useLayoutEffect(() => {
    if (root.current && !isRead.current) showLit(root.current, states)
  }, [root, drawn, states, scale])
  return read
}
