import { stories as storyTitles, type Story as StoryKey } from '../../../machines/support/stories'
import type { AnyNames, Rule } from '../../../machines/support/names'
import { ruleList } from '../pages/rules'
import { table } from '../pages/table'
import { chaptersOf, isAskedNext, repeatsOf } from './chapters'
import { BROWSER, BUYER, type Entry, type Request, SERVER } from './entries'
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
/** A row of a table. */
type Line = [who: string, what: string, code: string]
/** The words of the machines by their ids. */
export type Dictionary = ReadonlyMap<string, AnyNames>
/** A file of the atlas by its name. */
export type Page = { name: string; text: string }

const OUTSIDE: Readonly<Record<string, string>> = { [BUYER]: 'Человек', [BROWSER]: 'Браузер', [SERVER]: 'Сервер' }
/** What a page says by itself, with nobody's hand on it. */
const BY_PAGE: ReadonlySet<string> = new Set([
  'page.covered',
  'page.uncovered',
  'review.shown',
  'survey.shown',
  'resource.wanted',
  'prices.wanted',
  'carts.read',
])
const isByPage = (entry: Entry) => entry.kind === 'event' && entry.from === BUYER && BY_PAGE.has(entry.type)

/** Pictures and page of a recorded run. @throws where a chapter has nothing in it, somebody takes no part, or an event is left out that no machine knows */
export function storyPages(story: Story, words: Dictionary): Page[] {
  const known = new Set([...words.values()].flatMap(({ events = {}, facts = {} }) => [...Object.keys(events), ...Object.keys(facts)]))
  const stale = [...BY_PAGE, ...(story.omits ?? []), ...(story.tells ?? [])].filter((omitted) => !known.has(omitted.split(' ')[0]!)) // a split has a first part
  if (stale.length > 0) throw new Error(`Nobody knows ${stale.join(', ')}, which ${story.id} leaves out or tells, or a page says`)
  const titleOf = (id: string) => OUTSIDE[id] ?? words.get(id)?.title ?? id
  const wordOf = ({ from, to, type, isIdle }: { from: string; to: string; type: string; isIdle?: boolean }) =>
    `${words.get(to)?.events?.[type] ?? words.get(from)?.facts?.[type] ?? type}${isIdle ? '\u00a0– ничего не\u00a0делает' : ''}`
  const codeOf = ({ type, data }: { type: string; data: string }) => ((story.tells ?? []).includes(type) && data ? `${type} ${data}` : type)
  const omittedInWords = (omitted: string) => {
    const type = omitted.split(' ')[0]!
    const word = [...words.values()].flatMap(({ events, facts }) => events?.[type] ?? facts?.[type] ?? [])[0]
    return `${word} \`${omitted}\``
  }
  /** «Отправка › Ждёт сервера»: a state with the one around it. */
  const stateOf = (of: string, path: string): string => {
    const keys = path.split('.')
    const around = keys.map((_, at) => keys.slice(0, at + 1).join('.')).slice(-2)
    return around.map((it) => words.get(of)?.states?.[it] ?? it).join(' › ')
  }
  const statesOf = (of: string, paths: readonly string[]) => paths.map((path) => stateOf(of, path)).join(', ')
  /** On a picture one word says nothing without its machine, whose head may be far above. */
  const pillOf = (of: string, paths: readonly string[]) => {
    const text = statesOf(of, paths)
    return /[^\s›]\s[^\s›]/.test(text) ? text : `${titleOf(of)}: ${text}`
  }
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
        return { kind: 'note', of: entry.of, text: `${entry.failure ? 'не вышло' : 'готово'}: ${callOf(entry.of, entry.name)}` }
      case 'request':
        return { kind: 'arrow', from: entry.of, to: SERVER, text: '', code: entry.text }
      case 'response': {
        const text = `${entry.status ?? 'ответа нет'}${entry.isUnwanted ? ', уже не\u00a0ждут' : ''}`
        return {
          kind: 'arrow',
          from: SERVER,
          to: entry.of,
          text,
          // What was asked in an earlier chapter has no number here.
          code: asked.has(entry.question) ? '' : entry.text,
          isAnswer: true,
          isBad: entry.status === null || entry.status >= 400,
          isLost: entry.status === null,
        }
      }
      case 'kept':
        return { kind: 'note', of: entry.of, text: `хранится: ${entry.text}` }
      case 'states':
        return { kind: 'state', of: entry.of, text: pillOf(entry.of, entry.paths) }
    }
  }

  const again = repeatsOf(story.entries)
  function lineOf(entry: Entry): Line | null {
    switch (entry.kind) {
      case 'chapter':
        return null
      case 'event':
        return [
          `${isByPage(entry) ? 'Страница' : titleOf(entry.from)} → ${titleOf(entry.to)}`,
          wordOf(entry),
          `\`${entry.type}\`${entry.data ? ` ${entry.data}` : ''}`,
        ]
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
          entry.failure && entry.failure !== 'ApiError' ? `\`${entry.failure}\`` : '', // its answer stands above
        ]
      case 'request':
        return [`${titleOf(entry.of)} → Сервер`, 'запрос', `\`${entry.text}\``]
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

  /** Calls that stand as one with what they ask the server, by machine and name; and the last status that came back. */
  const merged = new Set<string>()
  const answered = new Map<string, number | null>()
  /** What a request is for, by machine, until it goes out; and by its text, for when it goes again. */
  const due = new Map<string, string>()
  const named = new Map<string, string>()
  /** The numbers of the questions of this chapter. */
  const asked = new Map<Request, number>()

  /** Whether an entry stands on its own: a call and the first thing that it asks the server are one, and so are their answers. */
  function isOwn(entry: Entry, after: readonly Entry[]): boolean {
    if (entry.kind === 'response') answered.set(entry.of, entry.status)
    if (entry.kind === 'call') merged.delete(`${entry.of} ${entry.name}`)
    if (entry.kind === 'call' && isAskedNext(after, entry)) {
      merged.add(`${entry.of} ${entry.name}`)
      due.set(entry.of, entry.name)
      return false
    }
    if (entry.kind !== 'answer' || !merged.delete(`${entry.of} ${entry.name}`)) return entry.kind !== 'chapter'
    const status = answered.get(entry.of) ?? null
    return entry.failure !== null || status === null || status >= 400
  }

  /** What stands on the picture and in the table, under one number. */
  function stepsOf(entries: readonly Entry[]): { row: Row; line: Line }[] {
    asked.clear()
    const steps: { row: Row; line: Line }[] = []
    entries.forEach((entry, at) => {
      if (!isOwn(entry, entries.slice(at + 1))) return
      const [no, row, line] = [steps.length + 1, rowOf(entry), lineOf(entry)]
      if (!row || !line) return
      const step = { row: { ...row, text: `${no}. ${row.text}` }, line }
      if (entry.kind === 'response' && step.row.kind === 'arrow') {
        const question = asked.get(entry.question)
        if (question !== undefined) step.row.answers = question
      }
      if (entry.kind === 'request' && step.row.kind === 'arrow') {
        const key = `${entry.of} ${entry.text}`
        const call = due.get(entry.of)
        const name = call ? callOf(entry.of, call) : ((again.has(entry) ? named.get(key) : undefined) ?? 'запрос')
        const isAgain = again.has(entry) ? ', ещё\u00a0раз' : ''
        due.delete(entry.of)
        named.set(key, name)
        asked.set(entry, no)
        step.row = { ...step.row, text: `${no}. ${name}${isAgain}`, asks: no }
        step.line = [line[0], `${name}${isAgain}`, call ? `\`${call}\`, ${line[2]}` : line[2]]
      }
      steps.push(step)
    })
    return steps
  }

  const silent = story.cast.filter((id) => !story.entries.some((entry) => partnersOf(entry).includes(id)))
  if (silent.length > 0) throw new Error(`${silent.join(', ')} take no part in ${story.id}`)
  const chapters = chaptersOf(story.entries)
  const pictures: Page[] = []
  const sections = chapters.map(({ title, entries }, index) => {
    if (entries.length === 0) throw new Error(`Nothing happens in «${title}» of ${story.id}`)
    const seen = new Set(entries.flatMap((entry) => partnersOf(entry)))
    const lifelines: Lifeline[] = [BUYER, ...story.cast, BROWSER, SERVER]
      .filter((id) => seen.has(id))
      .map((id) => ({ id, title: id === BUYER ? handOf(entries) : titleOf(id), code: id in OUTSIDE ? '' : id }))
    const steps = stepsOf(entries)
    const svgs = sequenceSvgs(
      { id: `${story.id}-${index + 1}`, title: `${story.title}: ${title}`, heading: title },
      lifelines,
      steps.map(({ row }) => row),
    )
    const names = svgs.map((_, sheet) => `${story.id}.${index + 1}${svgs.length > 1 ? `.${sheet + 1}` : ''}.svg`)
    svgs.forEach((text, sheet) => pictures.push({ name: names[sheet]!, text }))
    const pieceOf = (at: number) => (names.length > 1 ? `, часть ${at + 1} из ${names.length}` : '')
    return [
      `## ${index + 1}. ${title}\n`,
      ...names.map((name, at) => `![${title}${pieceOf(at)}](${name})\n`),
      table(
        ['№', 'Кто', 'Что', 'В коде'],
        steps.map(({ line }, at) => [String(at + 1), ...line]),
      ),
      '',
    ].join('\n')
  })
  const omitted = (story.omits ?? []).map(omittedInWords).join(', ')
  const page = [
    `# ${story.title}\n`,
    `${story.about}\n`,
    `Раздел: ${storyTitles[story.story]}.\n`,
    'Записано проверкой на\u00a0работающем магазине и\u00a0его сервере.\n',
    `Участники: ${story.cast.map((id) => `[${titleOf(id)}](../${id}.md)`).join(', ')}.\n`,
    ...signsOf(story.entries),
    `Номер на рисунке\u00a0– номер строки таблицы. Не показано то, что идёт к\u00a0неназванным участникам и\u00a0от\u00a0них.${omitted && `\n\nНе показаны и\u00a0служебные события: ${omitted}.`}\n`,
    ...sections,
    `## Требования и\u00a0решения\n\n${ruleList(story.rules)}\n`,
  ].join('\n')
  return [{ name: `${story.id}.md`, text: page }, ...pictures]
}

