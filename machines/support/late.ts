import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'

/**
 * Stands for a machine whose code comes later: whoever invokes it names it now and needs only its type. Its children go with it when it
 * crashes; XState (5.33) leaves those of a machine whose transition fails alive, under their names.
 * @param machine asked whenever it does something; throws while the code is not there
 */
export function late<M extends AnyStateMachine>(machine: () => M): M {
  const logic = {
    transition(snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) {
      try {
        return machine().transition(snapshot, event, scope)
      } catch (error) {
        // What a stop puts off until the transition is over would never come: there is none.
        machine().transition(snapshot, { type: 'xstate.stop' }, { ...scope, defer: (stop: () => void) => stop() })
        throw error
      }
    },
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => machine().getInitialSnapshot(scope, input),
    start: (snapshot: AnyMachineSnapshot) => machine().start(snapshot),
    restoreSnapshot: (snapshot: AnyMachineSnapshot, scope: AnyActorScope) => machine().restoreSnapshot(snapshot, scope),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options?: unknown) => machine().getPersistedSnapshot(snapshot, options),
  }
  return logic as unknown as M // an actor asks nothing more of its logic
}
