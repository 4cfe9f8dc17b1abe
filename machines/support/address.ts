import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate'

type System = { get(id: string): unknown }

/**
 * Target of a command, for `sendTo`: the actor with this `systemId`, typed by its machine.
 * If that actor has crashed and is gone, the lookup gives undefined and XState sends the command to the sender itself, which ignores it
 * (a plain id would throw and crash the sender as well). So a command must never have the same name as an event its sender handles.
 */
export const to =
  <L extends AnyActorLogic>(_logic: L, id: string) =>
  ({ system }: { system: System }) =>
    system.get(id) as ActorRefFrom<L> // each systemId belongs to one machine
/** The current snapshot of the actor with this `systemId`; undefined while it does not run. */
export const snapshotOf = <L extends AnyStateMachine>(_logic: L, system: System, id: string): SnapshotFrom<L> | undefined =>
  (system.get(id) as AnyActorRef | undefined)?.getSnapshot() as SnapshotFrom<L> | undefined // see `to`
