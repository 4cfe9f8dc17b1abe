import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../ui/controls/icon-button'
import { useScrollEnds } from './use-scroll-ends'
import styles from './card-scroller.module.scss'

/** Things side by side; what does not fit is scrolled to, with a mouse by the arrows. What it holds is there from the beginning; `--scroller-columns` around it says how wide each is. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(scroller)
  const turn = (by: 1 | -1) => scroller.current?.scrollBy({ left: by * scroller.current.clientWidth * 0.8 })
  return (
    <div className={styles.place}>
      {/* What scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} role="group" aria-label={`${label}, лента`} tabIndex={0}>
        {children}
      </div>
      {!isAtStart && (
        <IconButton label={`${label}: назад`} icon={ChevronLeft} variant="line" className={styles.back} onClick={() => turn(-1)} />
      )}
      {!isAtEnd && (
        <IconButton label={`${label}: дальше`} icon={ChevronRight} variant="line" className={styles.forth} onClick={() => turn(1)} />
      )}
    </div>
  )
}
