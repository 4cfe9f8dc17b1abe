import { type RefObject, useEffect } from 'react'

/**
 * Tells an element how much of the window lies below the place where it begins, as the custom property `--room-below` (px, not
 * handed down), so that a sticky column ends with the window before it sticks as well. The parent tells the place: it does not stick.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const of = element.current
    const parent = of?.parentElement
    if (!of || !parent) return
    let frame = 0
    let told = NaN
    const measure = () => {
      frame = 0
      const room = Math.round(window.innerHeight - Math.max(0, parent.getBoundingClientRect().top))
      if (room === told) return
      told = room
      of.style.setProperty('--room-below', `${room}px`)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    // Bars and notes above it come and go.
    const watch = new ResizeObserver(soon)
    watch.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      watch.disconnect()
    }
  }, [element])
}
