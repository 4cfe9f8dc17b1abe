import clsx from 'clsx'
import { useRef } from 'react'
import rowStyles from '../../cart/table/line/line-row.module.scss'
import linesStyles from '../../cart/table/lines-table.module.scss'
import { useRoomBelow } from '../../hooks/screen/use-room-below'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Panel } from '../../ui/surfaces/panel'
import orderStyles from './order/order.module.scss'
import tableStyles from './table/table.module.scss'
import styles from './cart-page.module.scss'
import skeletonStyles from './cart-skeleton.module.scss'

/** The cart's place while it is on its way. */
export function CartSkeleton() {
  return (
    <BusyRegion isBusy label="Загружаем корзину">
      <div className={clsx(styles.head, skeletonStyles.head)}>
        <h1>Корзина</h1>
      </div>
      <div className={styles.columns}>
        <div>
          {/* The panel comes with what stands in it: an empty one would be a white box. */}
          <Delayed>
            <Panel label="Товары" isFlush className={styles.lines}>
              <div className={skeletonStyles.entry}>
                <Skeleton width={300} height={32} />
                <Skeleton width={84} height={32} />
              </div>
              <Rows />
            </Panel>
          </Delayed>
        </div>
        <SideSkeleton />
      </div>
    </BusyRegion>
  )
}

/** The lines' place while their prices are on their way. */
export const TableSkeleton = () => (
  <BusyRegion isBusy label="Узнаём цены и наличие" className={skeletonStyles.within}>
    <Delayed>
      <Rows />
    </Delayed>
  </BusyRegion>
)

/** The place of the choice of receiving and of the total, which end with the window. */
export function SideSkeleton() {
  const side = useRef<HTMLDivElement>(null)
  useRoomBelow(side)
  return (
    <div ref={side} className={clsx(orderStyles.side, styles.side)}>
      <Delayed>
        <Skeleton height={420} className={styles.choices} />
        <Skeleton height={349} />
      </Delayed>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
/** The bar and the rows in the columns of the table. */
const Rows = () => (
  <>
    <div className={skeletonStyles.tools}>
      <Skeleton width={140} height={16} />
      <Skeleton width={188} height={16} />
    </div>
    <div className={clsx(linesStyles.table, tableStyles.table, skeletonStyles.rows)}>
      {ROWS.map((row) => (
        <div key={row} className={rowStyles.row}>
          <Skeleton width={20} height={20} className={rowStyles.box} />
          <Skeleton height={40} className={rowStyles.shot} />
          <span className={clsx(rowStyles.name, skeletonStyles.name)}>
            <Skeleton width="80%" height={14} />
            <Skeleton width="40%" height={14} />
          </span>
          <Skeleton width={64} height={14} className={rowStyles.stock} />
          <Skeleton width={72} height={14} className={rowStyles.price} />
          <Skeleton width={108} height={32} className={rowStyles.qty} />
          <Skeleton width={80} height={14} className={rowStyles.sum} />
        </div>
      ))}
    </div>
  </>
)
