import type { AnyStateMachine } from 'xstate'
import type { AnyNames } from '../../machines/support/names'
import { extract, type State } from '../../tools/diagrams/extract'
import type { OnScreen } from '../e2e/walks/harness/judge'
import type { KeptWalks } from '../e2e/walks/harness/kept-walks'
import { drawnTransitions } from '../support/walks/drawn-transitions'
import type { Note } from './notes'

export type Walked = {
  id: string
  title: string
  /** How many transitions the chart has; how many of them the shortest paths take, and all runs. */
  drawn: number
  byPaths: number
  byAll: number
  /** How many are taken in a browser; null: it is not walked there. */
  onScreen: number | null
  /** Ids of those that no run takes. */
  missing: readonly string[]
}
/** Transitions that a browser does not reach, by machine: what leaves which state, and why it is not reached. */
export type Unreached = { title: string; transition: string; why: string }
type Named = { machine: AnyStateMachine; names: AnyNames }

const isOfPaths = ({ file }: Note) => file.startsWith('tests/machines/paths/')

/** What is walked of each machine. In: machines with their words, the notes of a whole run, and what was walked in a browser. */
export function walkedOf(machines: readonly Named[], notes: readonly Note[], kept: KeptWalks): Walked[] {
  const everywhere = new Set(notes.flatMap(({ walked }) => walked))
  const onPaths = new Set(notes.filter(isOfPaths).flatMap(({ walked }) => walked))
  return machines.map(({ machine, names }) => {
    const drawn = [...new Set(drawnTransitions(machine))]
    const missing = drawn.filter((id) => !everywhere.has(id))
    return {
      id: machine.id,
      title: names.title,
      drawn: drawn.length,
      byPaths: drawn.filter((id) => onPaths.has(id)).length,
      byAll: drawn.length - missing.length,
      onScreen: kept[machine.id]?.length ?? null,
      missing,
    }
  })
}

/** What a browser does not reach, in words. In: machines with their words, and those that are walked in a browser. */
export function unreachedOf(machines: readonly Named[], onScreen: readonly OnScreen[]): Unreached[] {
  return onScreen.flatMap(({ machine, unreached }) => {
    const named = machines.find((each) => each.machine.id === machine.id)
    if (!named) return []
    const { root, transitions } = extract(named.machine, named.names)
    const nameOf = (id: string): string => [root, ...root.states.flatMap(withChildren)].find((state) => state.id === id)?.name ?? id
    return transitions.flatMap(({ id, source, event, guard }) => {
      const why = unreached[id]
      if (why === undefined) return []
      return {
        title: `[${named.names.title}](${machine.id}.md)`,
        transition: `${nameOf(source)}: ${event}${guard ? ` [${guard}]` : ''}`,
        why,
      }
    })
  })
}
const withChildren = (state: State): State[] => [state, ...state.states.flatMap(withChildren)]

const sum = (rows: readonly Walked[], key: 'drawn' | 'byPaths' | 'byAll') => rows.reduce((total, row) => total + row[key], 0)
/** Whole per cents, rounded down: 100 is all of them. */
const share = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}\u00a0%`

const cells = (...texts: readonly unknown[]) => `| ${texts.join(' | ')} |`

/** The page for analysts: docs/flows/coverage.md. In: a row for each machine, in the order of the page, and what a browser does not reach. */
export function coveragePage(rows: readonly Walked[], unreached: readonly Unreached[]): string {
  const [drawn, byPaths, byAll] = [sum(rows, 'drawn'), sum(rows, 'byPaths'), sum(rows, 'byAll')]
  const shown = rows.filter(({ onScreen }) => onScreen !== null)
  const onScreen = shown.reduce((total, row) => total + (row.onScreen ?? 0), 0)
  return `# Что из потоков пройдено проверками

Переход пройден, если его совершила сама машина, со своими условиями и действиями: ${share(byAll, drawn)} переходов пройдено в прогонах машин. Переход, которого нет на кратчайших путях, останавливает сборку.

- **Кратчайшими путями** – пути построены по самой машине: до каждого положения ближайшей дорогой, и там всё, что может случиться. Ответы сервера заданы, время условное.
- **Во всех прогонах** – и проверками поведения: покупатель, сервер, соседние вкладки. Проверки, которые каждый раз идут наугад, не засчитаны.
- **В браузере** – те же кратчайшие пути на экране: нажатия, набор, ответы сервера и часы страницы, и каждое положение видно по заголовку, роли или тексту. Пройденное сообщает сама машина. «–» – этого участника в браузере так не водят: его экраны проверяют другие проверки.

| Участник | В коде | Переходов | Кратчайшими путями | Во всех прогонах | В браузере |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.map((row) => cells(`[${row.title}](${row.id}.md)`, `\`${row.id}\``, row.drawn, row.byPaths, row.byAll, row.onScreen ?? '–')).join('\n')}
| **Всего** | | ${drawn} | ${byPaths} (${share(byPaths, drawn)}) | ${byAll} (${share(byAll, drawn)}) | ${onScreen} из ${sum(shown, 'drawn')} |

## Чего браузер не достаёт

${
  unreached.length === 0
    ? 'Такого нет.'
    : `| Участник | Переход | Почему |
| --- | --- | --- |
${unreached.map(({ title, transition, why }) => cells(title, transition, why)).join('\n')}`
}

[Все потоки](index.md)
`
}
