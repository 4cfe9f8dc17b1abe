import { useEffect } from 'react'
import { Badge } from '../../../ui/marks/badge'
import { useSecondsLeft } from '../../../ui/form/use-seconds-left'
import { leftWords } from '../promotion-words'

const WEEK_S = 7 * 86_400

/** How long a promotion still runs, by the server's clock; its end is announced to the page. @param until ms */
export function TermLeft({ until, onOver }: { until: number; onOver: () => void }) {
  const left = useSecondsLeft(until)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onOver()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at the end
  }, [isOver])
  return (
    <span role="timer" aria-live="off">
      <Badge tone={left <= WEEK_S ? 'warn' : 'info'}>{leftWords(left)}</Badge>
    </span>
  )
}
