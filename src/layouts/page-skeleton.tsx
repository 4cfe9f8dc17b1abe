import { BusyRegion } from '../ui/feedback/busy-region'
import { Delayed } from '../ui/feedback/delayed'
import { Skeleton } from '../ui/feedback/skeleton'
import styles from './page-skeleton.module.scss'

const LINES = ['32%', '78%', '64%', '71%', '46%', '58%']

/** What stands where a page's code is on its way: a heading and a panel with lines, whatever page it will be. */
export function PageSkeleton() {
  return (
    <BusyRegion isBusy label="Загружаем страницу" className={styles.page}>
      <Delayed>
        <Skeleton width="min(320px, 70%)" height={30} />
        <div className={styles.panel}>
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </div>
      </Delayed>
    </BusyRegion>
  )
}
