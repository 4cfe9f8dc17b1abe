import type { AnyStateMachine } from 'xstate'
import type { AnyNames } from '../../../machines/support/names'
import { duration } from '../extract'
import { named, table } from './table'

/** As many failures in a row as bring every pause to its longest. */
const MANY = 20

/** A context in which whatever is counted has come to `count`. */
const counted = (count: number): unknown =>
  new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => count : counted(count)) })

/** How long a delay is that is worked out. */
function computedInWords(delay: (args: { context: unknown }) => unknown): string {
  const each = Array.from({ length: MANY }, (_, at) => delay({ context: counted(at + 1) }))
  const isCounted = each.every((ms): ms is number => typeof ms === 'number')
  if (!isCounted) return 'задаёт тот, кто запускает'
  const [first, second] = each as [number, number] // there are many
  const longest = Math.max(...each)
  if (first === longest) return duration(first)
  const growth = second === 2 * first ? 'вдвое дольше' : 'дольше'
  return `от\u00a0${duration(first)} до\u00a0${duration(longest)}: с\u00a0каждой неудачей подряд ${growth}`
}

/** The delays of a machine. Markdown; empty where it has none. */
export function timerTable({ machine, names }: { machine: AnyStateMachine; names: AnyNames }): string {
  const lines = Object.entries(names.delays ?? {}).map(([code, word]) => {
    const value: unknown = machine.implementations.delays[code]
    return [named(word, code), typeof value === 'function' ? computedInWords(value as never) : duration(value as number)] // a delay is one of both
  })
  return lines.length ? table(['Срок', 'Сколько'], lines) : ''
}
