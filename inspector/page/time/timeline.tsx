import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import { Button } from '../../../src/ui/controls/button'
import { IconButton } from '../../../src/ui/controls/icon-button'
import type { EventRow, Recording } from '../../recording/recording'
import { eventWord } from '../words/words'
import { formatCount } from '../../../model/text/count'
import { formatInstant } from '../../../model/text/instant'
import { pacesOf } from './pace'
import styles from './timeline.module.scss'
import type { Shown } from '../watching/use-inspection'
import { stepped, stepsOf } from '../../recording/steps'
import { OwnText } from '../../../src/ui/text/own-text'

/** Bars of the overview at most. */
const BARS = 120
/** Of fewer than these each bar is as narrow as if there were so many. */
const LEAST_BARS = 40

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
    // Of a file the button that was pressed goes.
    if (inspection.opened) slider.current?.focus()
    look(null)
  }
  const step = (by: -1 | 1) => look(stepped(recording.rows, listed, cursor, by))
  return (
    <section className={styles.timeline} aria-label="Время" data-past={cursor !== null || undefined}>
      <IconButton
        label="Событием раньше (Alt + ←)"
        icon={ChevronLeft}
        size="s"
        disabledReason={rows.length === 0 ? 'Событий ещё не было.' : undefined}
        onClick={() => step(-1)}
      />
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
          max={Math.max(1, last)}
          value={last === 0 ? 1 : at}
          onChange={({ target }) => look(Number(target.value) >= last ? null : (rows[Number(target.value)]?.key ?? null))}
        />
      </div>
      <p role="status" className={styles.words}>
        {cursor === null || !row ? (
          <OwnText>{inspection.opened ? 'Конец записи' : 'Сейчас'}</OwnText>
        ) : (
          <>
            <b>Вы смотрите в&nbsp;прошлое</b>
            <OwnText>: </OwnText>
            <OwnText>{formatInstant(row.at)}</OwnText>
            <OwnText>, событие </OwnText>
            <OwnText>{at + 1}</OwnText>
            <OwnText> из&nbsp;</OwnText>
            <OwnText>{rows.length}</OwnText>
            <OwnText>{!inspection.opened && (at < last ? `. Запись идёт, новых: ${formatCount(last - at)}.` : '. Запись идёт.')}</OwnText>
          </>
        )}
      </p>
      {(cursor !== null || (row && !inspection.opened)) && (
        <Button
          variant={cursor === null ? 'line' : 'fill'}
          size="s"
          onClick={() => (cursor === null ? look(rows.at(-1)?.key ?? null) : comeBack())}
        >
          {cursor === null ? 'Пауза' : inspection.opened ? 'К\u00a0концу' : 'К\u00a0настоящему'}
        </Button>
      )}
    </section>
  )
}

/** How quickly the events came: each bar stands where the slider is at its events. */
function Bars({ rows }: Pick<Recording, 'rows'>) {
  const paces = pacesOf(rows, BARS)
  const width = 0.8 * Math.min(1, paces.length / LEAST_BARS)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${Math.max(1, paces.length - 1)} 20`} preserveAspectRatio="none" aria-hidden="true">
      {paces.map((pace, at) => (
        <rect key={at} x={at - width / 2} width={width} height={4 + 16 * pace} y={16 - 16 * pace} />
      ))}
    </svg>
  )
}
