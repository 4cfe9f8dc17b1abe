import { useEffect, useState } from 'react'
import { onMinute } from '../../platform/clock/minutes'
import { serverNow } from '../../platform/clock/server-clock'

/** The time by the server's clock, ms, to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => onMinute(setNow), [])
  return now
}
