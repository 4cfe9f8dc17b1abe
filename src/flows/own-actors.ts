import type { AnyActorRef } from 'xstate'

const actors = new Set<AnyActorRef>()
const watchers = new Set<() => void>()
const tell = () => watchers.forEach((watcher) => watcher())

/** Actors that parts of the page hold for themselves, in systems of their own; those of the whole shop are below its root. */
export const ownActors: ReadonlySet<AnyActorRef> = actors

/** An actor of a part of the page is there. @returns to be called when it is no more */
export function noteOwnActor(actor: AnyActorRef): () => void {
  actors.add(actor)
  tell()
  return () => {
    actors.delete(actor)
    tell()
  }
}
/** Tells when others are there. @returns how to end it */
export function watchOwnActors(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