/** Whose line the buyer's is: his, that of the page, or of both. */
function handOf(entries: readonly Entry[]): string {
  const events = entries.filter((entry) => entry.kind === 'event' && entry.from === BUYER)
  const ofPage = events.filter(isByPage).length
  if (ofPage === 0) return 'Человек'
  return ofPage === events.length ? 'Страница' : 'Человек, страница'
}

const partnersOf = (entry: Entry): string[] => {
  if (entry.kind === 'chapter') return []
  if (entry.kind === 'event' || entry.kind === 'started' || entry.kind === 'finished') return [entry.from, entry.to]
  return entry.kind === 'request' || entry.kind === 'response' ? [entry.of, SERVER] : [entry.of]
}

/** What signs on the pictures mean, as far as they are there. */
function signsOf(entries: readonly Entry[]): string[] {
  const answers = entries.flatMap((entry) => (entry.kind === 'response' ? [entry.status] : []))
  const signs = [
    entries.some((entry) => partnersOf(entry).includes(BROWSER)) &&
      '«Браузер»\u00a0– то, что магазин слышит в\u00a0самой вкладке: от\u00a0запросов к\u00a0серверу, памяти браузера, сети, других вкладок.',
    answers.some((status) => status !== null && status >= 400) && 'Черта поперёк стрелки\u00a0– сервер отказал или не\u00a0смог.',
    answers.includes(null) && 'Стрелка до\u00a0крестика\u00a0– ответа нет.',
  ].filter((sign) => sign !== false)
  return signs.length > 0 ? [`${signs.join(' ')}\n`] : []
}
