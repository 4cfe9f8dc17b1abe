import { fromCallback } from 'xstate'

const MINUTE_MS = 60_000

/** Tells the time now, at each minute that begins, and when the page is seen again: timers of hidden pages and of sleeping devices come late. */
export const minutePort = fromCallback<{ type: 'clock.none' }>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = Date.now()
    sendBack({ type: 'clock.ticked', now })
    timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS))
  }
  const seen = () => {
    if (document.visibilityState === 'visible') tick()
  }
  tick()
  if (typeof document === 'undefined') return () => clearTimeout(timer)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
})
