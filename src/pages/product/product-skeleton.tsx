import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './product-view.module.scss'

/** The place of a product that is on its way. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Загружаем товар" className={styles.place}>
      <Delayed>
        <Skeleton width="60%" height={32} />
        <div className={styles.columns}>
          <Skeleton height={364} />
          <Skeleton height={500} />
          <Skeleton height={420} />
        </div>
      </Delayed>
    </div>
  )
}
