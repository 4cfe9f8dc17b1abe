import { useEffect, useEffectEvent } from 'react'
import { ORDER_POLL_MS } from '../../../model/limits'

/** Calls `reload` every ORDER_POLL_MS while the page is visible, and at once when it is seen again after longer. [DEC-024] */
export function useOrderPolling(isMoving: boolean, reload: () => void): void {
  const ask = useEffectEvent(reload)
  useEffect(() => {
    if (!isMoving) return
    let askedAt = Date.now()
    const poll = () => {
      if (document.visibilityState !== 'visible') return
      askedAt = Date.now()
      ask()
    }
    const seenAgain = () => {
      if (Date.now() - askedAt >= ORDER_POLL_MS) poll()
    }
    const timer = setInterval(poll, ORDER_POLL_MS)
    document.addEventListener('visibilitychange', seenAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seenAgain)
    }
  }, [isMoving])
}
