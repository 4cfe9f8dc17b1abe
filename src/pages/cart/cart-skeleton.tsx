import clsx from 'clsx'
import { useRef } from 'react'
import { useRoomBelow } from '../../hooks/screen/use-room-below'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { Late } from '../../ui/feedback/late'
import { Skeleton } from '../../ui/feedback/skeleton'
import orderStyles from './order/order.module.scss'
import styles from './cart-page.module.scss'

/** The cart's place while it is on its way. */
export function CartSkeleton() {
  return (
    <BusyRegion isBusy label="Загружаем корзину">
      <div className={styles.head}>
        <h1>Корзина</h1>
      </div>
      <div className={styles.columns}>
        <div className={styles.skeleton}>
          <Late>
            <Skeleton height={49} />
            <Rows />
          </Late>
        </div>
        <SideSkeleton />
      </div>
    </BusyRegion>
  )
}

/** The lines' place while their prices are on their way. */
export const TableSkeleton = () => (
  <BusyRegion isBusy label="Узнаём цены и наличие" className={clsx(styles.skeleton, styles.within)}>
    <Late>
      <Rows />
    </Late>
  </BusyRegion>
)

/** The place of the choice of receiving and of the total, which end with the window. */
export function SideSkeleton() {
  const side = useRef<HTMLDivElement>(null)
  useRoomBelow(side)
  return (
    <div ref={side} className={clsx(orderStyles.side, styles.side)}>
      <Late>
        <Skeleton height={420} className={styles.choices} />
        <Skeleton height={349} />
      </Late>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
const Rows = () => ROWS.map((row) => <Skeleton key={row} height={64} />)
