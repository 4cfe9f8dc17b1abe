import type { AnyActorRef } from 'xstate'
import { WIRE } from './relay'

/** A child to be started, or the relay from one (`wire`). */
type Step = { id: string; kind: 'child' | 'wire' }

/**
 * What has to be started after a crash, in order. A child that still runs is left alone; the relay of a child is renewed before the child,
 * so that it does not miss the facts that the child emits on entry. [DEC-065]
 * @param crashed ids of crashed children, and of relays (`relay.<child>`) that crashed by themselves
 * @param children the children of the machine, running or crashed
 */
export function renewal(crashed: readonly string[], children: Readonly<Record<string, AnyActorRef | undefined>>): readonly Step[] {
  const wireTo = (id: string): Step[] => (WIRE + id in children ? [{ id: WIRE + id, kind: 'wire' }] : [])
  return crashed.flatMap((id): Step[] => {
    if (id.startsWith(WIRE)) return wireTo(id.slice(WIRE.length))
    if (children[id]?.getSnapshot().status === 'active') return []
    return [...wireTo(id), { id, kind: 'child' }]
  })
}
