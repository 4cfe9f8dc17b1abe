import clsx from 'clsx'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { WIRE } from '../../../machines/support/relay'
import { stateWords } from '../../../src/shop/machines/machine-words'
import { formatCount } from '../../../model/text/count'
import { Button, Pressable } from '../../../src/ui/controls/button'
import { Checkbox } from '../../../src/ui/controls/choice/checkbox'
import { SearchInput } from '../../../src/ui/controls/search-input'
import type { ActorInfo } from '../../protocol'
import { actorWord } from '../words/words'
import { paneId } from '../panes/pane-widths'
import styles from './tree.module.scss'
import { stateText } from './state-text'
import { type TreeRow, treeRows } from './tree-rows'
import { useSearched } from './use-searched'

/** Rows that are drawn at first, and each time that more are asked for. */
const DRAWN = 300

/** What only carries messages from one actor to another. */
const isWire = ({ machine, name }: ActorInfo): boolean => machine === null && name.startsWith(WIRE)

type TreeProps = { actors: ReadonlyMap<string, ActorInfo>; picked: string | undefined; onPick: (actor: ActorInfo) => void }

/** Letters that follow each other within this time are one word, ms. */
const WORD_MS = 1000
const nameOf = (actor: ActorInfo) => `${actorWord(actor)}\n${actor.name}`.toLocaleLowerCase('ru')

/** The first row, after the one that is looked at, whose Russian or code name begins so; that one too while a word goes on. */
function rowNamed(rows: readonly TreeRow[], at: number, text: string): TreeRow | undefined {
  const from = text.length > 1 ? at : at + 1
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ actor }) =>
    nameOf(actor)
      .split('\n')
      .some((name) => name.startsWith(text)),
  )
}

/**
 * The actors that live, what they are in and their tags; words narrow them. ↑↓ move and choose, ← leads to the parent, → to the first
 * child, letters to a name.
 */
export function ActorTree({ actors, picked, onPick }: TreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isServiceShown, setServiceShown] = useState(false)
  const [limit, setLimit] = useState(DRAWN)
  const whole = useMemo(() => treeRows(actors), [actors])
  const searched = useSearched(whole, picked)
  // Whoever is searched for is found, a wire too.
  const isListed = ({ actor }: TreeRow) => isServiceShown || searched.count !== null || !isWire(actor) || actor.session === picked
  const rows = searched.rows.filter(isListed)
  const wires = whole.filter(({ actor }) => isWire(actor)).length
  const broken = whole.filter(({ actor }) => actor.status === 'error').map(({ actor }) => actor)
  const at = Math.max(
    0,
    rows.findIndex(({ actor }) => actor.session === picked),
  )
  const drawn = at < limit ? rows.slice(0, limit) : [...rows.slice(0, limit), rows[at]!] // found in rows
  const typed = useRef({ text: '', at: 0 })
  /** @returns the letters of one word so far, with this key */
  const type = ({ key, timeStamp }: KeyboardEvent): string => {
    const { text, at: last } = typed.current
    typed.current = { text: (timeStamp - last < WORD_MS ? text : '') + key.toLocaleLowerCase('ru'), at: timeStamp }
    return typed.current.text
  }
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (!(event.target instanceof Element && event.target.matches('[role=treeitem]'))) return
    const here = rows[at]
    const to = {
      ArrowDown: rows[at + 1],
      ArrowUp: rows[at - 1],
      Home: rows[0],
      End: rows.at(-1),
      Enter: here,
      ' ': here,
      ArrowLeft: rows.find(({ actor }) => actor.session === here?.parent),
      ArrowRight: rows.find(({ parent }) => parent === here?.actor.session),
    }[event.key]
    const named = event.key.length === 1 && event.key !== ' ' ? rowNamed(rows, at, type(event)) : undefined
    if (to) typed.current.text = ''
    go(event, to ?? named)
  }
  function go(event: KeyboardEvent, to: TreeRow | undefined): void {
    if (!to) return
    event.preventDefault()
    // Far down it is drawn only once it is chosen.
    flushSync(() => onPick(to.actor))
    list.current?.querySelector<HTMLElement>(`[data-session="${CSS.escape(to.actor.session)}"]`)?.focus()
  }
  return (
    <nav id={paneId('tree')} className={styles.pane} aria-label="Участники">
      <div className={styles.head}>
        <h2>
          Участники <small>{formatCount(searched.count ?? rows.length)}</small>
        </h2>
        {wires > 0 && <Checkbox label={`Служебные: ${wires}`} checked={isServiceShown} onChange={setServiceShown} />}
        <SearchInput
          size="s"
          label="Поиск по участникам"
          placeholder="Имя, состояние, #тег"
          value={searched.text}
          onChange={searched.setText}
          className={styles.search}
        />
        {searched.count !== null && (
          <p role="status" className={searched.count === 0 ? styles.nobody : 'vh'}>
            {searched.count === 0 ? 'Таких участников нет.' : `Найдено участников: ${searched.count}`}
          </p>
        )}
        {broken.length > 0 && (
          <div role="alert" className={styles.brokenOnes}>
            {broken.map((actor) => (
              <Pressable key={actor.session} onClick={() => onPick(actor)}>
                Сломался: {actorWord(actor)}
              </Pressable>
            ))}
          </div>
        )}
      </div>
      <ul ref={list} role="tree" aria-label="Участники" onKeyDown={move}>
        {drawn.map(({ actor, level }) => (
          <li
            key={actor.session}
            role="treeitem"
            aria-level={level}
            aria-selected={actor.session === picked}
            tabIndex={actor === rows[at]?.actor ? 0 : -1}
            data-session={actor.session}
            className={clsx(styles.row, actor.machine === null && styles.call, actor.status === 'error' && styles.broken)}
            title={[`${actorWord(actor)} ${actor.machine === null ? '' : actor.name}`.trim(), stateText(actor)].filter(Boolean).join(': ')}
            style={{ paddingInlineStart: 8 + (level - 1) * 14 }}
            onClick={() => onPick(actor)}
          >
            <span className={styles.name}>
              {actorWord(actor)} {actor.machine !== null && <code>{actor.name}</code>}
            </span>
            <StateOf actor={actor} />
          </li>
        ))}
        {rows.length > limit && (
          <li role="none" className={styles.more}>
            Показаны {formatCount(limit)} из&nbsp;{formatCount(rows.length)}; к&nbsp;остальным ведут стрелки и&nbsp;буквы имени.
            <Button size="s" variant="line" onClick={() => setLimit(limit + DRAWN)}>
              Показать ещё
            </Button>
          </li>
        )}
      </ul>
    </nav>
  )
}

function StateOf({ actor }: { actor: ActorInfo }) {
  if (actor.status === 'error') return <span className={styles.state}>сломался</span>
  const words = stateWords(actor.states)
  if (words === '' && actor.tags.length === 0) return null
  return (
    <span className={styles.state}>
      {words}
      {actor.tags.map((tag) => (
        <i key={tag}> #{tag}</i>
      ))}
    </span>
  )
}
