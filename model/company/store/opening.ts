import { formatClock, formatDate } from '../../text/date'
import type { StoreHours } from './store'

/** Whether a store is open at a moment: until when, or when it opens next; `opens` null: not within two weeks. Clocks are 'HH:mm' there. */
export type Opening = { isOpen: true; until: string } | { isOpen: false; opens: { ahead: number; weekday: number; at: string } | null }

const DAY_MS = 86_400_000
/** As far as is looked ahead, in days. */
const HORIZON = 14
const WEEKDAYS = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье']

/** By the calendar and clock of the store. @param now ms */
export function openingOf({ days, opens, closes, time_zone, closed_days }: StoreHours, now: number): Opening {
  const [day, month, year] = formatDate(now, time_zone).split('.').map(Number)
  const today = Date.UTC(year!, month! - 1, day) // a date has three parts
  const clock = formatClock(now, time_zone).padStart(5, '0')
  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const date = new Date(today + ahead * DAY_MS)
    const weekday = date.getUTCDay() || 7
    if (!days.includes(weekday) || closed_days?.includes(date.toISOString().slice(0, 10))) continue
    if (ahead > 0 || clock < opens) return { isOpen: false, opens: { ahead, weekday, at: opens } }
    if (clock < closes) return { isOpen: true, until: closes }
  }
  return { isOpen: false, opens: null }
}

/** «Открыто до 20:00», «Закрыто до завтра, 8:00». */
export function openingText(opening: Opening): string {
  if (opening.isOpen) return `Открыто сейчас, до\u00a0${short(opening.until)}`
  if (opening.opens === null) return 'Закрыто'
  const { ahead, weekday, at } = opening.opens
  if (ahead === 0) return `Закрыто, откроется в\u00a0${short(at)}`
  if (ahead === 1) return `Закрыто до\u00a0завтра, ${short(at)}`
  return ahead < 7
    ? `Закрыто, откроется ${weekday === 2 ? 'во' : 'в'}\u00a0${WEEKDAYS[weekday - 1]} в\u00a0${short(at)}`
    : `Закрыто, откроется через ${ahead}\u00a0дн.`
}

const short = (clock: string): string => clock.replace(/^0/, '')
