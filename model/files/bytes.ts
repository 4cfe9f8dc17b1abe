import { formatCount } from '../text/count'

const KILO = 1024

/** The size of a file as people read it: «512 Б», «1,5 КБ», «10 МБ»; never broken. @param bytes a whole number from 0 */
export function formatBytes(bytes: number): string {
  const [kilobytes, megabytes] = [tenths(bytes / KILO), tenths(bytes / KILO / KILO)]
  if (bytes < KILO) return `${formatCount(bytes)}\u00a0Б`
  return kilobytes < KILO ? `${formatCount(kilobytes)}\u00a0КБ` : `${formatCount(megabytes)}\u00a0МБ`
}

const tenths = (size: number): number => Math.round(size * 10) / 10
