import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollingAround } from '../../../atlas/chart/scrolling-around'

/** So near to the end is at the end, px. */
const NEAR = 40

/** Keeps the end of something in sight as it grows, unless the reader scrolled up. @param last changes when it grows */
export function useFollowedEnd(place: RefObject<HTMLElement | null>, last: unknown): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const box = place.current && scrollingAround(place.current)
    if (!box) return
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [place, last])
  useLayoutEffect(() => {
    const box = place.current && scrollingAround(place.current)
    if (isAtEnd.current) box?.scrollTo({ top: box.scrollHeight })
  }, [place, last])
}
