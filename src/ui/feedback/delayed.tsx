import { type ReactElement, useEffect, useState } from 'react'
import { LOADER_DELAY_MS, LOADER_MIN_MS } from '../../../model/limits'

type Elements = ReactElement | false | null | undefined | readonly ReactElement[]

export type DelayedProps = {
  /** Whether there is something to wait for. A skeleton is simply rendered while it is needed and goes at once. */
  when?: boolean | undefined
  /** How long nothing is shown, ms; LOADER_DELAY_MS. */
  delay?: number | undefined
  /** Elements, not bare text: what comes and goes has an element of its own. */
  children: Elements | readonly Elements[]
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
