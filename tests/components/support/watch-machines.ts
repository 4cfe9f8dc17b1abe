import type { AnyActorRef } from 'xstate'
import { ownActors } from '../../../src/shop/machines/own-actors'

/** Everything that the machines of the page hold from now on, and what the machines of the shop hold at the end, as text. */
export function watchMachines(app: AnyActorRef): () => string {
  const held: string[] = []
  const textOf = (actor: AnyActorRef) => {
    const { context } = actor.getSnapshot() as { context?: unknown }
    // Actors hold each other.
    return JSON.stringify(context, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'sessionId' in value ? null : value,
    )
  }
  for (const actor of ownActors.keys()) actor.subscribe(() => void held.push(textOf(actor)))
  const childrenOf = (actor: AnyActorRef): AnyActorRef[] => {
    const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> }
    return [actor, ...Object.values(children).flatMap(childrenOf)]
  }
  return () => [...held, ...childrenOf(app).map(textOf)].join('\n')
}
