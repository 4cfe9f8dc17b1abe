import clsx from 'clsx'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { VehicleDetail, VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import { formatPieces } from '../../../../model/text/count'
import { useRunAfterPaint } from '../../../hooks/screen/run-after-paint'
import { MatchBadge } from '../parts/match-badge'
import { oemAddress } from '../parts/oem-address'
import { Reasons } from '../parts/reasons'
import { stepOf } from './step-of'
import styles from './detail-table.module.scss'

type DetailTableProps = { unit: VehicleUnit; selected: number | null; onSelect: (detail: number) => void }

/** The details of a unit: number on the scheme, name, number of the maker, how many, whether it is for this car and why. */
export function DetailTable({ unit, selected, onSelect }: DetailTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const runAfterPaint = useRunAfterPaint()
  // The scroll measures the whole page: the selection is painted before it.
  useEffect(() => {
    if (selected !== null)
      runAfterPaint(() => table.current?.querySelector(`[data-detail="${selected}"]`)?.scrollIntoView({ block: 'nearest' }))
  }, [selected, runAfterPaint])
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event)
    if (step === null) return
    event.preventDefault()
    const focused = (event.target as HTMLElement).closest('tr')?.dataset['detail'] // what is focused here stands in a row
    const at = unit.details.findIndex(({ id }) => String(id) === focused)
    const last = unit.details.length - 1
    const next = unit.details[step === 'first' ? 0 : step === 'last' ? last : Math.min(last, Math.max(0, at + step))]
    if (!next) return
    onSelect(next.id)
    table.current?.querySelector<HTMLElement>(`[data-detail="${next.id}"] button`)?.focus({ preventScroll: true })
  }
  return (
    <table ref={table} className={styles.table} aria-label={`Детали: ${unit.name}`} onKeyDown={walk}>
      <thead>
        <tr>
          <th scope="col">№</th>
          <th scope="col">Деталь, номер OEM</th>
          <th scope="col">На&nbsp;машину</th>
          <th scope="col">Подходит</th>
        </tr>
      </thead>
      <tbody>
        {unit.details.map((detail) => (
          <DetailRow key={detail.id} detail={detail} isSelected={detail.id === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  )
}

type DetailRowProps = { detail: VehicleDetail; isSelected: boolean; onSelect: (detail: number) => void }

const DetailRow = memo(function DetailRow({ detail, isSelected, onSelect }: DetailRowProps) {
  const { id, callout, name, oem, quantity, conditions, match, reasons, is_sold } = detail
  return (
    <tr data-detail={id} className={clsx(styles.row, isSelected && styles.selected)} onClick={() => onSelect(id)}>
      <td className={styles.number}>
        <button type="button" aria-pressed={isSelected} aria-label={`${callout}: ${name}`}>
          {callout}
        </button>
      </td>
      <td>
        <div className={styles.name}>
          <b>{name}</b>
          <span className={styles.oem}>{oem}</span>
          {conditions.length > 0 && <small>{conditions.join(', ')}</small>}
          {is_sold && (
            <Link href={oemAddress(oem)} onClick={(event) => event.stopPropagation()}>
              Товары по&nbsp;номеру
            </Link>
          )}
        </div>
      </td>
      <td className={styles.quantity}>{formatPieces(quantity)}</td>
      <td className={styles.match}>
        <MatchBadge match={match} />
        <Reasons reasons={reasons} />
      </td>
    </tr>
  )
})
