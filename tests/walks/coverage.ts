import type { Named } from '../../machines/support/gathered'
import { table } from '../../tools/diagrams/pages/table'
import type { AnyDriver } from '../e2e/walks/harness/driver'
import type { KeptWalks } from '../e2e/walks/harness/kept-walks'
import { drawnTransitions } from '../support/walks/drawn-transitions'
import { lookedFor, type NotOnScreen } from './not-on-screen'
import type { Note } from './notes'

export type Walked = {
  id: string
  title: string
  /** How many transitions the chart has; how many of them the shortest paths take, and all runs. */
  drawn: number
  byPaths: number
  byAll: number
  /** How many are taken in a browser, how many of its states are looked for there, and of how many; null: it is not walked there. */
  onScreen: { taken: number; seen: number; states: number } | null
  /** Ids of those that no run takes. */
  missing: readonly string[]
}

const isOfPaths = ({ file }: Note) => file.startsWith('tests/machines/paths/')

/** What is walked of each machine. @param notes of a whole run @param kept what was walked in a browser @param drivers by which */
export function walkedOf(machines: readonly Named[], notes: readonly Note[], kept: KeptWalks, drivers: readonly AnyDriver[]): Walked[] {
  const everywhere = new Set(notes.flatMap(({ walked }) => walked))
  const onPaths = new Set(notes.filter(isOfPaths).flatMap(({ walked }) => walked))
  return machines.map(({ machine, names }) => {
    const drawn = [...new Set(drawnTransitions(machine))]
    const missing = drawn.filter((id) => !everywhere.has(id))
    const driver = drivers.find((each) => each.machine.id === machine.id)
    return {
      id: machine.id,
      title: names.title,
      drawn: drawn.length,
      byPaths: drawn.filter((id) => onPaths.has(id)).length,
      byAll: drawn.length - missing.length,
      onScreen: driver ? { taken: kept[machine.id]?.length ?? 0, ...lookedFor(driver) } : null,
      missing,
    }
  })
}

type Counts = { drawn: number; byPaths: number; byAll: number; taken: number; seen: number; states: number }
const sum = (counts: readonly Partial<Counts>[], key: keyof Counts) => counts.reduce((total, each) => total + (each[key] ?? 0), 0)
/** Whole per cents, rounded down: 100 is all of them. */
const share = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}\u00a0%`

const whyNot = (what: string, rows: readonly NotOnScreen[]) =>
  rows.length === 0
    ? 'Такого нет.'
    : table(
        ['Участник', what, 'Почему'],
        rows.map((row) => [row.title, row.what, row.why]),
      )

/** What the page tells: a row for each machine, in the order of the page, what a browser does not reach and does not show, and whose first steps nobody hears. */
type Told = { rows: readonly Walked[]; unreached: readonly NotOnScreen[]; unseen: readonly NotOnScreen[]; unheard: readonly string[] }

/** The page for analysts: docs/flows/coverage.md. */
export function coveragePage({ rows, unreached, unseen, unheard }: Told): string {
  const [drawn, byAll] = [sum(rows, 'drawn'), sum(rows, 'byAll')]
  return `# Что из потоков пройдено проверками

Переход пройден, если в проверке его совершил сам участник, со своими условиями и действиями. Так пройдено ${share(byAll, drawn)} переходов. Если переход не попал на кратчайшие пути, сборка не проходит.

- **Кратчайшими путями** – пути построены по таблице переходов участника: до каждого сочетания состояний самой короткой дорогой, а там – всё, что может случиться. Ответы сервера заданы заранее, время условное.
- **Во всех прогонах** – к ним добавлены проверки поведения, с покупателем, сервером и соседними вкладками. Проверки со случайным ходом не засчитаны.
- **В браузере** – те же кратчайшие пути пройдены на экране: с нажатиями, набором, ответами сервера и часами страницы. Что пройдено, сообщает сам участник${unheardWords(rows, unheard)}. «–» – этого участника в браузере так не водят: его экраны проверяют другие проверки.
- **Состояний видно** – сколько состояний участника эти пути узнают на экране по заголовку, роли или тексту, каждый раз, когда в них приходят. Остальные, с причинами, – в конце страницы.

${walkedTable(rows)}

## Чего браузер не достаёт

${whyNot('Переход', unreached)}

## Чего на экране не видно

Эти состояния человек на экране не отличит: видно то, что раньше, позже или внутри них. Переходы в них и из них сообщает сам участник.

${whyNot('Состояние', unseen)}

[Все потоки](index.md)
`
}

/** A row for each machine, and what they have together. */
function walkedTable(rows: readonly Walked[]): string {
  const shown = rows.filter(({ onScreen }) => onScreen !== null)
  const counts = shown.map(({ onScreen }) => onScreen ?? {})
  const [drawn, byPaths, byAll] = [sum(rows, 'drawn'), sum(rows, 'byPaths'), sum(rows, 'byAll')]
  return table(
    ['Участник', 'В коде', 'Переходов', 'Кратчайшими путями', 'Во всех прогонах', 'В браузере', 'Состояний видно'],
    [
      ...rows.map(({ title, id, onScreen, ...row }) => [
        `[${title}](${id}.md)`,
        `\`${id}\``,
        ...[row.drawn, row.byPaths, row.byAll, onScreen?.taken ?? '–'].map(String),
        onScreen ? `${onScreen.seen} из ${onScreen.states}` : '–',
      ]),
      [
        '**Всего**',
        '',
        String(drawn),
        `${byPaths} (${share(byPaths, drawn)})`,
        `${byAll} (${share(byAll, drawn)})`,
        `${sum(counts, 'taken')} из ${sum(shown, 'drawn')}`,
        `${sum(counts, 'seen')} из ${sum(counts, 'states')}`,
      ],
    ],
    2,
  )
}

/** Whose first steps are over before anybody can hear them. */
const unheardWords = (rows: readonly Walked[], unheard: readonly string[]): string => {
  const titles = rows.filter(({ id }) => unheard.includes(id)).map(({ title }) => `«${title}»`)
  return titles.length === 0
    ? ''
    : `; только первые шаги того, кого начинает сама страница (${titles.join(', ')}), узнаны по состоянию, в котором он оказался: их некому услышать`
}
