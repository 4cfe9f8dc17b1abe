import { useEffect, useRef, useState } from 'react'

/** The value, taken over at most every `ms`; the last one always comes. */
export function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value)
  const takenAt = useRef(-Infinity)
  useEffect(() => {
    if (Object.is(value, shown)) return
    const wait = Math.max(0, takenAt.current + ms - performance.now())
    const timer = setTimeout(() => {
      takenAt.current = performance.now()
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, shown, ms])
  return shown
}
