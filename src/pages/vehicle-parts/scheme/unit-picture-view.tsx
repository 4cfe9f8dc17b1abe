import clsx from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type CSSProperties, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import { Icon } from '../../../ui/icon'
import { stepOf } from './step-of'
import styles from './picture.module.scss'
import { ShapeView } from './shape-view'

type UnitPictureProps = {
  unit: VehicleUnit
  /** Id of a detail. */
  selected: number | null
  onSelect: (detail: number) => void
}

/** The exploded view of a unit with its numbered callouts; what is selected and out of sight is pointed to at the edge. */
export function UnitPictureView({ unit, selected, onSelect }: UnitPictureProps) {
  const { picture, callouts, details } = unit
  const frame = useRef<HTMLDivElement>(null)
  const detail = details.find(({ id }) => id === selected)
  const callout = callouts.find(({ number }) => number === detail?.callout)
  const edge = edgeOf(useSeen(frame), callout ? callout.x / picture.width : null)
  const idOf = (number: number) => details.find((each) => each.callout === number)?.id
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event)
    if (step === null) return
    event.preventDefault()
    const focused = Number((event.target as HTMLElement).dataset['callout']) // what is focused here is a callout
    const at = callouts.findIndex(({ number }) => number === focused)
    const next = step === 'first' ? 0 : step === 'last' ? callouts.length - 1 : Math.min(callouts.length - 1, Math.max(0, at + step))
    const id = idOf(callouts[next]?.number ?? 0)
    if (id === undefined) return
    onSelect(id)
    frame.current?.querySelectorAll<HTMLElement>('[data-callout]')[next]?.focus()
  }
  const reveal = () => {
    const place = frame.current
    if (place && callout) place.scrollTo({ left: (callout.x / picture.width) * place.scrollWidth - place.clientWidth / 2 })
  }
  return (
    <div className={styles.place}>
      <div ref={frame} className={styles.frame}>
        <div
          className={styles.sheet}
          style={{ '--width': picture.width, '--height': picture.height } as CSSProperties} // the scale is that of the style sheet
          role="group"
          aria-label={`Схема: ${unit.name}. Номера деталей, стрелки ведут по\u00a0ним`}
          onKeyDown={walk}
        >
          <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true" focusable="false">
            {callouts.map(({ number, x, y, to_x, to_y }) => (
              <line
                key={number}
                x1={x}
                y1={y}
                x2={to_x}
                y2={to_y}
                className={clsx(styles.leader, number === detail?.callout && styles.selected)}
              />
            ))}
            {picture.parts.map(({ callout: number, ...part }) => (
              <ShapeView
                key={number}
                {...part}
                number={number}
                isSelected={number === detail?.callout}
                onSelect={onSelect}
                id={idOf(number)}
              />
            ))}
          </svg>
          {callouts.map(({ number, x, y }, at) => (
            <CalloutButton
              key={number}
              number={number}
              name={details.find((each) => each.callout === number)?.name ?? ''}
              id={idOf(number)}
              left={x / picture.width}
              top={y / picture.height}
              isSelected={number === detail?.callout}
              isReachable={detail ? number === detail.callout : at === 0}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
      {edge && (
        <button
          type="button"
          className={clsx(styles.edge, styles[edge])}
          onClick={reveal}
          aria-label={`Номер ${detail?.callout ?? ''} ${edge === 'left' ? 'левее' : 'правее'}: показать`}
        >
          {edge === 'left' && <Icon of={ArrowLeft} size={16} />}
          <span>{detail?.callout}</span>
          {edge === 'right' && <Icon of={ArrowRight} size={16} />}
        </button>
      )}
    </div>
  )
}

type CalloutButtonProps = {
  number: number
  name: string
  id: number | undefined
  /** Shares of the picture. */
  left: number
  top: number
  isSelected: boolean
  /** One of all is in the tab order; arrows lead to the others. */
  isReachable: boolean
  onSelect: (detail: number) => void
}

const CalloutButton = memo(function CalloutButton({ number, name, id, left, top, isSelected, isReachable, onSelect }: CalloutButtonProps) {
  return (
    <button
      type="button"
      data-callout={number}
      aria-pressed={isSelected}
      aria-label={`${number}: ${name}`}
      tabIndex={isReachable ? 0 : -1}
      className={clsx(styles.callout, isSelected && styles.selected)}
      style={{ left: `${100 * left}%`, top: `${100 * top}%` }}
      onClick={() => id !== undefined && onSelect(id)}
    >
      {number}
    </button>
  )
})

/** Which part of its width a frame shows, in shares; null: it was not measured yet. */
type Seen = { from: number; to: number } | null

/** What a frame shows of what it holds, followed as it is scrolled and as the window changes. */
function useSeen(frame: RefObject<HTMLDivElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>(null)
  useLayoutEffect(() => {
    const place = frame.current
    if (!place) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = place
      setSeen({ from: scrollLeft / scrollWidth, to: (scrollLeft + clientWidth) / scrollWidth })
    }
    measure()
    place.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      place.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [frame])
  return seen
}

/** At which edge a place is out of sight. @param share of the width; null: no place */
function edgeOf(seen: Seen, share: number | null): 'left' | 'right' | null {
  if (seen === null || share === null) return null
  return share < seen.from ? 'left' : share > seen.to ? 'right' : null
}
