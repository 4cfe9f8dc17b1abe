import { useState } from 'react'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import type { ActorInfo } from '../../protocol'
import type { Recording } from '../../recording/recording'
import { type Line, linesOf, titlesOf } from './sequence-lines'
import { formatInstant } from '../../../../model/text/instant'
import styles from './sequence.module.scss'
import type { Shown } from '../use-inspection'

/** Messages that are drawn, the last of them. */
const SHOWN = 40
const COLUMN = 140
const ROW = 34
const HEAD = 46
/** Where the columns begin: the time stands before them. */
const LEFT = 80
/** A letter at most, in the small font; lines of a head. */
const LETTER = 6.7
const IN_HEAD = 18

type SequenceProps = Shown & { recording: Recording; actor: ActorInfo | undefined }

/** Actors that are drawn unless others are ticked: as many as the pane has room for. */
const AT_FIRST = 5

/**
 * Who told whom what, up to the event that is looked at, as a sequence chart: of the chosen actor and those it speaks with most,
 * until others are ticked. Calls are in one column, from their beginning to their answer.
 */
export function SequenceChart({ recording, connection, inspection, actor }: SequenceProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const { cursor } = inspection
  const lines = linesOf(recording.rows.filter(({ key }) => cursor === null || key <= cursor))
  const titles = titlesOf(lines)
  const all = byTalk(lines)
  const own = actor ? byTalk(lines.filter(({ from, to }) => from === actor.name || to === actor.name)) : []
  const shown = ticked ?? new Set((own.length > 0 ? own : all).slice(0, AT_FIRST))
  const drawn = lines.filter(({ from, to }) => shown.has(from) && shown.has(to)).slice(-SHOWN)
  // In the order in which they speak, so that most arrows are short.
  const columns = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))]
  const turn = (name: string, isOn: boolean) => setTicked(new Set(isOn ? [...shown, name] : [...shown].filter((it) => it !== name)))
  return (
    <>
      <Disclosure title={`Кого показать: ${all.filter((name) => shown.has(name)).length} из\u00a0${all.length}`}>
        <div className={styles.choice}>
          {all.map((name) => (
            <Checkbox key={name} label={titles.get(name) ?? name} checked={shown.has(name)} onChange={(isOn) => turn(name, isOn)} />
          ))}
        </div>
      </Disclosure>
      {drawn.length === 0 ? (
        <p className={styles.empty}>Отмеченные участники друг другу ещё ничего не&nbsp;сказали.</p>
      ) : (
        <div className={styles.place} role="group" aria-label="Диаграмма переписки">
          <Drawing
            lines={drawn}
            columns={columns}
            titles={titles}
            cursor={cursor}
            onLook={(key) => connection.change((it) => ({ ...it, cursor: key }))}
          />
        </div>
      )}
    </>
  )
}

/** Names, whoever tells and is told most first. */
function byTalk(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>()
  for (const { from, to } of lines) for (const name of new Set([from, to])) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}

type DrawingProps = {
  lines: readonly Line[]
  columns: readonly string[]
  titles: ReadonlyMap<string, string>
  cursor: number | null
  onLook: (key: number) => void
}

function Drawing({ lines, columns, titles, cursor, onLook }: DrawingProps) {
  const [width, height] = [LEFT + columns.length * COLUMN, lines.length * ROW + 12]
  const xOf = (name: string) => LEFT + columns.indexOf(name) * COLUMN + COLUMN / 2
  return (
    <>
      <svg className={styles.heads} width={width} height={HEAD} aria-hidden="true">
        {columns.map((name) => (
          <g key={name}>
            <title>{titles.get(name)}</title>
            <rect className={styles.head} x={xOf(name) - COLUMN / 2 + 4} y={4} width={COLUMN - 8} height={HEAD - 10} rx={4} />
            {inTwo(titles.get(name) ?? name).map((text, at, { length }) => (
              <text key={text} className={styles.title} x={xOf(name)} y={(length === 1 ? 28 : 20) + at * 15}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <svg className={styles.drawing} width={width} height={height} role="img" aria-label="Кто кому что сказал">
        {columns.map((name) => (
          <line key={name} className={styles.life} x1={xOf(name)} x2={xOf(name)} y1={0} y2={height} />
        ))}
        {lines.map((line, at) => (
          <Message key={line.row.key} line={line} y={at * ROW + 24} width={width} xOf={xOf} cursor={cursor} onLook={onLook} />
        ))}
      </svg>
    </>
  )
}

type MessageProps = Pick<DrawingProps, 'cursor' | 'onLook'> & { line: Line; y: number; width: number; xOf: (name: string) => number }

function Message({ line: { row, from, to, word, isAnswer }, y, width, xOf, cursor, onLook }: MessageProps) {
  const [start, end] = [xOf(from), xOf(to)]
  const isSelf = start === end
  const text = short(word, Math.floor((width - LEFT) / LETTER))
  const half = (text.length * LETTER) / 2
  // Above its arrow, or beside its loop; what is longer than that stays within the drawing.
  const middle = isSelf ? start + 26 + half : (start + end) / 2
  return (
    <g className={styles.message} data-at={row.key === cursor || undefined} onClick={() => onLook(row.key)}>
      <title>{`${word} (${row.event.type})`}</title>
      <rect className={styles.row} x={0} y={y - 20} width={width} height={ROW} />
      <text className={styles.time} x={6} y={y}>
        {formatInstant(row.at).slice(3)}
      </text>
      {isSelf ? (
        <path className={styles.arrow} d={`M${start} ${y - 6}h18v8h-16`} />
      ) : (
        <path className={styles.arrow} data-answer={isAnswer || undefined} d={`M${start} ${y}H${end + (end > start ? -2 : 2)}`} />
      )}
      <path className={styles.tip} d={isSelf ? `M${start + 1} ${y + 2}l6 -3v6z` : `M${end} ${y}l${end > start ? -7 : 7} -4v8z`} />
      <text className={styles.word} x={Math.max(LEFT + half, Math.min(width - half, middle))} y={y - 5}>
        {text}
      </text>
    </g>
  )
}

const short = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)

/** A name on one line or two. */
function inTwo(text: string): string[] {
  if (text.length <= IN_HEAD) return [text]
  const space = text.lastIndexOf(' ', IN_HEAD)
  return space < 0 ? [short(text, IN_HEAD)] : [text.slice(0, space), short(text.slice(space + 1), IN_HEAD)]
}
