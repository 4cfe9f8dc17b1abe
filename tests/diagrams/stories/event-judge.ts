import type { AnyActorRef, InspectionEvent } from 'xstate'
import { unwritableReason } from '../../../inspector/check/check-event'
import { faultOf } from '../../../inspector/check/fault'
import { schemaOf } from '../../../inspector/check/schemas'
import { machineOf } from '../../support/walks/machine-of'

/** How many events of a running shop were held against what the types of their machines say, and those that hold something else, and why. */
export type Judged = { count: number; misfits: string[] }

/** Holds every event that passes against its schema. */
export function eventJudge(): { judged: Judged; inspect: (seen: InspectionEvent) => void } {
  const judged: Judged = { count: 0, misfits: [] }
  const inspect = (seen: InspectionEvent) => {
    if (seen.type !== '@xstate.event' || seen.event.type.startsWith('xstate.')) return
    const machine = machineOf(seen.actorRef as AnyActorRef)?.id // XState tells of actors alone
    const schema = machine === undefined ? undefined : schemaOf(machine, seen.event.type)
    // A machine hears events that are none of its own as well: those say nothing to it.
    if (!schema || unwritableReason(schema) !== undefined) return
    judged.count++
    const told = JSON.parse(JSON.stringify(seen.event)) as object // of an object
    // More than the types name may come: of a whole user the part that a machine needs is named.
    const fault = faultOf(schema, told, [told])
    if (fault !== null) judged.misfits.push(`${machine} ${seen.event.type}: ${fault}`)
  }
  return { judged, inspect }
}
