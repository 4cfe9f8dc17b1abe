import clsx from 'clsx'
import { memo } from 'react'
import type { Shape } from '../../../../model/vehicle/details/unit-picture'
import styles from './picture.module.scss'
import { SHAPES } from './shapes'

type ShapeViewProps = {
  shape: Shape
  x: number
  y: number
  width: number
  height: number
  number: number
  /** Id of its detail. */
  id: number | undefined
  isSelected: boolean
  onSelect: (detail: number) => void
}

/** A body of the scheme in its place; the pointer may press it as well as its number. */
export const ShapeView = memo(function ShapeView({ shape, x, y, width, height, id, isSelected, onSelect }: ShapeViewProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={clsx(styles.part, isSelected && styles.selected)}
      onClick={() => id !== undefined && onSelect(id)}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} className={styles.target} />
      {SHAPES[shape](width, height)}
    </g>
  )
})
