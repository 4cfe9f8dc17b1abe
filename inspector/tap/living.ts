import type { AnyActorRef } from 'xstate'

/** Whether an actor goes on: has begun, has not ended and did not break. */
export const isActive = (ref: AnyActorRef): boolean => statusOf(ref) === 'active' && !isStill(ref)

/** Whether an actor looks as if it went on and does not: React has its hooks put back the snapshot of one that they have ended. */
export const isLeft = (ref: AnyActorRef): boolean => statusOf(ref) === 'active' && isStill(ref)

const statusOf = (ref: AnyActorRef) => (ref.getSnapshot() as { status?: string } | undefined)?.status
/** As XState marks one that has not begun; its hooks mark so one that has ended, for it may begin anew. */
const isStill = (ref: AnyActorRef) => (ref as { _processingStatus?: number })._processingStatus === 0

/** An actor and all that live below it, the parent first. */
export function living(root: AnyActorRef): AnyActorRef[] {
  const { children = {} } = (root.getSnapshot() ?? {}) as { children?: Record<string, AnyActorRef | undefined> }
  return [root, ...Object.values(children).flatMap((child) => (child ? living(child) : []))]
}
