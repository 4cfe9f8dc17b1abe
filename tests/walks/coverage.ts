import type { AnyStateMachine } from 'xstate'
import type { AnyNames } from '../../machines/support/names'
import { drawnTransitions } from '../support/walks/drawn-transitions'
import type { Note } from './notes'

export type Walked = {
  id: string
  title: string
  /** How many transitions the chart has; how many of them the shortest paths take, and all runs. */
  drawn: number
  byPaths: number
  byAll: number
  /** Ids of those that no run takes. */
  missing: readonly string[]
}

const isOfPaths = ({ file }: Note) => file.startsWith('tests/machines/paths/')

/** What is walked of each machine. In: machines with their words, and the notes of a whole run. */
export function walkedOf(machines: readonly { machine: AnyStateMachine; names: AnyNames }[], notes: readonly Note[]): Walked[] {
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
      missing,
    }
  })
}

const sum = (rows: readonly Walked[], key: 'drawn' | 'byPaths' | 'byAll') => rows.reduce((total, row) => total + row[key], 0)
/** Whole per cents, rounded down: 100 is all of them. */
const share = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}\u00a0%`

/** The page for analysts: docs/flows/coverage.md. In: a row for each machine, in the order of the page. */
export function coveragePage(rows: readonly Walked[]): string {
  const [drawn, byPaths, byAll] = [sum(rows, 'drawn'), sum(rows, 'byPaths'), sum(rows, 'byAll')]
  return `# Что из потоков пройдено проверками

Переход пройден, если его совершила сама машина, со своими условиями и действиями: ${share(byAll, drawn)} переходов пройдено в прогонах машин. Переход, который не пройден ни разу, останавливает сборку.

- **Кратчайшими путями** – пути построены по самой машине: до каждого положения ближайшей дорогой, и там всё, что может случиться. Ответы сервера заданы, время условное.
- **Во всех прогонах** – и проверками поведения: покупатель, сервер, соседние вкладки. Проверки, которые каждый раз идут наугад, не засчитаны.

| Участник | В коде | Переходов | Кратчайшими путями | Во всех прогонах |
| --- | --- | ---: | ---: | ---: |
${rows.map((row) => `| [${row.title}](${row.id}.md) | \`${row.id}\` | ${row.drawn} | ${row.byPaths} | ${row.byAll} |`).join('\n')}
| **Всего** | | ${drawn} | ${byPaths} (${share(byPaths, drawn)}) | ${byAll} (${share(byAll, drawn)}) |

[Все потоки](index.md)
`
}
