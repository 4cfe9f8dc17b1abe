import { formatCount } from '../../../model/text/count'
import type { EventRow } from '../../recording/recording'
import { actorLabel, eventWord, senderWord } from './words'

/** An event in Russian. */
export const wordOf = (row: EventRow): string => eventWord(row.event, row.machine)
/** From whom to whom, in Russian. */
export const partiesOf = (row: EventRow): string => `${senderWord(row)} → ${actorLabel({ machine: row.machine, name: row.toName })}`
/** Said of an event that its machine did not take. */
export const IGNORED = 'не\u00a0принято'
/** Said of an event by which something failed. */
export const FAILURES = { broke: 'сломал', call: 'сбой' } as const satisfies Record<NonNullable<EventRow['failure']>, string>

/**
 * What is said of an event besides who told it to whom: its row is cut at its end, so this stands before the names.
 * @param row the event
 * @returns «не принято», «до него запись прервана», «ещё 70 до него»; none of most events
 */
export const marksOf = ({ isIgnored, isAfterGap, lost }: EventRow): string[] => [
  ...(isIgnored ? [IGNORED] : []),
  ...(isAfterGap ? ['до\u00a0него запись прервана'] : []),
  ...(lost > 0 ? [`ещё\u00a0${formatCount(lost)} до\u00a0него`] : []),
]
