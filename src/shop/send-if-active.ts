import type { AnyActorRef } from 'xstate'

/** For what is said on the way out: after a logout, or a crash, an actor is gone before the parts of the page that told it of themselves. */
export function sendIfActive<TActor extends AnyActorRef>(actor: TActor | undefined, event: Parameters<TActor['send']>[0]): void {
  if (actor?.getSnapshot().status === 'active') actor.send(event)
}
