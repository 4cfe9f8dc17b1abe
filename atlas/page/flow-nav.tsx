import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { stories, type Story } from '../../machines/support/stories'
import { words } from '../../machines/words'
import { formatCount } from '../../model/text/count'
import { Button } from '../../src/ui/controls/button'
import { SearchInput } from '../../src/ui/controls/search-input'
import { findWords, meantQuery } from '../search/find-words'
import styles from './flow-nav.module.scss'
import { FoundPages } from '../search/found-pages'
import { OVERVIEW, storyTitles } from './page-titles'

/** So many found ones are shown. */
const MOST = 30

type Item = { to: string; title: string }
const groups = (Object.keys(stories) as Story[]).map((story) => ({
  title: stories[story],
  items: [...words].filter(([, { about }]) => about.story === story).map(([id, { title }]): Item => ({ to: `/flows/${id}`, title })),
}))

/** The way through the atlas: search by words, names in the code and what the pages say, the machines by story, the worked examples. */
export function FlowNav({ current }: { current: string }) {
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const found = useMemo(() => findWords(deferred), [deferred])
  const meant = useMemo(() => (found.length === 0 ? meantQuery(deferred) : null), [found, deferred])
  return (
    <nav className={styles.nav} aria-label="Потоки">
      <SearchInput
        label="Найти в потоках: по-русски, по имени в коде или по номеру правила"
        placeholder="Слово, имя в коде, правило"
        value={query}
        onChange={setQuery}
      />
      <Link className={styles.home} href="/flows">
        Все потоки
      </Link>
      {query.trim() === '' ? (
        <>
          <Group title="Общее" current={current} items={OVERVIEW} />
          {groups.map(({ title, items }) => (
            <Group key={title} title={title} current={current} items={items} />
          ))}
          <Group title="Примеры из жизни" current={current} items={storyTitles} />
        </>
      ) : (
        <>
          <p className={styles.count} role="status">
            {countOf(found.length)}
          </p>
          {meant !== null && (
            <p className={styles.count}>
              Может быть,{' '}
              <Button variant="line" size="s" onClick={() => setQuery(meant)}>
                {meant}
              </Button>
            </p>
          )}
          <ul className={styles.found}>
            {found.slice(0, MOST).map(({ machineId, machine, kind, text, code }) => (
              <li key={`${machineId} ${kind} ${code}`}>
                <Link href={`/flows/${machineId}${kind === 'участник' ? '' : `?find=${encodeURIComponent(code)}`}`}>{text}</Link>
                <code>{code}</code>
                <small>{kind === 'участник' ? kind : `${kind}, ${machine}`}</small>
              </li>
            ))}
          </ul>
          <FoundPages query={deferred} />
        </>
      )}
    </nav>
  )
}

function countOf(found: number): string {
  if (found === 0) return 'Так здесь ничего не\u00a0называется.'
  if (found > MOST) return `Показано ${MOST} из\u00a0${formatCount(found)}. Добавьте ещё слово, чтобы сузить поиск.`
  return `Найдено: ${found}.`
}

function Group({ title, items, current }: { title: string; items: readonly Item[]; current: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link href={item.to} aria-current={item.to === current ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
