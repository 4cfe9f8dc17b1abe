import { plainText } from '../../../model/search/plain-text'
import type { Picked } from '../../recording/picked'
import type { EventRow } from '../../recording/recording'
import { isAside } from '../../recording/steps'

/** How the list of events is narrowed. `of`: to those that one actor told or was told; null: of all. */
export type Filter = {
  text: string
  of: Pick<Picked, 'session' | 'life'> | null
  isServiceShown: boolean
  areFailuresAlone: boolean
  since: number
}
/** @param wordOf Russian words of an event, which are looked for as well */
export function filtered(rows: readonly EventRow[], filter: Filter, wordOf: (row: EventRow) => string): EventRow[] {
  const text = plainText(filter.text).trim()
  return rows.filter((row) => {
    if (row.key < filter.since) return false
    if (filter.of && (row.life !== filter.of.life || (row.to !== filter.of.session && row.from !== filter.of.session))) return false
    if (!filter.isServiceShown && isAside(row)) return false
    if (filter.areFailuresAlone && row.failure === null) return false
    if (text === '') return true
    const words = `${row.event.type} ${row.toName} ${row.fromName ?? ''} ${wordOf(row)} ${JSON.stringify(row.event)}`
    return plainText(words).includes(text)
  })
}
