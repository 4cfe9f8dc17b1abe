import { once } from '../text/once'

/** Brands under one letter. `letter`: of the alphabet, DIGITS or OTHERS. */
export type LetterGroup<T> = { letter: string; brands: T[] }

/** Where names stand that begin with a digit, and with no letter and no digit at all. */
export const DIGITS = '0–9'
/** See DIGITS. */
export const OTHERS = '#'

/** @returns the letter that a name stands under: of its first letter or digit, upper case, «É» as «E» and «Ё» as «Е» */
export function letterOf(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? []
  if (/\p{N}/u.test(first)) return DIGITS
  if (first === '') return OTHERS
  const plain = first.normalize('NFD')
  const base = /^\p{Script=Latin}/u.test(plain) ? plain.replace(/\p{M}/gu, '') : first
  // «ß» has two capitals.
  return (Array.from(base.toLocaleUpperCase('ru'))[0] ?? base).replace('Ё', 'Е')
}

/** Every brand once, by letter: Latin ones, Russian ones, others, digits, the rest; names of a letter in their order. */
export function brandsByLetter<T extends { name: string }>(brands: readonly T[]): LetterGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const brand of [...brands].sort((one, other) => compare(one.name, other.name))) {
    const letter = letterOf(brand.name)
    const group = groups.get(letter)
    if (group) group.push(brand)
    else groups.set(letter, [brand])
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, brands: group }))
    .sort((one, other) => rankOf(one.letter) - rankOf(other.letter) || compare(one.letter, other.letter))
}

const order = once(() => new Intl.Collator('ru', { numeric: true }))
/** What the alphabet takes for the same is told apart by its code. */
const compare = (one: string, other: string): number => order().compare(one, other) || (one < other ? -1 : Number(one > other))
const RANKS = [/^\p{Script=Latin}/u, /^\p{Script=Cyrillic}/u, /^\p{L}/u, /^0–9$/]
function rankOf(letter: string): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(letter))
  return rank < 0 ? RANKS.length : rank
}
