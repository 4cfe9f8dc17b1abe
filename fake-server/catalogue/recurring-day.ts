const DAY_MS = 86_400_000

/**
 * A day that comes again and again and stays where it is until it has come: what was announced yesterday is announced for the same day.
 * @param today ISO date
 * @param period days
 * @param phase whole number; which day of the period
 * @returns the next one after today, ISO date
 */
export function recurringDay(today: string, period: number, phase: number): string {
  const day = Date.parse(`${today}T00:00:00Z`) / DAY_MS
  const ahead = period - ((((day - phase) % period) + period) % period)
  return new Date((day + ahead) * DAY_MS).toISOString().slice(0, 10)
}
