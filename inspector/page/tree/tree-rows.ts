import type { ActorInfo } from '../../protocol'

/** An actor in the tree: `level` from 1, `parent` the session of the one above it. */
export type TreeRow = { actor: ActorInfo; level: number; parent: string | null }

/**
 * Every actor below those that live above it; what only calls or listens comes after what has states. Whose parent is not there stands
 * at the top, and so does one of those that a file says are each other's parents: nobody is left out.
 */
export function treeRows(actors: ReadonlyMap<string, ActorInfo>): TreeRow[] {
  const children = new Map<string | null, ActorInfo[]>()
  for (const actor of actors.values()) {
    const above = actor.parent !== null && actors.has(actor.parent) ? actor.parent : null
    const beside = children.get(above)
    if (beside) beside.push(actor)
    else children.set(above, [actor])
  }
  const rows: TreeRow[] = []
  const placed = new Set<string>()
  /** Those that wait for their place, the next one last: a tree may be deeper than calls may be nested. */
  function place(tops: readonly TreeRow[]): void {
    const waiting = [...tops].reverse()
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      const { session } = row.actor
      if (placed.has(session)) continue
      placed.add(session)
      rows.push(row)
      waiting.push(...rowsBelow(session, row.level + 1).reverse())
    }
  }
  const rowsBelow = (parent: string | null, level: number): TreeRow[] =>
    [...(children.get(parent) ?? [])]
      .sort((one, other) => Number(one.machine === null) - Number(other.machine === null))
      .map((actor) => ({ actor, level, parent }))
  place(rowsBelow(null, 1))
  for (const actor of actors.values()) place([{ actor, level: 1, parent: null }])
  return rows
}

/** The rows that are looked for, and those above them, so that where they stand is seen. @param isFound of an actor alone */
export function foundRows(rows: readonly TreeRow[], isFound: (actor: ActorInfo) => boolean): TreeRow[] {
  const found: TreeRow[] = []
  const above = new Set<string>()
  for (const row of [...rows].reverse()) {
    if (!isFound(row.actor) && !above.has(row.actor.session)) continue
    found.push(row)
    if (row.parent !== null) above.add(row.parent)
  }
  return found.reverse()
}
