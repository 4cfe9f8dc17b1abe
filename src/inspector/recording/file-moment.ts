const two = (part: number): string => String(part).padStart(2, '0')

/** A moment as part of a file's name, by the clock of this machine: «2026-11-23-19-05-07». @param at ms since 1970 */
export function formatFileMoment(at: number): string {
  const date = new Date(at)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())]
  return [...day, two(date.getHours()), two(date.getMinutes()), two(date.getSeconds())].join('-')
}
