import type { AnyStateMachine } from 'xstate'
import type { AnyNames } from '../../../machines/support/names'
import { workedOut } from '../text/delays'
import { duration } from '../extract'
import { named, table } from './table'

/** How long a delay is that is worked out. */
function computedInWords(delay: (args: { context: unknown }) => unknown): string {
  const known = workedOut(delay)
  if (!known) return 'задаёт тот, кто запускает'
  const { first, second, longest } = known
  if (first === longest) return duration(first)
  const growth = second === 2 * first ? 'вдвое дольше' : 'дольше'
  return `от\u00a0${duration(first)} до\u00a0${duration(longest)}: с\u00a0каждой неудачей подряд ${growth}`
}

const MINUTE_MS = 60_000
/** A time that is no whole minutes and longer than most people count in seconds: «1000 с (около 17 мин)». */
function fixedInWords(ms: number): string {
  const isOdd = ms > 5 * MINUTE_MS && ms % MINUTE_MS !== 0
  return `${duration(ms)}${isOdd ? ` (около\u00a0${Math.round(ms / MINUTE_MS)}\u00a0мин)` : ''}`
}

/** The delays of a machine, and the times that its conditions go by. Markdown; empty where it has none. */
export function timerTable({ machine, names }: { machine: AnyStateMachine; names: AnyNames }): string {
  const lines = Object.entries(names.delays ?? {}).map(([code, word]) => {
    const value: unknown = machine.implementations.delays[code]
    return [named(word, code), typeof value === 'function' ? computedInWords(value as never) : fixedInWords(value as number)] // a delay is one of both
  })
  const terms = Object.entries(names.about.terms ?? {}).map(([word, ms]) => [word, fixedInWords(ms)])
  const all = [...lines, ...terms]
  return all.length ? table(['Срок', 'Сколько'], all) : ''
}
