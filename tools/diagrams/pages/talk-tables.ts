import type { EventSchemas, JsonSchema } from '../../../machines/support/event-schema'
import { fieldsInWords } from '../../../machines/support/event-words'
import { linkTo, listed, named, quoted, table } from './table'
import type { Source } from './sources'
import { sendersOf } from './senders'
import { hearersOf, tellersOf, type Told } from './wiring'

type Known = { told: Told; all: readonly Told[]; sources: readonly Source[] }

const throughWhom = (through: readonly Told[]) =>
  through.length ? ` (через ${through.map(({ names }) => quoted(names.title)).join(' и ')})` : ''

/** Who hears a fact, in words: machines, each with those that it comes through, or the page. Markdown. */
export function hearersInWords(told: Told, type: string, all: readonly Told[]): string {
  const hearers = hearersOf(told, type, all).map(({ who, through }) => linkTo(who) + throughWhom(through))
  return hearers.join(', ') || 'страница, на\u00a0которой это видно'
}

/** The facts of a machine with those who hear them. Markdown; empty where it tells none. */
export function factTable({ told, all }: Known): string {
  const lines = Object.entries(told.names.facts ?? {}).map(([code, word]) => [named(word, code), hearersInWords(told, code, all)])
  return lines.length ? table(['Факт', 'Кто слышит'], lines) : ''
}

function sourcesInWords({ told, all, sources }: Known, type: string): string {
  const tellers = tellersOf(told, type, all).map(({ who, through }) => `факт: ${linkTo(who)}${throughWhom(through)}`)
  const { machines, isOwn, isScreen, isTab, isCall, isOutside, through } = sendersOf(told, type, all, sources)
  // Who tells a fact makes it too.
  const commanders = machines.filter((each) => !tellers.some((teller) => teller.includes(`(${each.machine.id}.md)`)))
  const words = [
    ...tellers,
    ...commanders.map((each) => `команда: ${linkTo(each)}`),
    ...(isScreen ? [`страница${throughWhom(through)}`] : []),
    ...(isTab ? [`другая вкладка${throughWhom(through)}`] : []),
    ...(isCall ? ['сервер, браузер: через его вызов'] : []),
    ...(isOutside ? [`сервер, браузер${throughWhom(through)}`] : []),
    ...(isOwn ? ['сам участник'] : []),
  ]
  return words.join(', ') || 'сейчас никто'
}

/** What an event holds. Markdown. */
const dataInWords = (schema: JsonSchema): string =>
  listed(
    fieldsInWords(schema).map(
      ({ name, is, isOptional, isPartial }) => `\`${name}\` – ${is}${isOptional || isPartial ? ' (не\u00a0всегда)' : ''}`,
    ),
  )

/** The events of a machine with those who send them and what they hold. Markdown; empty where it hears nothing. @param schemas of all machines */
export function eventTable(known: Known & { schemas: ReadonlyMap<string, EventSchemas> }): string {
  const own = known.schemas.get(known.told.machine.id)
  const lines = Object.entries(known.told.names.events ?? {}).map(([code, word]) => [
    named(word, code),
    sourcesInWords(known, code),
    own?.[code] ? dataInWords(own[code]) : '',
  ])
  return lines.length ? table(['Событие', 'Откуда', 'Данные'], lines) : ''
}
