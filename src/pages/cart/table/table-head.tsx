import { memo } from 'react'
import { useMedia } from '../../../hooks/screen/use-media'
import { AllBox } from '../choice/boxes'
import { NARROW } from '../../../cart/table/columns'
import styles from './table.module.scss'

/** The names of the columns; where rows fold, for screen readers only, and the box of all lines stands above the table. */
export const TableHead = memo(function TableHead() {
  const isNarrow = useMedia(NARROW)
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} className={styles.head}>
        <th role="columnheader">{isNarrow ? <span className="vh">Включить в&nbsp;заказ</span> : <AllBox />}</th>
        <th role="columnheader">
          <span className="vh">Фото</span>
        </th>
        <th role="columnheader">Товар</th>
        <th role="columnheader">Наличие</th>
        <th role="columnheader" className={styles.end}>
          Цена
        </th>
        <th role="columnheader">Количество</th>
        <th role="columnheader" className={styles.end}>
          Сумма
        </th>
        <th role="columnheader">
          <span className="vh">Удалить</span>
        </th>
      </tr>
    </thead>
  )
})
