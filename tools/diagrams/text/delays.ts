/** As many failures in a row as bring every pause to its longest. */
const MANY = 20

/** A context in which whatever is counted has come to `count`. */
const counted = (count: number): unknown =>
  new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => count : counted(count)) })

/** How long a delay is that is worked out from what was counted, ms: at first, the second time, at the longest; null where its starter sets it. */
export function workedOut(delay: (args: { context: unknown }) => unknown): { first: number; second: number; longest: number } | null {
  const each = Array.from({ length: MANY }, (_, at) => delay({ context: counted(at + 1) }))
  if (!each.every((ms): ms is number => typeof ms === 'number')) return null
  const [first, second] = each as [number, number] // there are many
  return { first, second, longest: Math.max(...each) }
}
