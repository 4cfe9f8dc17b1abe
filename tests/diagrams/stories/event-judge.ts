import type { AnyActorRef, InspectionEvent } from 'xstate'
import { checkEvent } from '../../../src/inspector/check/check-event'
import { schemaOf } from '../../../src/inspector/check/schemas'
import { unwritableField } from '../../../src/inspector/check/template'
import { machineOf } from '../../support/walks/machine-of'

/** Holds every event of a running shop against what the types of its machine say. `misfits`: those that hold something else, and why. */
export function eventJudge(): { misfits: string[]; inspect: (seen: InspectionEvent) => void } {
  const misfits: string[] = []
  const inspect = (seen: InspectionEvent) => {
    if (seen.type !== '@xstate.event' || seen.event.type.startsWith('xstate.')) return
    const machine = machineOf(seen.actorRef as AnyActorRef)?.id // XState tells of actors alone
    const schema = machine === undefined ? undefined : schemaOf(machine, seen.event.type)
    // A machine takes events that others are told as well: those say nothing to it.
    if (!schema || unwritableField(schema) !== undefined) return
    // More than the types name may come: of a whole user the part that a machine needs is named.
    const checked = checkEvent(JSON.stringify(seen.event), seen.event.type, schema, [seen.event])
    if ('refusal' in checked) misfits.push(`${machine} ${seen.event.type}: ${checked.refusal}`)
  }
  return { misfits, inspect }
}
