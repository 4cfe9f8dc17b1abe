import { type RefObject, useEffect } from 'react'

/**
 * Marks a box that scrolls with `data-more` while something of it lies below its lower edge.
 * @param parts how many parts it has, where they come and go @param least from so many px on it is worth a sign
 */
export function useMoreBelow(box: RefObject<HTMLElement | null>, parts?: number, least = 8): void {
  useEffect(() => {
    const of = box.current
    if (!of) return
    const look = () => of.toggleAttribute('data-more', of.scrollHeight - of.clientHeight - of.scrollTop > least)
    look()
    of.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(of)
    for (const part of of.children) watch.observe(part)
    return () => {
      of.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [box, parts, least])
}
