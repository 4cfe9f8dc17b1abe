import { type ReactNode, useEffect, useState } from 'react'
import { LOADER_DELAY_MS, LOADER_MIN_MS } from '../../../model/limits'

export type DelayedProps = {
  /** Whether there is something to wait for. A skeleton is simply rendered while it is needed and goes at once. */
  when?: boolean | undefined
  /** How long nothing is shown, ms; LOADER_DELAY_MS. */
  delay?: number | undefined
  children: ReactNode
}

/**
 * A loader that short waits never show: it appears after LOADER_DELAY_MS and, kept in place with `when` (a bar), stays
 * LOADER_MIN_MS at least. [DEC-059]
 */
export function Delayed({ when = true, delay = LOADER_DELAY_MS, children }: DelayedProps) {
  const [phase, setPhase] = useState<'waiting' | 'held' | 'free'>('waiting')
  const isDue = phase === 'waiting' && when
  if (phase === 'free' && !when) setPhase('waiting')

  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => setPhase('held'), delay)
    return () => clearTimeout(timer)
  }, [isDue, delay])

  useEffect(() => {
    if (phase !== 'held') return
    const timer = setTimeout(() => setPhase('free'), LOADER_MIN_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return phase === 'held' || (phase === 'free' && when) ? children : null
}
