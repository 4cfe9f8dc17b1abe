/**
 * A list as a page goes on showing it: what has left it since stays in its place, what has come stands above, in its order; of what
 * is in both the newer is shown.
 * @param before as the page showed it last
 * @param now as the server gives it
 */
export function heldList<T extends { id: number }>(before: readonly T[], now: readonly T[]): T[] {
  const newer = new Map(now.map((item) => [item.id, item]))
  const held = new Set(before.map(({ id }) => id))
  return [...now.filter(({ id }) => !held.has(id)), ...before.map((item) => newer.get(item.id) ?? item)]
}
