import { BusyRegion } from '../ui/feedback/busy-region'
import { Late } from '../ui/feedback/late'
import { Skeleton } from '../ui/feedback/skeleton'
import styles from './page-skeleton.module.scss'

/** What stands where a page's code is on its way: a heading and a panel. As tall as the window, so that the footer stands still. */
export function PageSkeleton() {
  return (
    <BusyRegion isBusy label="Загружаем страницу" className={styles.page}>
      <Late>
        <Skeleton width="min(320px, 70%)" height={30} />
        <Skeleton height={180} />
        <Skeleton height={320} />
      </Late>
    </BusyRegion>
  )
}
