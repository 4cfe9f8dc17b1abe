/** The codes of the tenth character in their order; the cycle of 30 years began in 1980. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980

/**
 * The model years that a code may mean, the most likely first: the latest that is not in the future, then the one of the cycle before.
 * None where the maker puts no year there, which is no error. [DEC-060]
 */
export function modelYears(code: string, thisYear: number): number[] {
  const at = CODES.indexOf(code)
  if (at === -1 || code === '') return []
  const years: number[] = []
  for (let year = FIRST_YEAR + at; year <= thisYear; year += CODES.length) years.unshift(year)
  return years.slice(0, 2)
}
