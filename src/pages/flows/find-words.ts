import { plainText } from '../../../model/search/plain-text'
import { words } from '../../../machines/words'

/** Something that has a name on a chart. `kind`: what it is, in Russian. */
export type Word = { machineId: string; machine: string; kind: string; text: string; code: string }

const KINDS = {
  states: 'состояние',
  events: 'событие',
  facts: 'факт',
  calls: 'вызов',
  guards: 'условие',
  actions: 'действие',
  delays: 'срок',
} as const

const named: readonly Word[] = [...words].flatMap(([id, names]) => [
  { machineId: id, machine: names.title, kind: 'участник', text: names.title, code: id },
  ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((section) =>
    Object.entries(names[section] ?? {}).map(([code, text]) => ({ machineId: id, machine: names.title, kind: KINDS[section], text, code })),
  ),
])

/** What on the charts is called so, by its Russian words or by its name in the code; whole machines first, then what begins so. */
export function findWords(query: string): Word[] {
  const parts = plainText(query).split(' ').filter(Boolean)
  if (parts.length === 0) return []
  const rank = ({ kind, text, code }: Word) => {
    const begins = plainText(text).startsWith(parts[0]!) || plainText(code).startsWith(parts[0]!) // there is one
    return (kind === 'участник' ? 0 : 2) + (begins ? 0 : 1)
  }
  return named
    .filter(({ text, code }) => parts.every((part) => plainText(text).includes(part) || plainText(code).includes(part)))
    .sort((one, other) => rank(one) - rank(other))
}
