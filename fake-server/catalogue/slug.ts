import { translit } from '../seed/facts/categories.json'

const LETTERS: Readonly<Record<string, string>> = translit.map

/**
 * The slug of a Russian name in the shop's style: «Охлаждающая жидкость» → 'oxlazdayushhaya-zidkost'. Letters by the map of the
 * facts, then lower case; all but Latin letters, digits, spaces and hyphens is dropped, spaces become one hyphen. [DEC-054]
 */
export const slugify = (name: string): string =>
  Array.from(name.toLowerCase(), (letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
