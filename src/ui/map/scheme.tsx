import clsx from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { type SchemePoint, schemeOf } from '../../../model/map/map-scheme'
import { formatCount } from '../../../model/text/count'
import styles from './map.module.scss'

export type MapSchemeProps<Id> = {
  /** At least one. */
  points: readonly SchemePoint<Id>[]
  selectedId: Id | null
  onSelect: (id: Id) => void
}

/** px of its height; the width is that of its place. */
const HEIGHT = 380

/** Places as points on a plain ground, true to scale, for where there is no map. Only to be seen: the list beside it says the same. */
export function MapScheme<Id extends string | number>({ points, selectedId, onSelect }: MapSchemeProps<Id>) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const element = box.current! // it is drawn
    const measure = () => setWidth(element.clientWidth || 640)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [])
  const { places, bar } = schemeOf(points, { width, height: HEIGHT }, selectedId)
  // The chosen one lies above its neighbours.
  const inOrder = [...places].sort((one, other) => Number(one.id === selectedId) - Number(other.id === selectedId))
  return (
    <div ref={box} aria-hidden="true" className={styles.scheme}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        {inOrder.map(({ id, name, x, y, label }) => (
          <g key={id} className={clsx(styles.place, id === selectedId && styles.chosen)} onClick={() => onSelect(id)}>
            <title>{name}</title>
            <circle cx={x} cy={y} r={22} fill="transparent" />
            <circle cx={x} cy={y} r={id === selectedId ? 9 : 6} className={styles.point} />
            {label && (
              <text x={label.x + label.width / 2} y={label.y + label.height / 2} dominantBaseline="central" textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
        <path d={`M16 ${HEIGHT - 20}v6h${bar.px}v-6`} className={styles.bar} />
        <text x={16 + bar.px / 2} y={HEIGHT - 26} textAnchor="middle" className={styles.barText}>
          {bar.km < 1 ? `${formatCount(bar.km * 1000)}\u00a0м` : `${formatCount(bar.km)}\u00a0км`}
        </text>
      </svg>
    </div>
  )
}
