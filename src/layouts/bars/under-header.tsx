import type { ReactNode } from 'react'
import { HeldContext } from '../../hooks/screen/held'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Bars } from './bars'
import { useBarsOpening } from './use-bars-opening'
import { PageSkeleton } from '../skeleton/page-skeleton'
import styles from './under-header.module.scss'

/** As long as the main links. */
const LINKS = [102, 158, 174, 92, 76, 82, 64]

/** The bars and what lies under them: that is built at once, so that its data is asked for, and shown where it will stay. */
export function UnderHeader({ children }: { children: ReactNode }) {
  const isHeld = useBarsOpening() === 'closed'
  return (
    <HeldContext value={isHeld}>
      <Bars />
      {isHeld && (
        <div className={styles.place}>
          <div className={styles.row}>
            <div className="wrap">
              <Delayed>
                {LINKS.map((width) => (
                  <Skeleton key={width} width={width} height={14} />
                ))}
              </Delayed>
            </div>
          </div>
          <div className="wrap">
            <PageSkeleton />
          </div>
        </div>
      )}
      <div className={isHeld ? styles.held : undefined}>{children}</div>
    </HeldContext>
  )
}
