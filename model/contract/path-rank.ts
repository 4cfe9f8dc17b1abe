/** Static segments before mixed ones (`promotion:brand`) before parameters, segment by segment. */
const rank = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? 2 : part.includes(':') ? 1 : 0))
    .join('')

/** Sorts paths so that the first that fits is the right one, whatever the order of the table. */
export function byRank(a: string, b: string): number {
  const [x, y] = [rank(a), rank(b)]
  return x < y ? -1 : Number(x > y)
}
