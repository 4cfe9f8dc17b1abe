import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/** Russian words that the dictionary lacks: terms of the trade, makes, names of places. One a line. */
export const OWN_WORDS: readonly string[] = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trimEnd()
  .split('\n')

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@cspell/dict-ru_ru'))
const trie = decodeTrie(gunzipSync(readFileSync(join(folder, 'ru_ru.trie.gz'))))
const own = new Set(OWN_WORDS)

/** A word as it may stand in a list: as written, small, with a capital. */
const spellings = (word: string): string[] => [word, word.toLowerCase(), `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`]

/** Whether the dictionary has a word, made of the Hunspell dictionaries of the Russian language. */
export const isInDictionary = (word: string): boolean => spellings(word).some((each) => trie.hasWord(each, true))
const isKnown = (word: string): boolean => isInDictionary(word) || own.has(word) || own.has(word.toLowerCase())

/** A letter, or an abbreviation in capitals. */
const isShort = (part: string): boolean => part.length < 2 || (part.length <= 6 && part === part.toUpperCase())

/** The Russian words of a source or of JSON; parts of words beside Latin letters, digits and signs of patterns are none. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/\\u00a0|&nbsp;|\\[nrt]/g, ' ').replace(/\\u2060|\\u00ad|&shy;/g, '')
  return plain.match(/(?<![\p{L}\p{N}_])[А-Яа-яЁё]+(?:[-\u2011][А-Яа-яЁё]+)*(?![\p{L}\p{N}_])/gu) ?? []
}

/** The words of a text that neither the dictionary nor the own list has, each once. Of a word with hyphens the parts may be known. */
export function misspelt(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(
    (word) => !isShort(word) && !isKnown(word) && !word.split(/[-\u2011]/).every((part) => isShort(part) || isKnown(part)),
  )
}
