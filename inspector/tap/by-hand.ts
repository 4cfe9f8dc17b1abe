import type { AnyActorRef } from 'xstate'
import { machineSnapshot, wordsOf } from './describe'
import { isActive } from './living'

/**
 * Types of events that have a transition where an actor is now: those it would take whatever their data are, and those on a condition,
 * which may ask for the data.
 */
export function possibleNow(ref: AnyActorRef): { possible: string[]; conditional: string[] } {
  const snapshot = machineSnapshot(ref)
  if (!snapshot || !isActive(ref)) return { possible: [], conditional: [] }
  const here = [...new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))]
  const types = here.filter((type) => type !== '*' && !type.startsWith('xstate.'))
  const isSure = (type: string) => snapshot._nodes.some((node) => node.transitions.get(type)?.some(({ guard }) => guard === undefined))
  return { possible: types.filter(isSure), conditional: types.filter((type) => !isSure(type)) }
}

const byHand = new WeakSet<object>()
/** Whether an event is one that `sendByHand` has sent. */
export const isByHand = (event: object): boolean => byHand.has(event)

/**
 * Sends an event that somebody wrote by hand.
 * @returns null where the machine took it, else a Russian sentence: nothing was sent, or what broke by it
 */
export function sendByHand(ref: AnyActorRef | undefined, event: { type: string }): string | null {
  if (!ref) return 'Этот участник больше не\u00a0живёт: событие не\u00a0отправлено.'
  const snapshot = machineSnapshot(ref)
  if (!snapshot || !isActive(ref)) return 'Этот участник закончил работу: событие не\u00a0отправлено.'
  try {
    if (!snapshot.can(event))
      return 'Сейчас машина это событие не\u00a0примет: ни\u00a0один переход из\u00a0текущих состояний не\u00a0подходит.'
  } catch (error) {
    return `Условие перехода не\u00a0поняло этих данных: ${wordsOf(error)}. Событие не\u00a0отправлено.`
  }
  try {
    byHand.add(event)
    ref.send(event)
  } catch (error) {
    return `Событие отправлено, и\u00a0магазин на\u00a0нём сломался: ${wordsOf(error)}`
  }
  const after = ref.getSnapshot() as { status: string; error?: unknown }
  return after.status === 'error' ? `Событие отправлено, и\u00a0участник на\u00a0нём сломался: ${wordsOf(after.error)}` : null
}
