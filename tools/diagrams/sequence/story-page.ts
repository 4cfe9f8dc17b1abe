import { stories as storyTitles, type Story as StoryKey } from '../../../machines/support/stories'
import type { Rule } from '../../../machines/support/names'
import { ruleList } from '../pages/rules'
import { table } from '../pages/table'
import { chaptersOf } from './chapters'
import { BROWSER, BUYER, type Entry, SERVER } from './entries'
import type { Lifeline } from './rows'
import { sequenceSvgs } from './sequence-svg'
import { storySteps } from './story-steps'
import { BY_PAGE, type Dictionary, handOf, OUTSIDE, storyWords } from './story-words'

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
/** A file of the atlas by its name. */
export type Page = { name: string; text: string }

/** Pictures and page of a recorded run. @throws where a chapter has nothing in it, somebody takes no part, or an event is left out that no machine knows */
export function storyPages(story: Story, words: Dictionary): Page[] {
  const known = new Set([...words.values()].flatMap(({ events = {}, facts = {} }) => [...Object.keys(events), ...Object.keys(facts)]))
  const stale = [...BY_PAGE, ...(story.omits ?? []), ...(story.tells ?? [])].filter((omitted) => !known.has(omitted.split(' ')[0]!)) // a split has a first part
  if (stale.length > 0) throw new Error(`Nobody knows ${stale.join(', ')}, which ${story.id} leaves out or tells, or a page says`)
  const named = storyWords(words, story.tells ?? [])
  const { titleOf } = named
  const stepsOf = storySteps(story.entries, named)

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
  const omitted = (story.omits ?? []).map(named.omittedInWords).join(', ')
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
