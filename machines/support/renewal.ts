import type { AnyActorRef } from 'xstate'
import { WIRE } from './relay'

/** A child, or the wire to one, that is to be started. */
type Step = { id: string; kind: 'child' | 'wire' }

/**
 * What is to be started after a crash, in this order: a child that still lives is left alone, the wire to a child is renewed before it,
 * for it must hear what is said on entry. [DEC-065]
 * @param crashed ids of children, and of wires (`relay.<child>`) that broke by themselves
 * @param children those that live or lived
 */
export function renewal(crashed: readonly string[], children: Readonly<Record<string, AnyActorRef | undefined>>): readonly Step[] {
  const wireTo = (id: string): Step[] => (WIRE + id in children ? [{ id: WIRE + id, kind: 'wire' }] : [])
  return crashed.flatMap((id): Step[] => {
    if (id.startsWith(WIRE)) return wireTo(id.slice(WIRE.length))
    if (children[id]?.getSnapshot().status === 'active') return []
    return [...wireTo(id), { id, kind: 'child' }]
  })
}
