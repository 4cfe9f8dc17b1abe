import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { foresight, keyOf, lookAhead, type Met, type Search, type Seen } from './look-ahead'

/** Where it begins, and one event after the other with where it leads. */
export type Tour = { start: Seen; steps: readonly (Seen & { event: EventObject; before: AnyMachineSnapshot })[] }
type Edge = Met['ways'][number]
/** What a situation leads to, by its key; where it ends nothing. */
type Net = ReadonlyMap<string, readonly { edge: Edge; to: string | null }[]>

/** To begin anew costs as much as so many events. */
const ANEW = 5

/**
 * Joins the shortest paths of a machine into walks that are few and short: each goes on to the nearest that is wanted, and ends where to
 * begin anew is nearer.
 * @param machine its effects end by the events only
 * @param wanted ids of transitions; without them every event in every situation is wanted
 */
export function planTours(machine: AnyStateMachine, search: Search, wanted?: ReadonlySet<string>): Tour[] {
  const met = lookAhead(machine, search)
  const net: Net = new Map(
    [...met].map(([key, { ways }]) => [
      key,
      ways.map((edge) => ({ edge, to: edge.snapshot.status === 'active' ? keyOf(search, edge.snapshot) : null })),
    ]),
  )
  const [root = ''] = met.keys()
  const { first, next } = foresight(machine, search)
  const start = first()
  const missing = new Set(wanted)
  const { events, kind = search.situation } = search
  const kinds = new Map<Edge, string>()
  for (const { snapshot, ways } of met.values()) for (const edge of ways) kinds.set(edge, `${kind(snapshot)} ${events.indexOf(edge.event)}`)
  const gone = new Set<string | undefined>()
  const isOfUse = (edge: Edge) => (wanted ? edge.taken.some((id) => missing.has(id)) : !gone.has(kinds.get(edge)))
  const walk = (edge: Edge) => {
    gone.add(kinds.get(edge))
    for (const id of edge.taken) missing.delete(id)
  }
  for (const id of start.taken) missing.delete(id)

  const tours: EventObject[][] = []
  let at = root
  let tour: EventObject[] | null = null
  for (;;) {
    const [fromHere, fromRoot] = [tour ? nearest(net, at, isOfUse) : null, nearest(net, root, isOfUse)]
    const isAnew = fromHere === null || (fromRoot !== null && fromRoot.length + ANEW < fromHere.length)
    const path = isAnew ? fromRoot : fromHere
    if (path === null) break
    if (isAnew || tour === null) tours.push((tour = []))
    for (const edge of path) {
      walk(edge)
      tour.push(edge.event)
      at = keyOf(search, edge.snapshot)
    }
  }
  // A start that takes something by itself is a walk, too.
  if (tours.length === 0 && (!wanted || start.taken.some((id) => wanted.has(id)))) tours.push([])

  return tours.map((events) => {
    let before = start.snapshot
    const steps = events.map((event) => {
      const step = { event, before, ...next(before, event) }
      before = step.snapshot
      return step
    })
    return { start, steps }
  })
}

/** The shortest way from a situation that ends with something of use; null: there is none. */
function nearest(net: Net, from: string, isOfUse: (edge: Edge) => boolean): readonly Edge[] | null {
  const known = new Set([from])
  let paths: (readonly [string, readonly Edge[]])[] = [[from, []]]
  while (paths.length > 0) {
    const further: typeof paths = []
    for (const [at, path] of paths) {
      for (const { edge, to } of net.get(at) ?? []) {
        if (isOfUse(edge)) return [...path, edge]
        if (to === null || known.has(to)) continue
        known.add(to)
        further.push([to, [...path, edge]])
      }
    }
    paths = further
  }
  return null
}
