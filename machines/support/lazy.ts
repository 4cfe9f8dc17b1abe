import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'

/**
 * Actor logic for a machine whose code is loaded later: the invoking machine needs only its type.
 * It also stops the machine's children when a transition throws, because XState (5.33) would leave them running under their ids.
 * @param machine called on every use of the logic; throws while the code is not loaded
 */
export function lazy<M extends AnyStateMachine>(machine: () => M): M {
  const logic = {
    transition(snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) {
      try {
        return machine().transition(snapshot, event, scope)
      } catch (error) {
        // Stop the children at once: deferred effects would never run, as this transition failed.
        machine().transition(snapshot, { type: 'xstate.stop' }, { ...scope, defer: (stop: () => void) => stop() })
        throw error
      }
    },
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => machine().getInitialSnapshot(scope, input),
    start: (snapshot: AnyMachineSnapshot) => machine().start(snapshot),
    restoreSnapshot: (snapshot: AnyMachineSnapshot, scope: AnyActorScope) => machine().restoreSnapshot(snapshot, scope),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options?: unknown) => machine().getPersistedSnapshot(snapshot, options),
  }
  return logic as unknown as M // an actor uses no other member of its logic
}
