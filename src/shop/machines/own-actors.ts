import type { AnyActorRef } from 'xstate'

const actors = new Map<AnyActorRef, string>()
const watchers = new Set<() => void>()
const tell = () => watchers.forEach((watcher) => watcher())

/**
 * Actors that parts of the page hold for themselves, in systems of their own, and the address at which each began; those of the whole
 * shop are below its root.
 */
export const ownActors: ReadonlyMap<AnyActorRef, string> = actors

/** An actor of a part of the page that is open is there. @returns to be called when it is no more */
export function noteOwnActor(actor: AnyActorRef): () => void {
  actors.set(actor, location.pathname)
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
