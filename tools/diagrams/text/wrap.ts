import { lineWidth } from './measure'

/** Words that do not end a line: what they belong to comes next, whatever marks stand before them. */
const LEADS =
  /^[•/ «„(["]*(?:в|во|на|с|со|к|ко|о|об|обо|у|и|а|но|не|ни|по|за|из|до|от|для|без|при|про|под|над|или|через|перед|между|после|около|\d+\.?|№)$/i
/** Words that do not begin a line: they belong to what is before them. */
const FOLLOWS = /^(?:ли|бы|же|нет|[–—›])[\])»,;:.]*$/

/** Between words, but not after the mark with which a text begins. */
const SPACE = /(?<!^[•/]) /

/** The words of a text, those together that are not to be parted. */
function chunks(text: string): string[][] {
  const found: string[][] = []
  let isLed = false
  for (const word of text.split(SPACE)) {
    if (found.length > 0 && (isLed || FOLLOWS.test(word)))
      found.at(-1)!.push(word) // there is one
    else found.push([word])
    isLed = LEADS.test(word)
  }
  return found
}

/** A word that is too long for a line, in parts: after a dot or a slash or inside a camelCase name; the later ones are marked. */
const partsOf = (word: string): string[] => word.split(/(?<=[./])|(?=[A-Z])/).map((part, i) => (i ? `\0${part}` : part))

/**
 * Lines of at most `max` px, broken at spaces; small words stand with what they belong to where both fit. A longer single word is broken after
 * a dot or a slash or inside a camelCase name, else kept whole.
 */
export function wrap(text: string, max: number, style: string): string[] {
  const isFitting = (words: string) => lineWidth(words, style) <= max
  /** What does not fit as a whole is parted as late as it fits, after a word that may end a line, else after the first. */
  const piecesOf = (words: readonly string[]): string[] => {
    if (words.length === 0) return []
    const fitting = (to: number) => isFitting(words.slice(0, to).join(' '))
    const ends = words.map((_, at) => at + 1).filter((to) => fitting(to) && (to === words.length || !LEADS.test(words[to - 1]!)))
    const to = ends.at(-1) ?? 1
    const begin = words.slice(0, to).join(' ')
    return [...(isFitting(begin) ? [begin] : partsOf(begin)), ...piecesOf(words.slice(to))]
  }
  const pieces = chunks(text).flatMap(piecesOf)
  const lines: string[] = []
  for (const piece of pieces) {
    const glued = piece.startsWith('\0')
    const last = lines.at(-1)
    const joined = last === undefined ? piece : `${last}${glued ? '' : ' '}${piece.replace('\0', '')}`
    if (last !== undefined && isFitting(joined)) lines[lines.length - 1] = joined
    else lines.push(piece.replace('\0', ''))
  }
  return lines
}
