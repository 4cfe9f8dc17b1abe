import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from './listing.module.scss'
import type { View } from './sort-bar'

const PLACES = Array.from({ length: 12 }, (_, at) => at)

/** The place of a list that is on its way, of the size it will have. */
export function ListSkeleton({ view }: { view: View }) {
  return (
    <div className={styles.places} role="status" aria-label="Загружаем товары">
      <Delayed>
        {view === 'cards' ? (
          <div className={styles.cards}>
            {PLACES.map((at) => (
              <div key={at} className={styles.cardPlace}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        ) : (
          PLACES.map((at) => (
            <div key={at} className={styles.rowPlace}>
              <Skeleton width={56} height={56} />
              <Skeleton height={16} />
              <Skeleton height={16} />
              <Skeleton height={32} />
            </div>
          ))
        )}
      </Delayed>
    </div>
  )
}
