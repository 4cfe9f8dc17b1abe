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
