import { stories as storyTitles, type Story as StoryKey } from '../../../machines/support/stories'
import type { AnyNames, Rule } from '../../../machines/support/names'
import { ruleList } from '../pages/rules'
import { table } from '../pages/table'
import { BUYER, type Entry, SERVER } from './entries'
import type { Lifeline, Row } from './rows'
import { sequenceSvgs } from './sequence-svg'

/** A run that was recorded, with the words around it. */
export type Story = {
  id: string
  title: string
  about: string
  /** Whose it is: under it the index names it. */
  story: StoryKey
  /** Ids of requirements and decisions that it shows. */
  rules: readonly Rule[]
  /** Ids of the machines, as they stand from left to right. */
  cast: readonly string[]
  /** Types of events between them that say nothing here, one of them also with what the page shows of it: they are left out, and the page says so. */
  omits?: readonly string[]
  /** Types of events whose data stand on the picture too: the story turns on them. */
  tells?: readonly string[]
  entries: readonly Entry[]
}
export type Dictionary = ReadonlyMap<string, AnyNames>
/** A file of the atlas by its name. */
export type Page = { name: string; text: string }

const OUTSIDE: Readonly<Record<string, string>> = { [BUYER]: 'Человек', [SERVER]: 'Сервер, браузер' }

/** Pictures and page of a recorded run. @throws where a chapter has nothing in it, somebody takes no part, or an event is left out that no machine knows */
export function storyPages(story: Story, words: Dictionary): Page[] {
  const known = new Set([...words.values()].flatMap(({ events = {}, facts = {} }) => [...Object.keys(events), ...Object.keys(facts)]))
  const stale = [...(story.omits ?? []), ...(story.tells ?? [])].filter((omitted) => !known.has(omitted.split(' ')[0]!)) // a split has a first part
  if (stale.length > 0) throw new Error(`Nobody knows ${stale.join(', ')}, which ${story.id} leaves out or tells`)
  const titleOf = (id: string) => OUTSIDE[id] ?? words.get(id)?.title ?? id
  const wordOf = ({ from, to, type, isIdle }: { from: string; to: string; type: string; isIdle?: boolean }) =>
    `${words.get(to)?.events?.[type] ?? words.get(from)?.facts?.[type] ?? type}${isIdle ? '\u00a0– ничего не\u00a0делает' : ''}`
  const codeOf = ({ type, data }: { type: string; data: string }) => ((story.tells ?? []).includes(type) && data ? `${type} ${data}` : type)
  const omittedInWords = (omitted: string) => {
    const [type = '', ...data] = omitted.split(' ')
    const word = [...words.values()].flatMap(({ events, facts }) => events?.[type] ?? facts?.[type] ?? [])[0]
    return [word, `\`${type}\``, ...data].join(' ')
  }
  /** «Отправка › Ждёт сервера»: a state with the one around it. */
  const stateOf = (of: string, path: string) => {
    const keys = path.split('.')
    const around = keys.map((_, at) => keys.slice(0, at + 1).join('.')).slice(-2)
    return around.map((it) => words.get(of)?.states?.[it] ?? it).join(' › ')
  }
  const statesOf = (of: string, paths: readonly string[]) => paths.map((path) => stateOf(of, path)).join(', ')
  const callOf = (of: string, name: string) => words.get(of)?.calls?.[name] ?? name
  const delayOf = (of: string, name: string) => words.get(of)?.delays?.[name] ?? `${name} мс`

  function rowOf(entry: Entry): Row | null {
    switch (entry.kind) {
      case 'chapter':
        return null
      case 'event':
        return { kind: 'arrow', from: entry.from, to: entry.to, text: wordOf(entry), code: codeOf(entry) }
      case 'started':
        return { kind: 'arrow', from: entry.from, to: entry.to, text: 'запускает', code: '' }
      case 'finished':
        return { kind: 'arrow', from: entry.from, to: entry.to, text: 'закончил', code: '', isAnswer: true }
      case 'timer':
        return { kind: 'note', of: entry.of, text: `время вышло: ${delayOf(entry.of, entry.delay)}` }
      case 'call':
        return { kind: 'note', of: entry.of, text: `вызов: ${callOf(entry.of, entry.name)}` }
      case 'answer':
        return entry.failure ? { kind: 'note', of: entry.of, text: `не вышло: ${callOf(entry.of, entry.name)}` } : null
      case 'request':
        return { kind: 'arrow', from: entry.of, to: SERVER, text: '', code: entry.text }
      case 'response': {
        const text = `${entry.status ?? 'ответа нет'}${entry.isUnwanted ? ', уже не\u00a0ждут' : ''}`
        return {
          kind: 'arrow',
          from: SERVER,
          to: entry.of,
          text,
          // Another may have been answered since: which one it is.
          code: entry.isUnwanted ? entry.text : '',
          isAnswer: true,
          isBad: entry.status === null || entry.status >= 400,
        }
      }
      case 'kept':
        return { kind: 'note', of: entry.of, text: `хранится: ${entry.text}` }
      case 'states':
        return { kind: 'state', of: entry.of, text: statesOf(entry.of, entry.paths) }
    }
  }

  const again = repeatsOf(story.entries)
  function lineOf(entry: Entry): [who: string, what: string, code: string] | null {
    switch (entry.kind) {
      case 'chapter':
        return null
      case 'event':
        return [`${titleOf(entry.from)} → ${titleOf(entry.to)}`, wordOf(entry), `\`${entry.type}\`${entry.data ? ` ${entry.data}` : ''}`]
      case 'started':
        return [`${titleOf(entry.from)} → ${titleOf(entry.to)}`, 'запускает', '']
      case 'finished':
        return [`${titleOf(entry.from)} → ${titleOf(entry.to)}`, 'закончил', '']
      case 'timer':
        return [titleOf(entry.of), `время вышло: ${delayOf(entry.of, entry.delay)}`, `\`${entry.delay}\``]
      case 'call':
        return [titleOf(entry.of), `вызов: ${callOf(entry.of, entry.name)}`, `\`${entry.name}\``]
      case 'answer':
        return [
          titleOf(entry.of),
          `${entry.failure ? 'не вышло' : 'готово'}: ${callOf(entry.of, entry.name)}`,
          entry.failure ? `\`${entry.failure}\`` : '',
        ]
      case 'request':
        return [`${titleOf(entry.of)} → Сервер`, again.has(entry) ? 'тот же запрос ещё раз' : 'запрос', `\`${entry.text}\``]
      case 'response':
        return [
          `Сервер → ${titleOf(entry.of)}`,
          `${entry.status === null ? 'ответа нет' : `ответ ${entry.status}`}${entry.isUnwanted ? ', его уже не\u00a0ждут' : ''}`,
          `\`${entry.text}\``,
        ]
      case 'kept':
        return [titleOf(entry.of), `хранится: ${entry.text}`, '']
      case 'states':
        return [titleOf(entry.of), `теперь: ${statesOf(entry.of, entry.paths)}`, entry.paths.map((path) => `\`${path}\``).join(', ')]
    }
  }

  /** A call and the first thing that it asks the server are one arrow. Each row has its number in the table. */
  function rowsOf(entries: readonly Entry[]): Row[] {
    const asked = new Map<string, string>()
    const named = new Map<string, string>()
    return entries.flatMap((entry, at) => {
      if (entry.kind === 'call' && isAskedNext(entries.slice(at + 1), entry)) {
        asked.set(entry.of, callOf(entry.of, entry.name))
        return []
      }
      const row = rowOf(entry)
      if (!row) return []
      const no = `${at + 1}.`
      if (entry.kind !== 'request') return { ...row, text: `${no} ${row.text}` }
      const name = asked.get(entry.of) ?? (again.has(entry) ? named.get(entry.text) : undefined) ?? 'запрос'
      asked.delete(entry.of)
      named.set(entry.text, name)
      return { ...row, text: `${no} ${name}${again.has(entry) ? ', ещё\u00a0раз' : ''}` }
    })
  }

  const silent = story.cast.filter((id) => !story.entries.some((entry) => partnersOf(entry).includes(id)))
  if (silent.length > 0) throw new Error(`${silent.join(', ')} take no part in ${story.id}`)
  const chapters = chaptersOf(story.entries)
  const pictures: Page[] = []
  const sections = chapters.map(({ title, entries }, index) => {
    if (entries.length === 0) throw new Error(`Nothing happens in «${title}» of ${story.id}`)
    const seen = new Set(entries.flatMap((entry) => partnersOf(entry)))
    const lifelines: Lifeline[] = [BUYER, ...story.cast, SERVER]
      .filter((id) => seen.has(id))
      .map((id) => ({ id, title: titleOf(id), code: id in OUTSIDE ? '' : id }))
    const svgs = sequenceSvgs(`${story.id}-${index + 1}`, `${story.title}: ${title}`, lifelines, rowsOf(entries))
    const names = svgs.map((_, sheet) => `${story.id}.${index + 1}${svgs.length > 1 ? `.${sheet + 1}` : ''}.svg`)
    svgs.forEach((text, sheet) => pictures.push({ name: names[sheet]!, text }))
    const rows = entries.flatMap((entry) => {
      const line = lineOf(entry)
      return line ? [line] : []
    })
    const pieceOf = (at: number) => (names.length > 1 ? `, часть ${at + 1} из ${names.length}` : '')
    return [
      `## ${index + 1}. ${title}\n`,
      ...names.map((name, at) => `![${title}${pieceOf(at)}](${name})\n`),
      table(
        ['№', 'Кто', 'Что', 'В коде'],
        rows.map((line, at) => [String(at + 1), ...line]),
      ),
      '',
    ].join('\n')
  })
  const omitted = (story.omits ?? []).map(omittedInWords).join(', ')
  const page = [
    `# ${story.title}\n`,
    `${story.about}\n`,
    `Раздел: ${storyTitles[story.story]}.\n`,
    `Записано тестом по работающему магазину и его серверу.\n`,
    `Участники: ${story.cast.map((id) => `[${titleOf(id)}](../${id}.md)`).join(', ')}.\n`,
    `Номер на рисунке\u00a0– номер строки таблицы. Не показано то, что идёт к\u00a0неназванным участникам и\u00a0от\u00a0них.${omitted && `\n\nНе показаны и\u00a0служебные события: ${omitted}.`}\n`,
    ...sections,
    `## Требования и\u00a0решения\n\n${ruleList(story.rules)}\n`,
  ].join('\n')
  return [{ name: `${story.id}.md`, text: page }, ...pictures]
}

