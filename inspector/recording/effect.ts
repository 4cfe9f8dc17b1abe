import type { ActorInfo, Entry } from '../protocol'
import { changedField } from './changed-fields'
import { isInside } from './data-fields'
import type { Moment, Recording } from './recording'

/** What an event did with the machine that was told it. `after` null: the machine ended on it. */
export type Effect = {
  before: ActorInfo
  after: ActorInfo | null
  /** How many transitions were taken. */
  transitions: number
  /** Names of what the machine knows and what is otherwise than before. */
  fields: readonly string[]
}

/**
 * What an event did: by the steps that the tap tells were taken on it, also where it waited its turn behind others.
 * @param recording in which it is looked for
 * @param key of the event
 * @returns null where it is not known: it was not taken, it broke its machine, it was told a call, nobody listened, or events of a storm were
 *   not told
 */
export function effectOf({ entries, first, base }: Pick<Recording, 'entries' | 'first' | 'base'>, key: number): Effect | null {
  const event = entries[key - first]
  if (event?.kind !== 'event') return null
  const { to } = event
  const steps = entries.flatMap((entry, at) => (isStepOf(entry, to) && entry.back === at + first - key ? [{ entry, at }] : []))
  const [begun, ended] = [steps[0], steps.at(-1)]
  if (!begun || !ended || entries.slice(key - first, ended.at).some(({ kind }) => kind === 'gap')) return null
  const before = stateBefore(entries.slice(0, begun.at), to, base)
  const after = before && stateAfter(entries.slice(ended.at + 1), before)
  if (!before || after === undefined) return null
  const transitions = steps.reduce((sum, { entry }) => sum + entry.transitions.length, 0)
  return { before, after, transitions, fields: after ? changedKeys(before.context, after.context) : [] }
}

type Step = Extract<Entry, { kind: 'step' }>
const isStepOf = (entry: Entry, session: string): entry is Step => entry.kind === 'step' && entry.session === session

/** As it was told last. */
function stateBefore(earlier: readonly Entry[], session: string, base: Moment): ActorInfo | undefined {
  for (const entry of [...earlier].reverse()) {
    if (entry.kind === 'actor' && entry.actor.session === session) return entry.actor
    if (entry.kind === 'all') return entry.actors.find((actor) => actor.session === session)
    if (entry.kind === 'gone' && entry.session === session) return undefined
  }
  return base.actors.get(session)
}

/** It is told if it changed, before anything else happens to it. @returns null: it ended; undefined: it was not told in a storm */
function stateAfter(later: readonly Entry[], before: ActorInfo): ActorInfo | null | undefined {
  const { session } = before
  let isElsewhere = false
  for (const entry of later) {
    if (entry.kind === 'actor' && entry.actor.session === session) return entry.actor
    if (isStepOf(entry, session) || entry.kind === 'all' || entry.kind === 'gap') return before
    if (entry.kind === 'lost') return undefined
    if (entry.kind === 'event' && entry.from === session && /^xstate\.done\.actor\./.test(entry.event.type)) return null
    // Others may take it away later on.
    if (entry.kind === 'gone' && entry.session === session) return isElsewhere ? before : null
    isElsewhere ||= entry.kind === 'event'
  }
  return before
}

const changedKeys = (was: unknown, now: unknown): string[] =>
  isInside(was) && isInside(now)
    ? changedField('', was, now)
        .fields.filter(({ mark }) => mark !== 'same')
        .map(({ key }) => key)
    : []
