import { useVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { formatCount } from '../../../../model/text/count'
import { Checkbox } from '../../../ui/controls/choice/checkbox'
import { SearchInput } from '../../../ui/controls/search-input'
import { Select } from '../../../ui/controls/select'
import { filtered } from '../../inspection'
import type { EventRow, Recording } from '../../recording/recording'
import { formatInstant } from '../../recording/file-moment'
import { actorLabel, eventWord } from '../../words'
import { DataTree } from '../actor/data-tree'
import type { Shown } from '../use-inspection'
import styles from './event-stream.module.scss'

const ROW_PX = 44
/** Until it is measured. */
const FIRST = { width: 320, height: 600 }
const wordOf = (row: EventRow) => eventWord(row.event, row.machine)
const partiesOf = (row: EventRow) =>
  `${row.fromName === null ? 'экран' : actorLabel({ machine: row.fromMachine, name: row.fromName })} → ${actorLabel({ machine: row.machine, name: row.toName })}`

type StreamProps = Shown & { recording: Recording; picked: string | undefined }

/** Every event, the newest last, from whom to whom; narrowed by words and by actor. ↑↓ look back and on. */
export function EventStream({ recording, connection, inspection, picked }: StreamProps) {
  const [text, setText] = useState('')
  const [scope, setScope] = useState<'all' | 'picked'>('all')
  const [isServiceShown, setServiceShown] = useState(false)
  const filter = useDeferredValue({ text, session: scope === 'picked' ? (picked ?? null) : null, isServiceShown })
  const rows = filtered(recording.rows, filter, (row) => `${wordOf(row)} ${partiesOf(row)}`)
  const { cursor } = inspection
  const look = (key: number | null) => connection.change((it) => ({ ...it, cursor: key }))
  const chosen = cursor === null ? undefined : recording.rows.find(({ key }) => key === cursor)
  return (
    <aside className={styles.pane} aria-label="События">
      <div className={styles.head}>
        <h2>
          События <small>{formatCount(recording.total)}</small>
        </h2>
        <SearchInput size="s" label="Поиск по событиям" placeholder="Событие, участник, данные" value={text} onChange={setText} />
        <div className={styles.filter}>
          <Select
            size="s"
            aria-label="Чьи события"
            value={scope}
            onChange={({ target }) => setScope(target.value === 'picked' ? 'picked' : 'all')}
          >
            <option value="all">Все участники</option>
            <option value="picked">Только выбранный</option>
          </Select>
          <Checkbox label="Служебные" checked={isServiceShown} onChange={setServiceShown} />
        </div>
        <p className="vh" role="status">
          Показано событий: {rows.length}
        </p>
      </div>
      {rows.length > 0 ? (
        <Rows rows={rows} cursor={cursor} onLook={look} />
      ) : (
        <p className={styles.empty}>{recording.rows.length > 0 ? 'Таких событий нет.' : 'Событий пока не\u00a0было.'}</p>
      )}
      {chosen && (
        <div className={styles.payload}>
          <h3>
            {wordOf(chosen)} <code>{chosen.event.type}</code>
          </h3>
          <DataTree value={chosen.event} label="Данные события" />
        </div>
      )}
    </aside>
  )
}

type RowsProps = { rows: readonly EventRow[]; cursor: number | null; onLook: (key: number | null) => void }

function Rows({ rows, cursor, onLook }: RowsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // oxlint-disable-next-line react/incompatible-library -- no compiler keeps what these functions give
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    initialRect: FIRST,
  })
  const at = cursor === null ? rows.length - 1 : rows.findLastIndex(({ key }) => key <= cursor)
  useLayoutEffect(() => {
    if (cursor !== null) list.scrollToIndex(Math.max(0, at))
    else if (isAtEnd.current) list.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [rows.length, cursor, at, list])
  const move = (event: KeyboardEvent) => {
    if (event.altKey) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onLook(to >= rows.length - 1 ? null : (rows[Math.max(0, to)]?.key ?? null))
  }
  const active = rows[at]
  return (
    <div
      ref={place}
      className={styles.place}
      role="listbox"
      tabIndex={0}
      aria-label="Список событий"
      aria-activedescendant={active && `event-${active.key}`}
      onKeyDown={move}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < ROW_PX
      }}
    >
      <div style={{ height: list.getTotalSize() }} role="presentation">
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]! // below count
          return (
            <div
              key={row.key}
              id={`event-${row.key}`}
              role="option"
              aria-selected={cursor !== null && index === at}
              className={clsx(styles.row, cursor !== null && row.key > cursor && styles.later)}
              style={{ transform: `translateY(${start}px)`, height: ROW_PX }}
              onClick={() => onLook(row.key)}
            >
              <span className={styles.what}>
                <b>{wordOf(row)}</b> <code>{row.event.type}</code>
              </span>
              <span className={styles.who}>
                <time>{formatInstant(row.at)}</time> {partiesOf(row)}
                {row.lost > 0 && <i> · ещё {formatCount(row.lost)} до&nbsp;него</i>}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
