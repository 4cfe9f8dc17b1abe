import { type RefObject, useEffect, useState } from 'react'

/** What is nearer to an end than this is at it, px. */
const NEAR = 8

/** Whether a box that scrolls sideways stands at its start and at its end; both where all of it fits. */
export function useScrollEnds(box: RefObject<HTMLElement | null>): { isAtStart: boolean; isAtEnd: boolean } {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const of = box.current
    if (!of) return
    const look = () => {
      const isAtStart = of.scrollLeft <= NEAR
      const isAtEnd = of.scrollLeft + of.clientWidth >= of.scrollWidth - NEAR
      setEnds((before) => (before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd }))
    }
    look()
    of.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(of)
    for (const part of of.children) watch.observe(part)
    return () => {
      of.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [box])
  return ends
}
