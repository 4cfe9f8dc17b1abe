import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate'

type System = { get(id: string): unknown }

/**
 * Where a command goes. Not by id alone: a child that crashed for good is gone, and a command to an absent id would take its sender down.
 * An absent target sends to the sender itself, which knows no commands and drops it: no command may have the name of an event that its sender hears.
 */
export const to =
  <L extends AnyActorLogic>(_logic: L, id: string) =>
  ({ system }: { system: System }) =>
    system.get(id) as ActorRefFrom<L> // the ids of the system name their machines
/** What an actor is in; undefined where it does not live. */
export const snapshotOf = <L extends AnyStateMachine>(_logic: L, system: System, id: string): SnapshotFrom<L> | undefined =>
  (system.get(id) as AnyActorRef | undefined)?.getSnapshot() as SnapshotFrom<L> | undefined // as above
