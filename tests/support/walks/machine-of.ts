import type { AnyActor, AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { WIRE } from '../../../machines/support/relay'

/** What an actor runs: the machine as it was provided, or the effect. */
export const logicOf = (ref: AnyActorRef): AnyActorLogic => (ref as AnyActor).logic as AnyActorLogic // every actor keeps it

/** The machine of an actor, also of one whose code came later; null of an effect and of a port. */
export function machineOf(ref: AnyActorRef | undefined): AnyStateMachine | null {
  if (!ref) return null
  const logic = logicOf(ref)
  if ('root' in logic) return logic as AnyStateMachine
  // Asked for by its method the snapshot cannot be read while the actor is being made.
  const { _snapshot: snapshot } = ref as unknown as { _snapshot?: Partial<AnyMachineSnapshot> | undefined }
  return (snapshot?.machine as AnyStateMachine | undefined) ?? null
}

/** Whom an actor speaks for: a relay for the actor that it listens to, every other for itself. */
export const speakerOf = (ref: AnyActorRef | undefined): AnyActorRef | undefined =>
  ref?.id.startsWith(WIRE) ? (ref.system.get(ref.id.slice(WIRE.length)) as AnyActorRef | undefined) : ref
