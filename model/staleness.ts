/** Whether something received `at` (wall clock, ms) is older than `limit` ms; also after the machine slept, and where the clock was set back. [DEC-058] */
export const isOld = (at: number | undefined, limit: number, now = Date.now()): boolean => at === undefined || now < at || now - at >= limit
