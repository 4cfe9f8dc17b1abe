import { useVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../../model/text/count'
import { Button } from '../../../src/ui/controls/button'
import { Checkbox } from '../../../src/ui/controls/choice/checkbox'
import { SearchInput } from '../../../src/ui/controls/search-input'
import { Select } from '../../../src/ui/controls/select'
import type { ActorInfo } from '../../protocol'
import { type EventRow, forgotten, type Recording } from '../../recording/recording'
import type { Shown } from '../watching/use-inspection'
import { formatInstant } from '../../../model/text/instant'
import { paneId } from '../panes/pane-widths'
import styles from './event-stream.module.scss'
import { againReason } from '../send/again-reason'
import type { ToSend } from '../send/send-dialog'
import { EventDetails } from './event-details'
import { type Listed } from './use-listed'
import { stepsOf } from '../../recording/steps'
import { FAILURES, marksOf, partiesOf, wordOf } from '../words/row-words'

const ROW_PX = 44
/** Until it is measured. */
const FIRST = { width: 320, height: 600 }

type StreamProps = Shown & {
  recording: Recording
  listed: Listed
  /** The session of the chosen actor. */
  picked: string | undefined
  onPick: (actor: ActorInfo) => void
  /** The data of an actor are looked at. */
  onData: (actor: ActorInfo) => void
  /** An event that came once is sent once more, now. */
  onAgain: (what: ToSend) => void
}

/** Every event, the newest last, from whom to whom; narrowed by words and by actor. ↑↓ look back and on. */
export function EventStream(props: StreamProps) {
  const { recording, moment, connection, inspection, listed, picked, onPick, onData, onAgain } = props
  const { text, setText, scope, setScope, isServiceShown, setServiceShown, areFailuresAlone, setFailuresAlone, rows } = listed
  const { cursor, since } = inspection
  const pane = useRef<HTMLElement>(null)
  const clearer = useRef<HTMLButtonElement>(null)
  const list = (from: number) => connection.change((it) => ({ ...it, since: from }))
  const showAll = () => {
    // The button that was pressed goes.
    clearer.current?.focus()
    list(0)
  }
  const look = (key: number | null) => connection.change((it) => ({ ...it, cursor: key }))
  const chosen = cursor === null ? undefined : recording.rows.find(({ key }) => key === cursor)
  const wasSince = recording.rows.some(({ key }) => key >= since)
  const sendAgain = ({ to, event }: EventRow) => {
    const actor = recording.now.actors.get(to)
    if (!actor) return
    // The button that was pressed goes: it is sent now, and what was looked at is the past.
    const list = pane.current?.querySelector<HTMLElement>('[role=listbox]') ?? clearer.current
    list?.focus()
    onAgain({ actor, type: event.type, again: event })
  }
  const nothing = wasSince
    ? 'Таких событий нет.'
    : since > 0
      ? 'После очистки событий ещё не\u00a0было.'
      : 'Запись идёт, событий с\u00a0её начала не\u00a0было; что было раньше, инспектор не\u00a0видел.'
  return (
    <aside ref={pane} id={paneId('stream')} className={styles.pane} aria-label="События">
      <div className={styles.head}>
        <div className={styles.title}>
          <h2>
            События <small>{formatCount(recording.total)} · МСК</small>
          </h2>
          {since > 0 && (
            <Button size="s" variant="plain" onClick={showAll}>
              Показать все
            </Button>
          )}
          <Button ref={clearer} size="s" variant="plain" onClick={() => list(recording.first + recording.entries.length)}>
            Очистить
          </Button>
        </div>
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
          <Checkbox label="Только сбои" checked={areFailuresAlone} onChange={setFailuresAlone} />
        </div>
        {forgotten(recording) > 0 && (
          <p className={styles.older}>Хранятся последние {formatCount(recording.rows.length)}, более ранние забыты.</p>
        )}
        {inspection.isAnew && !inspection.opened && (
          <p className={styles.older}>Инспектор загружен заново: запись идёт отсюда, прежней нет.</p>
        )}
        <p className="vh" role="status">
          Показано событий: {rows.length}
        </p>
      </div>
      {rows.length > 0 ? (
        <Rows rows={rows} cursor={cursor} now={stepsOf(recording.rows).at(-1)?.key} onLook={look} />
      ) : (
        <p className={styles.empty}>{nothing}</p>
      )}
      {chosen && moment && (
        <EventDetails
          row={chosen}
          recording={recording}
          moment={moment}
          picked={picked}
          onPick={onPick}
          onLook={look}
          onData={onData}
          againReason={againReason(inspection, recording, chosen)}
          onAgain={() => sendAgain(chosen)}
        />
      )}
    </aside>
  )
}

type RowsProps = {
  rows: readonly EventRow[]
  cursor: number | null
  /** Key of the newest event of all. */
  now: number | undefined
  onLook: (key: number | null) => void
}

function Rows({ rows, cursor, now, onLook }: RowsProps) {
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
  /** What is looked at may be out of the list: then no row is it. */
  const isLooked = ({ key }: EventRow) => key === cursor
  const lookedAt = useRef(cursor)
  useLayoutEffect(() => {
    // Who comes back to now follows it.
    if (cursor === null && lookedAt.current !== null) isAtEnd.current = true
    const isElsewhere = lookedAt.current !== cursor
    lookedAt.current = cursor
    // What comes meanwhile takes nobody away from where he reads.
    if (cursor !== null) {
      if (isElsewhere) list.scrollToIndex(Math.max(0, at))
    } else if (isAtEnd.current) list.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [rows.length, cursor, at, list])
  const move = (event: KeyboardEvent) => {
    if (event.altKey) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const key = rows[Math.max(0, Math.min(rows.length - 1, to))]?.key
    onLook(key === undefined || key === now ? null : key)
  }
  const drawn = list.getVirtualItems()
  // Scrolled away it is not there to be named.
  const active = drawn.some(({ index }) => index === at) ? rows[at] : undefined
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
        {drawn.map(({ index, start }) => {
          const row = rows[index]! // below count
          return (
            <div
              key={row.key}
              id={`event-${row.key}`}
              role="option"
              aria-selected={isLooked(row)}
              className={clsx(styles.row, row.failure && styles.failed, cursor !== null && row.key > cursor && styles.later)}
              style={{ transform: `translateY(${start}px)`, height: ROW_PX }}
              onClick={() => onLook(row.key)}
            >
              <span className={styles.what}>
                {row.failure && <em>{FAILURES[row.failure]} </em>}
                <b>{wordOf(row)}</b> <code>{row.event.type}</code>
              </span>
              <span className={styles.who} title={[...marksOf(row), partiesOf(row)].join(' · ')}>
                <time>{formatInstant(row.at)}</time>{' '}
                {marksOf(row).map((mark) => (
                  <span key={mark}>
                    <i>{mark}</i> ·{' '}
                  </span>
                ))}
                <bdi>{partiesOf(row)}</bdi>
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
