import { stories } from '../../../machines/support/stories'
import type { Drawing } from '../draw'
import { duration, type Chart, type State } from '../extract'
import { isWorded } from '../text/rows'
import { contains, flat } from '../tree'
import type { Example } from './examples'
import { picturesOfScreens } from './pictures-of-screens'
import { boundCalls, type Source } from './server-calls'
import { sendersOf } from './senders'
import { named, section, table } from './table'
import { hearersOf, startersOf, tellersOf, type Told } from './wiring'

/** What the page of a machine is made of. */
export type PageInput = {
  told: Told
  chart: Chart
  drawings: readonly Drawing[]
  /** All machines: who starts and hears whom is read from them. */
  all: readonly Told[]
  /** The code of the machines and of the shop. */
  sources: readonly Source[]
  /** The worked examples: the page names those in which its machine takes part. */
  examples: readonly Example[]
}

const linkTo = ({ machine, names }: Told) => `[${names.title}](${machine.id}.md)`
const quoted = (title: string) => `«${title}»`

/** Full and short names of the states of a chart. */
function statesOf({ root }: Chart) {
  const states = new Map(flat(root).map((state) => [state.id, state]))
  /** «Заполняется › Подарок › Подарок решён»; the machine itself is «любое». */
  const full = (id: string): string => {
    const keys = id.split('.')
    const path = keys.slice(1).map((_, i) => states.get(keys.slice(0, i + 2).join('.'))!) // every ancestor is a state
    return path.length ? path.map((state) => state.name || `прежнее (H${state.deep ? '*' : ''})`).join(' › ') : 'любое'
  }
  const code = (id: string) => id.slice(root.id.length + 1)
  /** A target in the same box, or inside the source, by its own name. */
  const short = (source: string, target: string) => {
    const box = target.split('.').slice(0, -1).join('.')
    return contains(box, source) || source === box ? full(target).split(' › ').at(-1)! : full(target) // a split has a last part
  }
  return { all: [...states.values()], full, short, code }
}

const withCode = (word: string, code: string) => (code === '' ? word : named(word, code))

function pictures({ chart, drawings }: PageInput): string {
  const { full } = statesOf(chart)
  return drawings
    .map(({ picture: { part, choice } }) => {
      const of = part.root === chart.root ? chart.names.title : full(part.root.id)
      const overview = isWorded(choice.words) ? null : 'обзор'
      const title = [of, ...(overview ? [overview] : []), ...(part.title ? [part.title] : [])].join(', ')
      const left = {
        all: '',
        short: 'Действия на стрелках не показаны, они в таблице.',
        events: 'События названы, условия и действия – на частях рисунка.',
        none: 'Здесь только состояния и пути между ними; события – на частях рисунка.',
      }[choice.words]
      return `### ${title}\n\n${left && `*${left}*\n\n`}![${title}](${part.id}.svg)`
    })
    .join('\n\n')
}

function life({ told, chart, all }: PageInput): string {
  const starters = startersOf(told, all).map(({ of, states }) => {
    const { full } = statesOf({ ...chart, root: rootOf(of) })
    const where = states.map((id) => (full(id) === 'любое' ? 'в любом состоянии' : `в состоянии ${quoted(full(id))}`))
    return `${linkTo(of)} – ${where.length ? where.join(', ') : 'по мере надобности, своим действием'}`
  })
  return `${told.names.about.lives}\n\n${starters.length ? `Запускает: ${starters.join('; ')}.` : 'Из участников её не запускает никто: это делает страница.'}`
}

/** Names alone are asked of it. */
const rootOf = ({ machine, names }: Told): State => {
  const state = (path: string[], node: (typeof machine)['root']): State => ({
    id: [machine.id, ...path].join('.'),
    path: path.join('.'),
    key: node.key,
    name: names.states?.[path.join('.')] ?? names.title,
    type: node.type,
    initial: null,
    deep: false,
    tags: [],
    entry: [],
    exit: [],
    calls: [],
    states: Object.values(node.states).map((child) => state([...path, child.key], child)),
  })
  return state([], machine.root)
}

