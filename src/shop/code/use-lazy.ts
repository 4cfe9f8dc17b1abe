import { useEffect, useState } from 'react'
import type { Lazy } from './lazy'

/**
 * A part of the page whose code is fetched when it is drawn first; undefined until it is there. Throws LostCode where it does not come:
 * drawn anew it is tried again.
 * @param lazy null: it is not wanted
 */
export function useLazy<T>(lazy: Lazy<T> | null): T | undefined {
  const [lost, setLost] = useState<Error | null>(null)
  const [, setThere] = useState(false)
  useEffect(() => {
    if (!lazy || lazy.get() !== undefined) return
    let isGone = false
    lazy.load().then(
      () => isGone || setThere(true),
      (error: Error) => isGone || setLost(error),
    )
    return () => {
      isGone = true
    }
  }, [lazy])
  if (__IN_SERVER__) lazy?.loadAhead()
  if (lost) throw lost
  return lazy?.get()
}
