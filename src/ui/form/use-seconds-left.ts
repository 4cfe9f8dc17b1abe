import { useEffect, useState } from 'react'
import { onServerClockChanged, serverNow } from '../../platform/clock/server-clock'

const SECOND_MS = 1000

/**
 * The whole seconds that are left until a moment, 0 once it is reached; a second that has begun counts. It goes by the server's clock: timers of
 * hidden pages and of sleeping computers come late, so the clock is read anew at each tick and when the page is seen again. A clock that is set
 * back meanwhile makes nobody wait longer: what has passed since is known without it. An answer that says what time it is counts at once.
 * @param until ms since 1970, by the server's clock
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsOf(until - serverNow()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let started = { rest: until - serverNow(), at: performance.now() }
    const tick = () => {
      clearTimeout(timer)
      const rest = Math.min(until - serverNow(), started.rest - (performance.now() - started.at))
      setLeft(secondsOf(rest))
      // To the moment when the number changes.
      if (rest > 0) timer = setTimeout(tick, rest % SECOND_MS || SECOND_MS)
    }
    const seen = () => {
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', seen)
    const deafen = onServerClockChanged(() => {
      started = { rest: until - serverNow(), at: performance.now() }
      tick()
    })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      deafen()
    }
  }, [until])
  return left
}

const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND_MS))
