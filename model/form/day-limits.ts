import { formatDate } from '../text/date'

/** Which calendar days may be chosen, ISO dates (`2026-11-16`), both included. */
export type DayLimits = { min?: string | undefined; max?: string | undefined }

/** The limits in words, for a hint: «С 16.11.2026 по 01.12.2026»; '' where there are none. */
export function dayLimitsText({ min, max }: DayLimits): string {
  const [from, to] = [min && `с\u00a0${formatDate(min)}`, max && `по\u00a0${formatDate(max)}`]
  const text = [from, to].filter(Boolean).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Why a day cannot be taken, in a sentence; null: it can. @param day an ISO date; '' where none was chosen or it was typed in part */
export function dayRefusal(day: string, { min, max }: DayLimits): string | null {
  if (day === '') return 'Выберите дату'
  if (min !== undefined && day < min) return `Выберите дату не\u00a0раньше ${formatDate(min)}`
  return max !== undefined && day > max ? `Выберите дату не\u00a0позже ${formatDate(max)}` : null
}
