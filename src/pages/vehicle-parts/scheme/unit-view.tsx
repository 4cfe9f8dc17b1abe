import { useCallback, useEffect, useRef, useState } from 'react'
import type { VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import { useRunAfterPaint } from '../../../hooks/screen/run-after-paint'
import { DetailTable } from './detail-table'
import styles from './scheme.module.scss'
import { UnitPictureView } from './unit-picture-view'

type UnitViewProps = {
  unit: VehicleUnit
  /** The detail that the address names. */
  selected: number | null
  onSelect: (detail: number) => void
}

/**
 * A scheme with its table: what is selected in one is selected in the other. It is shown at once, and the address follows after the paint;
 * bodies, numbers and rows that do not change are not drawn anew.
 */
export function UnitView({ unit, selected: addressed, onSelect }: UnitViewProps) {
  const runAfterPaint = useRunAfterPaint()
  // The address only says what is selected at first: later it follows, and must not bring back what was selected before.
  const [selected, setSelected] = useState(addressed)
  const tell = useRef(onSelect)
  useEffect(() => {
    tell.current = onSelect
  })
  const select = useCallback(
    (id: number) => {
      setSelected(id)
      runAfterPaint(() => tell.current(id))
    },
    [runAfterPaint],
  )
  return (
    <div className={styles.view}>
      <UnitPictureView unit={unit} selected={selected} onSelect={select} />
      <DetailTable unit={unit} selected={selected} onSelect={select} />
    </div>
  )
}
