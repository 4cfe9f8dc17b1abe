import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A strip of pictures of which one is seen at a time. */
export type Strip = {
  element: RefObject<HTMLDivElement | null>
  /** From 0. */
  current: number
  count: number
  /** Leads to a picture; beyond either end to the last one there. */
  show: (at: number) => void
  /** Arrows go on by one, Home and End to the ends. @returns whether the key was one of them */
  press: (event: KeyboardEvent) => boolean
  /** Where it was scrolled to by hand. */
  settle: () => void
}

/** @param first the picture that is seen at first */
export function useStrip(count: number, first = 0): Strip {
  const element = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  // Before it is painted.
  useLayoutEffect(() => {
    element.current?.scrollTo({ left: first * element.current.clientWidth, behavior: 'instant' })
  }, [first])
  const show = useCallback(
    (wanted: number) => {
      const at = Math.min(Math.max(0, wanted), count - 1)
      const strip = element.current
      // By one it slides, as the style sheet says; further it jumps, for the pictures between are nobody's wish.
      const isNext = strip !== null && Math.abs(at * strip.clientWidth - strip.scrollLeft) <= strip.clientWidth
      strip?.scrollTo({ left: at * strip.clientWidth, behavior: isNext ? 'auto' : 'instant' })
      setCurrent(at)
    },
    [count],
  )
  const press = (event: KeyboardEvent) => {
    // The window with the large pictures stands inside, and has the same keys.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || count < 2) return false
    event.preventDefault()
    show(to)
    return true
  }
  const settle = () => {
    const strip = element.current
    if (strip && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth))
  }
  return { element, current, count, show, press, settle }
}
