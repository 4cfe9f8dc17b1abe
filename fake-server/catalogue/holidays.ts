import holidays from '../seed/facts/holidays.json'

const DAY_MS = 86_400_000

/** @returns the public holidays around a moment as 'YYYY-MM-DD', those of its year and of the next one: warehouses and vans rest @param now ms */
export function closedDaysAt(now: number): string[] {
  const year = new Date(now).getUTCFullYear()
  return [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`))
}

/** @returns this day, or the first one after it that is no holiday @param day 'YYYY-MM-DD' */
export const workingDayFrom = (day: string): string =>
  holidays.includes(day.slice('YYYY-'.length))
    ? workingDayFrom(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10))
    : day
