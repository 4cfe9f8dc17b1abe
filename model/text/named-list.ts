import { formatCount } from './count'

/** So many are named; of more the rest is counted. */
export const NAMED = 3

/**
 * Names in one sentence: «A», «A и B», «A, B и C»; of more than three the first two are named: «A, B и ещё 4».
 * @param rest what is said of how many others, behind «ещё»; the number alone if left out
 * @param total how many there are, where `names` are only the first of them
 */
export function namedList(names: readonly string[], rest: (count: number) => string = formatCount, total = names.length): string {
  if (total < 2) return names.join('')
  const named = total <= NAMED ? names.slice(0, -1) : names.slice(0, NAMED - 1)
  const last = total <= NAMED ? names.at(-1) : `ещё ${rest(total - named.length)}`
  return `${named.join(', ')} и\u00a0${last}`
}
