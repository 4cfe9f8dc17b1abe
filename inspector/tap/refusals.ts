import { and, type AnyMachineSnapshot, not } from 'xstate'
import { NAMELESS_GUARD } from '../signs'

/** As XState puts guards together: a function that carries what it is put together of; its own name does not outlive the build. */
type Combined = { check?: unknown; guards?: readonly unknown[]; type?: string }
const checkOf = (guard: unknown): unknown => (guard as Combined).check
const [AND, NOT] = [checkOf(and([])), checkOf(not(''))]

/**
 * Why a machine did not take an event: the guards of the transitions for it from where the machine is, each once.
 * @param snapshot of the machine, which took no transition
 * @param type of the event
 * @returns names of guards as the code has them, put together as `!isHeld && hasSendable`; none where no transition stands there
 */
export const refusedBy = ({ _nodes: nodes }: AnyMachineSnapshot, type: string): string[] => [
  ...new Set(
    // Those inside others are asked before them.
    [...nodes]
      .reverse()
      .flatMap(({ transitions }) =>
        [...transitions].flatMap(([descriptor, all]) =>
          isOf(type, descriptor) ? all.flatMap(({ guard }) => (guard === undefined ? [] : codeOf(guard))) : [],
        ),
      ),
  ),
]

/** @param descriptor of events: a type, `quantity.*` or `*` */
const isOf = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))))

function codeOf(guard: unknown, isInside = false): string {
  if (typeof guard === 'string') return guard
  const { check, guards, type } = guard as Combined
  if (!guards) return typeof guard === 'object' && type ? type : NAMELESS_GUARD
  if (check === NOT) return `!${codeOf(guards[0], true)}`
  const all = guards.map((each) => codeOf(each, true)).join(check === AND ? ' && ' : ' || ')
  return isInside ? `(${all})` : all
}
