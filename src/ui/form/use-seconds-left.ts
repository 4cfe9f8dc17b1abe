import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/clock/server-clock'

const SECOND_MS = 1000

/**
 * The whole seconds that are left until a moment, 0 once it is reached; a second that has begun counts. It goes by the server's clock: timers of
 * hidden pages and of sleeping computers come late, so the clock is read anew at each tick and when the page is seen again.
 * @param until ms since 1970, by the server's clock
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => leftUntil(until))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const rest = until - serverNow()
      setLeft(leftUntil(until))
      // To the moment when the number changes.
      if (rest > 0) timer = setTimeout(tick, rest % SECOND_MS || SECOND_MS)
    }
    const seen = () => {
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [until])
  return left
}

const leftUntil = (until: number): number => Math.max(0, Math.ceil((until - serverNow()) / SECOND_MS))
