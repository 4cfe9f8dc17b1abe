import { formatInstant } from '../../../model/text/instant'
import type { Line } from './sequence-lines'
import styles from './sequence.module.scss'
import { IGNORED } from '../words/row-words'

const COLUMN = 140
const ROW = 34
const HEAD = 46
/** Where the columns begin: the time stands before them. */
const LEFT = 80
/** A letter at most, in the small font; lines of a head. */
const LETTER = 6.7
const IN_HEAD = 18
/** How far beside its line a loop has its words. */
const BESIDE = 26

type DrawingProps = {
  lines: readonly Line[]
  columns: readonly string[]
  titles: ReadonlyMap<string, string>
  cursor: number | null
  onLook: (key: number) => void
}

/** Who told whom what, a column each, a message a row; a press looks back to it. */
export function SequenceDrawing({ lines, columns, titles, cursor, onLook }: DrawingProps) {
  const height = lines.length * ROW + 12
  const xOf = (name: string) => LEFT + columns.indexOf(name) * COLUMN + COLUMN / 2
  const letters = Math.floor((columns.length * COLUMN) / LETTER)
  // What stands beside a loop of the last column goes on behind it.
  const ends = lines.map((line) => (line.from === line.to ? xOf(line.from) + BESIDE + short(wordOf(line), letters).length * LETTER : 0))
  const width = Math.max(LEFT + columns.length * COLUMN, ...ends)
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
          <Message
            key={line.row.key}
            line={line}
            y={at * ROW + 24}
            width={width}
            letters={letters}
            xOf={xOf}
            cursor={cursor}
            onLook={onLook}
          />
        ))}
      </svg>
    </>
  )
}

/** What is written at a message: also that its machine did not take it. */
const wordOf = ({ row, word }: Line): string => (row.isIgnored ? `${IGNORED}: ${word}` : word)

type MessageProps = Pick<DrawingProps, 'cursor' | 'onLook'> & {
  line: Line
  y: number
  width: number
  /** So many of its words are written. */
  letters: number
  xOf: (name: string) => number
}

function Message({ line, y, width, letters, xOf, cursor, onLook }: MessageProps) {
  const { row, from, to, isAnswer } = line
  const [start, end] = [xOf(from), xOf(to)]
  const isSelf = start === end
  const word = wordOf(line)
  const text = short(word, letters)
  const half = (text.length * LETTER) / 2
  // Above its arrow, or beside its loop; what is longer than that stays within the drawing.
  const middle = isSelf ? start + BESIDE + half : (start + end) / 2
  return (
    <g
      className={styles.message}
      data-at={row.key === cursor || undefined}
      data-ignored={row.isIgnored || undefined}
      onClick={() => onLook(row.key)}
    >
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