function transitions({ chart }: PageInput): string {
  const { full, short, code } = statesOf(chart)
  const lines = chart.transitions.map((t) => [
    withCode(full(t.source), code(t.source)),
    named(t.event, t.code),
    t.guard === null ? '' : withCode(t.guard, t.guardCode ?? ''),
    t.actions.map((word, at) => named(word, t.actionCodes[at]!)).join('; '), // as many of both
    t.targets.map((target) => withCode(short(t.source, target), code(target))).join(' + ') +
      (t.reenter && t.targets[0] === t.source ? ', заново' : '') || 'остаётся',
  ])
  return table(['Состояние', 'Событие', 'Условие', 'Что делается', 'Новое состояние'], lines)
}

function work({ chart }: PageInput): string {
  const { all, full, code } = statesOf(chart)
  const lines = all.flatMap((state) => {
    const told = [
      ...state.calls.map((call) => `вызов: ${call}`),
      ...state.entry.map((it) => `при входе: ${it}`),
      ...state.exit.map((it) => `при выходе: ${it}`),
      ...state.tags.map((tag) => `знак \`${tag}\``),
    ]
    return told.length ? [[withCode(full(state.id) === 'любое' ? 'всегда' : full(state.id), code(state.id)), told.join('; ')]] : []
  })
  return lines.length ? table(['Состояние', 'Что делается'], lines) : ''
}

function facts({ told, all }: PageInput): string {
  const lines = Object.entries(told.names.facts ?? {}).map(([code, word]) => {
    const hearers = hearersOf(told, code, all).map(
      ({ who, through }) => linkTo(who) + (through.length ? ` (через ${through.map(({ names }) => quoted(names.title)).join(' и ')})` : ''),
    )
    return [named(word, code), hearers.join(', ') || 'никто из участников: слушает страница']
  })
  return lines.length ? table(['Факт', 'Кто слышит'], lines) : ''
}

function sentBy({ told, all, sources }: PageInput, type: string): string {
  const { machines, isScreen, isBrowser } = sendersOf(told, type, all, sources)
  const words = [
    ...machines.map((each) => `команда: ${linkTo(each)}`),
    ...(isScreen ? ['страница'] : []),
    ...(isBrowser ? ['вызов или браузер'] : []),
  ]
  return words.join(', ') || 'он сам или его вызов'
}

function events(input: PageInput): string {
  const { told, all } = input
  const lines = Object.entries(told.names.events ?? {}).map(([code, word]) => {
    const tellers = tellersOf(told, code, all)
    return [named(word, code), tellers.length ? `факт: ${tellers.map(linkTo).join(', ')}` : sentBy(input, code)]
  })
  return lines.length ? table(['Событие', 'Откуда'], lines) : ''
}

function calls({ told, all, sources }: PageInput): string {
  const words = Object.entries(told.names.calls ?? {})
  const bound = boundCalls(
    told.machine.id,
    words.map(([code]) => code),
    sources,
  )
  const lines = words.map(([code, word]) => {
    const started = all.find(({ machine }) => machine.id === code)
    const names = bound.get(code) ?? []
    return [named(word, code), started ? `участник ${linkTo(started)}` : names.map((name) => `сервер: \`${name}\``).join(', ') || '–']
  })
  return lines.length ? table(['Вызов', 'Кто отвечает'], lines) : ''
}

function timers({ told: { machine, names } }: PageInput): string {
  const lines = Object.entries(names.delays ?? {}).map(([code, word]) => {
    const value: unknown = machine.implementations.delays[code]
    return [named(word, code), typeof value === 'number' ? duration(value) : 'считается по ходу дела']
  })
  return lines.length ? table(['Срок', 'Сколько'], lines) : ''
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
    section('Где видно', picturesOfScreens(told.names)),
    section('Требования и решения', about.rules.map((rule) => `\`${rule}\``).join(', ')),
    section('Рисунки', pictures(input)),
    section('Примеры', examplesOf(input)),
    section('Переходы', transitions(input)),
    section('Работа в состояниях', work(input)),
    section('О чём сообщает', facts(input)),
    section('Что слышит', events(input)),
    section('Что вызывает', calls(input)),
    section('Сроки', timers(input)),
  ].join('')
}
