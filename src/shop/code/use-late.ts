import { useEffect, useState } from 'react'
import type { Late } from './late'

/**
 * A part of the page whose code is fetched when it is drawn first; undefined until it is there. Throws LostCode where it does not come:
 * drawn anew it is tried again.
 * @param late null: it is not wanted
 */
export function useLate<T>(late: Late<T> | null): T | undefined {
  const [lost, setLost] = useState<Error | null>(null)
  const [, setThere] = useState(false)
  useEffect(() => {
    if (!late || late.get() !== undefined) return
    let isGone = false
    late.load().then(
      () => isGone || setThere(true),
      (error: Error) => isGone || setLost(error),
    )
    return () => {
      isGone = true
    }
  }, [late])
  if (lost) throw lost
  return late?.get()
}
