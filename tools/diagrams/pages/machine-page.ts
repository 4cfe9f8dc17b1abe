import { stories } from '../../../machines/support/stories'
import type { EventSchemas } from '../../../machines/support/event-schema'
import type { Drawn } from '../drawn'
import { type Chart, extract } from '../extract'
import { isWorded } from '../text/rows'
import { callTable } from './call-table'
import { stateTable, transitionTables } from './chart-tables'
import type { Example } from './examples'
import { picturesOfScreens } from './pictures-of-screens'
import { ruleList } from './rules'
import type { Source } from './sources'
import { statesOf } from './state-names'
import { linkTo, quoted, section, table } from './table'
import { eventTable, factTable } from './talk-tables'
import { timerTable } from './timer-table'
import { startersOf, type Told } from './wiring'

/** What the page of a machine is made of. */
export type PageInput = {
  told: Told
  chart: Chart
  drawings: readonly Drawn[]
  /** All machines: who starts and hears whom is read from them. */
  all: readonly Told[]
  /** The code of the machines and of the shop. */
  sources: readonly Source[]
  /** The worked examples: the page names those in which its machine takes part. */
  examples: readonly Example[]
  /** What the events of each machine hold. */
  schemas: ReadonlyMap<string, EventSchemas>
}

function pictures({ chart, drawings }: PageInput): string {
  const { full } = statesOf(chart)
  const shown = drawings
    .filter(({ isList }) => !isList)
    .map(({ id, frame, words, title: part }) => {
      const of = frame === chart.root.id ? chart.names.title : full(frame)
      const overview = isWorded(words) ? null : 'обзор'
      const title = [of, ...(overview ? [overview] : []), ...(part ? [part] : [])].join(', ')
      const left = {
        all: '',
        short: 'Действия при переходе в другое состояние, в начале и в конце состояния не показаны, они в таблицах.',
        events: 'События названы, имя в пунктире – путь к этому состоянию; условия и действия – на частях рисунка.',
        none: 'Здесь только состояния и пути между ними; имя в пунктире – путь к этому состоянию; события – на частях рисунка.',
      }[words]
      return `### ${title}\n\n${left && `*${left}*\n\n`}![${title}](${id}.svg)`
    })
  return [...shown, ...listsOf(drawings)].join('\n\n')
}

/** Lists of events are no pictures to look at, the table says the same; the live view lights them. */
function listsOf(drawings: readonly Drawn[]): string[] {
  const files = drawings.filter(({ isList }) => isList).map(({ id }) => `[\`${id}.svg\`](${id}.svg)`)
  return files.length
    ? [`События, которые состояния не\u00a0меняют, – в\u00a0таблице «Переходы»; они\u00a0же списком: ${files.join(', ')}.`]
    : []
}

function life({ told, all }: PageInput): string {
  const starters = startersOf(told, all).map(({ of, states }) => {
    const { full } = statesOf(extract(of.machine, of.names))
    const where = states.map((id) => (full(id) === 'любое' ? 'в любом состоянии' : `в состоянии ${quoted(full(id))}`))
    return `${linkTo(of)} – ${where.length ? where.join(', ') : 'по мере надобности, своим действием'}`
  })
  return `${told.names.about.lives}\n\n${starters.length ? `Запускает: ${starters.join('; ')}.` : 'Никто из\u00a0участников его не\u00a0запускает: это делает страница.'}`
}

function examplesOf({ told: { machine }, examples }: PageInput): string {
  return examples
    .filter(({ cast }) => cast.includes(machine.id))
    .map(({ page, title }) => `- [${title}](${page})`)
    .join('\n')
}

/** The page of one machine for analysts; always complete, also where a picture leaves something out. Markdown. */
export function machinePage(input: PageInput): string {
  const { told, chart } = input
  const { title, purpose, about } = told.names
  return [
    `# ${title} (\`${chart.id}\`)\n\n${purpose}\n\n[Все потоки](index.md) · ${stories[about.story]}\n`,
    section('Когда живёт и кто запускает', life(input)),
    section('Что важно знать', about.notes?.map((note) => `- ${note}`).join('\n') ?? ''),
    ...(about.tables ?? []).map(({ title: of, heads, lines }) => section(of, table(heads, lines))),
    section('Где видно', picturesOfScreens(told.names)),
    section('Требования и решения', ruleList(about.rules)),
    section('Рисунки', pictures(input)),
    section('Примеры', examplesOf(input)),
    section('Состояния', stateTable(chart)),
    section('Переходы', transitionTables(chart)),
    section('О чём сообщает', factTable(input) || 'Фактов не\u00a0сообщает.'),
    section('Что слышит', eventTable(input) || 'Событий не\u00a0слышит.'),
    section('Что вызывает', callTable(input) || 'Ничего не\u00a0вызывает.'),
    section('Сроки', timerTable(told) || 'Сроков нет.'),
  ].join('')
}
