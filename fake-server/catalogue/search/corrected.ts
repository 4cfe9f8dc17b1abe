import { chunksOf, wordsIn } from './spelling'
import type { Vocabulary } from './vocabulary'

/** A text with the mistyped words of it as they were read; null where none was, or one of them has no such word. */
export function correctedText({ whole, begins, spelled }: Vocabulary, text: string): string | null {
  const read = chunksOf(text).map((chunk) => {
    const [word = '', ...others] = wordsIn(chunk)
    return others.length > 0 || word === '' || begins(word) || whole(word).length > 0 ? chunk : spelled(word)
  })
  const corrected = read.includes(null) ? null : read.join(' ')
  return corrected === chunksOf(text).join(' ') ? null : corrected
}
