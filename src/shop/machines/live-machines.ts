import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { stateIds } from '../../../machines/support/state-paths'

/** A machine that runs, as it is now. `states`: ids of all that it is in, its own first, each before those inside it. */
export type LiveMachine = {
  sessionId: string
  /** Its name among others of its kind: its own id where that is not the chart's. */
  name: string
  /** The address of the page that holds it for itself; null of the shop's. */
  place: string | null
  /** The id of its chart. */
  machineId: string
  /** How deep it lies under the root, 0 for the root. */
  depth: number
  states: readonly string[]
  tags: readonly string[]
  status: AnyMachineSnapshot['status']
}

/** The machines under an actor, itself first, each before its children. Effects and ports are none. @param place as of `LiveMachine` */
export function liveMachines(root: AnyActorRef, place: string | null = null, depth = 0): LiveMachine[] {
  const snapshot = root.getSnapshot() as AnyMachineSnapshot | undefined
  if (!snapshot || !('machine' in snapshot)) return []
  const own = {
    sessionId: root.sessionId,
    name: root.id,
    place,
    machineId: snapshot.machine.id,
    depth,
    states: stateIds(snapshot),
    tags: [...snapshot.tags],
    status: snapshot.status,
  }
  const children = Object.values<AnyActorRef | undefined>(snapshot.children).filter((child) => child !== undefined)
  return [own, ...children.flatMap((child) => liveMachines(child, place, depth + 1))]
}

/** Tells, at most once a frame, that something under this actor may be another. @returns how to end it */
export function watchMachines(root: AnyActorRef, tell: () => void): () => void {
  let frame = 0
  const watch = root.system.inspect(({ type }) => {
    if (type !== '@xstate.snapshot' && type !== '@xstate.actor') return
    frame ||= requestAnimationFrame(() => {
      frame = 0
      tell()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    watch.unsubscribe()
  }
}