const partnersOf = (entry: Entry): string[] => {
  if (entry.kind === 'chapter') return []
  if (entry.kind === 'event' || entry.kind === 'started' || entry.kind === 'finished') return [entry.from, entry.to]
  return entry.kind === 'request' || entry.kind === 'response' ? [entry.of, SERVER] : [entry.of]
}

/** The requests that go again because the one before came to nothing. */
function repeatsOf(entries: readonly Entry[]): ReadonlySet<Entry> {
  const failed = new Set<string>()
  const repeats = new Set<Entry>()
  for (const entry of entries) {
    if (entry.kind !== 'request' && entry.kind !== 'response') continue
    const key = `${entry.of} ${entry.text}`
    if (entry.kind === 'request' && failed.has(key)) repeats.add(entry)
    if (entry.kind === 'response' && (entry.status === null || entry.status >= 500)) failed.add(key)
    else failed.delete(key)
  }
  return repeats
}

/** Whether a call asks the server before it is answered and before another call of the same machine. */
const isAskedNext = (after: readonly Entry[], { of }: { of: string }): boolean =>
  after.find((entry) => (entry.kind === 'call' || entry.kind === 'request' || entry.kind === 'answer') && entry.of === of)?.kind ===
  'request'

function chaptersOf(entries: readonly Entry[]): { title: string; entries: Entry[] }[] {
  const chapters: { title: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'chapter') chapters.push({ title: entry.title, entries: [] })
    else chapters.at(-1)?.entries.push(entry)
  }
  return chapters
}
