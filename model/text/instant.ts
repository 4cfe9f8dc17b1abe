import { formatExactClock } from './date'

/** No clock goes further, ms. */
const LAST = 8.64e15

/** «11:08:42,042» by the clock of the shop's head office: where several things happen within a second. @param at ms since 1970; «—» where it is none */
export const formatInstant = (at: number): string =>
  Math.abs(at) <= LAST ? `${formatExactClock(at).padStart(8, '0')},${String(Math.floor(at) % 1000).padStart(3, '0')}` : '—'
