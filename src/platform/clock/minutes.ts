import { fromCallback } from 'xstate'
import { onServerClockChanged, serverClockOffset, serverNow } from './server-clock'

const MINUTE_MS = 60_000

/**
 * Tells the time by the server's clock now, at each minute that begins there, when that clock turns out to be another, and when the page is
 * seen again: timers of hidden pages and of sleeping devices come late.
 * @returns how to end it
 */
export function onMinute(ticked: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = serverNow()
    ticked(now)
    timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS))
  }
  const seen = () => {
    if (document.visibilityState === 'visible') tick()
  }
  tick()
  const deafen = onServerClockChanged(tick)
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(timer)
    deafen()
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', seen)
  }
}

/** The same for a machine. */
export const minutePort = fromCallback<{ type: 'clock.none' }>(({ sendBack }) =>
  onMinute((now) => sendBack({ type: 'clock.ticked', now, offset: serverClockOffset() })),
)
