import type { EventRow, Moment, Recording } from '../../recording/recording'
import { type Inspection, isConnected } from '../watching/inspection'
import { knownMachine } from '../words/words'

/**
 * Why an actor can be sent nothing any more.
 * @param moment what lives now
 * @param of the actor, by its session within one life of the page
 * @returns a Russian sentence; undefined where it can
 */
export function goneReason(moment: Moment | null, { session, life }: { session: string; life: string }): string | undefined {
  if (moment?.life !== life) return 'Страница магазина загружена заново.'
  const status = moment.actors.get(session)?.status
  if (status === 'active') return undefined
  return status === 'error' ? 'Этот участник сломался.' : 'Этот участник закончил работу.'
}

/**
 * Why an event that came once cannot be sent once more.
 * @param inspection what is watched
 * @param recording in which it stands
 * @param row the event
 * @returns a Russian sentence; undefined where it can
 */
export function againReason(inspection: Inspection, recording: Recording, row: EventRow): string | undefined {
  if (inspection.opened) return 'Это запись из\u00a0файла: отправлять события некуда.'
  if (!isConnected(inspection)) return 'Вкладка магазина закрыта.'
  if (row.event.type.startsWith('xstate.')) return 'Это событие шлёт только сам XState.'
  if (!knownMachine(row.machine)) return 'Это вызов или связь: отсюда события ему не\u00a0отправить.'
  return goneReason(recording.now, { session: row.to, life: row.life })
}
