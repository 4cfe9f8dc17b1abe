import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { stepped, stepsOf } from '../inspection'
import type { EventRow, Recording } from '../recording/recording'
import { eventWord } from '../words'
import { formatInstant } from '../../../model/text/instant'
import styles from './timeline.module.scss'
import type { Shown } from './use-inspection'

/** Bars of the overview: how many events there were, from the first to now. */
const BARS = 120

type TimelineProps = Shown & { recording: Recording; listed: readonly EventRow[] }

/** The time of the recording: arrows step over the listed events, back and on, to look; what is looked at is said to be the past. */
export function Timeline({ recording, connection, inspection, listed }: TimelineProps) {
  const rows = stepsOf(recording.rows)
  const { cursor } = inspection
  const slider = useRef<HTMLInputElement>(null)
  const last = Math.max(0, rows.length - 1)
  const at =
    cursor === null
      ? last
      : Math.max(
          0,
          rows.findLastIndex(({ key }) => key <= cursor),
        )
  const row = rows[at]
  const look = (key: number | null) => connection.change((it) => ({ ...it, cursor: key }))
  const comeBack = () => {
    // The button that was pressed goes.
    slider.current?.focus()
    look(null)
  }
  const step = (by: -1 | 1) => look(stepped(recording.rows, listed, cursor, by))
  return (
    <section className={styles.timeline} aria-label="Время" data-past={cursor !== null || undefined}>
      <IconButton label="Событием раньше (Alt + ←)" icon={ChevronLeft} size="s" onClick={() => step(-1)} />
      <IconButton
        label="Событием позже (Alt + →)"
        icon={ChevronRight}
        size="s"
        disabledReason={cursor === null ? 'Дальше настоящего событий ещё нет.' : undefined}
        onClick={() => step(1)}
      />
      <div className={styles.track}>
        <Bars rows={rows} />
        <input
          ref={slider}
          type="range"
          aria-label="Событие, на котором остановились"
          aria-valuetext={row ? `${at + 1} из ${rows.length}: ${eventWord(row.event, row.machine)}` : 'событий нет'}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => look(Number(target.value) >= last ? null : (rows[Number(target.value)]?.key ?? null))}
        />
      </div>
      <p role="status" className={styles.words}>
        {cursor === null || !row ? (
          inspection.opened ? (
            'Конец записи'
          ) : (
            'Сейчас'
          )
        ) : (
          <>
            <b>Вы смотрите в&nbsp;прошлое</b>: {formatInstant(row.at)}, событие {at + 1} из&nbsp;{rows.length}
            {!inspection.opened && '. Магазин идёт дальше.'}
          </>
        )}
      </p>
      {cursor !== null && (
        <Button variant="fill" size="s" onClick={comeBack}>
          {inspection.opened ? 'К\u00a0концу' : 'К\u00a0настоящему'}
        </Button>
      )}
    </section>
  )
}

/** How dense the events are, for the eye. */
function Bars({ rows }: Pick<Recording, 'rows'>) {
  const [first, last] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0]
  const span = Math.max(1, last - first)
  const counts = Array.from({ length: BARS }, () => 0)
  for (const { at } of rows) counts[Math.min(BARS - 1, Math.floor(((at - first) / span) * BARS))]! += 1 // within
  const most = Math.max(1, ...counts)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${BARS} 20`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, at) =>
        count === 0 ? null : <rect key={at} x={at} width={0.8} height={4 + (16 * count) / most} y={16 - (16 * count) / most} />,
      )}
    </svg>
  )
}
