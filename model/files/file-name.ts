/** Characters that no system takes in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu
const NAME_LENGTH = 80

/** Parts of a name with commas between, cut and freed of what no system takes, so that it may name a file. @returns without an ending */
export function shortFileName(parts: readonly string[]): string {
  const name = Array.from(parts.join(', ').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()).slice(0, NAME_LENGTH).join('')
  return name.replace(/[. ,]+$/, '')
}
