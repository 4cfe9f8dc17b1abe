import { hearersInWords } from '../pages/talk-tables'
import { linkTo, table } from '../pages/table'
import { hearersOf, type Told } from '../pages/wiring'
import { hubSvgs, type Message, type Spoke } from './hub-svg'
import { childrenOf, type Seen, toldBy } from './seen'
import { type Branch, treeSvg } from './tree-svg'
import { stories } from '../../../machines/support/stories'

/** A file of the atlas by its name. */
type Page = { name: string; text: string }

/** The map of the whole system: who lives when, and what flows between them, as it was seen; who hears a fact as the machines are wired. */
export function systemMap(seen: Seen, all: readonly Told[]): Page[] {
  const words = new Map(all.map(({ machine, names }) => [machine.id, names]))
  const titleOf = (id: string) => words.get(id)?.title ?? id
  const link = (id: string) => (words.has(id) ? `[${titleOf(id)}](${id}.md)` : `\`${id}\``)
  const wordOf = (from: string, to: string, type: string) => words.get(from)?.facts?.[type] ?? words.get(to)?.events?.[type] ?? type
  /** What a fact is wired to is drawn also where no run told it: the table below names it. */
  const wired = (from: string, to: string): string[] => {
    const source = all.find(({ machine }) => machine.id === from)
    return Object.keys(source?.names.facts ?? {}).filter(
      (fact) => hearersOf(source!, fact, all).some(({ who, through }) => who.machine.id === to && through.length === 0), // who has facts is one of them
    )
  }
  const messagesOf = (from: string, to: string): Message[] =>
    [...new Set([...toldBy(seen, from, to), ...wired(from, to)])].sort().map((code) => ({ word: wordOf(from, to, code), code }))

  const started = new Set(seen.starts.map(({ child }) => child))
  const roots = [...words.keys()].filter((id) => !started.has(id))
  const hubs = [...words.keys()].filter((id) => childrenOf(seen, id).some((child) => words.has(child)))

  /** A machine with all below it, indented; each once. */
  function branch(id: string, depth: number, above: ReadonlySet<string>): string[] {
    if (above.has(id)) return []
    const lives = words.get(id)?.about.lives ?? ''
    const own = `${'  '.repeat(depth)}- ${link(id)} (\`${id}\`): ${lives}`
    return [
      own,
      ...childrenOf(seen, id)
        .filter((child) => words.has(child))
        .flatMap((child) => branch(child, depth + 1, new Set([...above, id]))),
    ]
  }

  /** A machine with all below it, for the picture of the whole. */
  function tree(id: string, above: ReadonlySet<string>): Branch {
    const inner = childrenOf(seen, id).filter((child) => words.has(child) && child !== id && !above.has(child))
    const { title, about } = words.get(id)! // of one of the machines
    return { id, title, group: stories[about.story], children: inner.map((child) => tree(child, new Set([...above, id]))) }
  }
  const whole = treeSvg(
    'map-all',
    'Все участники',
    roots.map((id) => tree(id, new Set())),
    'Запускают страницы',
  )

  const pictures: Page[] = [{ name: 'map.all.svg', text: whole }]
  const sections = hubs.map((hub) => {
    const spokes: Spoke[] = childrenOf(seen, hub)
      .filter((child) => child !== hub && words.has(child))
      .map((child) => ({ id: child, title: titleOf(child), up: messagesOf(child, hub), down: messagesOf(hub, child) }))
      .filter(({ up, down }) => up.length + down.length > 0)
    if (spokes.length === 0) return ''
    const svgs = hubSvgs(`map-${hub}`, { id: hub, title: titleOf(hub) }, spokes)
    const names = svgs.map((_, at) => `map.${hub}${svgs.length > 1 ? `.${at + 1}` : ''}.svg`)
    svgs.forEach((text, at) => pictures.push({ name: names[at]!, text }))
    return [
      `### ${titleOf(hub)} (\`${hub}\`)\n`,
      ...names.map((name, at) => `![${titleOf(hub)}${names.length > 1 ? `, часть ${at + 1} из\u00a0${names.length}` : ''}](${name})\n`),
    ].join('\n')
  })

  const facts = all.flatMap((told) =>
    Object.entries(told.names.facts ?? {}).map(([code, word]) => [linkTo(told), word, `\`${code}\``, hearersInWords(told, code, all)]),
  )
  const page = [
    '# Карта системы\n',
    'Кто когда живёт и\u00a0кто кому что сообщает. Показано, как магазин работает на\u00a0деле: это записано, когда проверки запускали магазин целиком. Факты и\u00a0их слушатели взяты из\u00a0кода, поэтому названы и\u00a0нарисованы и\u00a0те, кому факт в\u00a0проверках не\u00a0доставлялся.\n',
    'На\u00a0рисунке все участники: внутри каждого\u00a0– те, кого он\u00a0запускает; рядом стоят те, кто из\u00a0одного раздела оглавления.\n',
    '![Все участники](map.all.svg)\n',
    '## Кто когда живёт\n',
    'Вложенный живёт не\u00a0дольше того, кто его запустил.\n',
    ...branchesOf(roots, branch),
    '',
    '## Что между ними ходит\n',
    'Стрелка вправо\u00a0– что участник сообщает, влево\u00a0– что ему велят или передают.\n',
    ...sections.filter(Boolean),
    '## Факты и\u00a0кто их слышит\n',
    table(['Кто сообщает', 'Факт', 'В коде', 'Кто слышит'], facts),
    '',
  ].join('\n')
  return [{ name: 'map.md', text: page }, ...pictures]
}

/** First those from which a tree grows, then those that stand alone. */
function branchesOf(roots: readonly string[], branch: (id: string, depth: number, above: ReadonlySet<string>) => string[]): string[] {
  const trees = roots.map((id) => branch(id, 0, new Set()))
  return trees.sort((a, b) => b.length - a.length).flat()
}
