import { plainText } from '../../model/search/plain-text'
import { layoutSwap } from '../../model/text/article'
import { words } from '../../machines/words'
import { queryStems, queryWords } from './query-words'

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
  const parts = queryStems(query)
  if (parts.length === 0) return []
  const rank = ({ kind, text, code }: Word) => {
    const begins = plainText(text).startsWith(parts[0]!) || plainText(code).startsWith(parts[0]!) // there is one
    return (kind === 'участник' ? 0 : 2) + (begins ? 0 : 1)
  }
  return named
    .filter(({ text, code }) => parts.every((part) => plainText(text).includes(part) || plainText(code).includes(part)))
    .sort((one, other) => rank(one) - rank(other))
}

/** So many letters are enough for one of them to be a slip. */
const LEAST_FUZZY = 5
const spoken: ReadonlySet<string> = new Set(named.flatMap(({ text, code }) => plainText(`${text} ${code}`).split(/[^\p{L}\d]+/u)))

/**
 * What was meant where a query finds nothing: the same keys in the other keyboard layout, or words of the charts that are one slip away.
 * @returns a query that finds something; null where there is none
 */
export function meantQuery(query: string): string | null {
  const swapped = layoutSwap(query.trim())
  if (findWords(swapped).length > 0) return swapped
  const meant = queryWords(query).map((part) =>
    findWords(part).length > 0 || part.length < LEAST_FUZZY ? part : ([...spoken].find((word) => isOneSlip(part, word)) ?? part),
  )
  return findWords(meant.join(' ')).length > 0 ? meant.join(' ') : null
}

/** Whether a word is another with one letter left out, put in, changed, or two neighbours in each other's place. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [left, right] = [one.slice(at), other.slice(at)]
  const isTurned = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isTurned || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}
