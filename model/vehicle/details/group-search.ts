import { plainText } from '../../search/plain-text'

type Searched = {
  readonly id: number
  readonly name: string
  readonly synonyms: readonly string[]
  readonly searchable: boolean
  readonly childGroups: readonly Searched[]
}
/** What a unit of a group is found by besides its group. */
type Unit = {
  readonly group_id: number
  readonly name: string
  readonly details: readonly { readonly name: string; readonly oem: string }[]
}

/** Shorter beginnings of words say nothing. */
const ENDING_MIN = 4

/**
 * The ids of the groups that a text finds, with those above them: by every word of it, in the name or the synonyms of the group and of
 * those above it, or in a unit of it, its details and their numbers. «ТО», «свечи», «колодок» are found. Null: the text is empty.
 */
export function foundGroups(groups: readonly Searched[], units: readonly Unit[], text: string): ReadonlySet<number> | null {
  const words = plainText(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) return null
  const found = new Set<number>()
  const visit = (group: Searched, above: readonly Searched[]): void => {
    const own = [...above, group].flatMap(({ name, synonyms }) => [name, ...synonyms])
    const ofUnits = units
      .filter(({ group_id }) => group_id === group.id)
      .flatMap((unit) => [unit.name, ...unit.details.flatMap(({ name, oem }) => [name, oem])])
    const known = wordsOf([...own, ...ofUnits])
    if (group.searchable && words.every((word) => known.some((each) => isMeant(each, word))))
      for (const { id } of [...above, group]) found.add(id)
    for (const child of group.childGroups) visit(child, [...above, group])
  }
  for (const group of groups) visit(group, [])
  return found
}

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => [plainText(text), ...plainText(text).split(/[\s,.«»()/]+/)])

/** A word as it is typed, its beginning, or another form of it: the ending of a longer Russian word may differ. */
function isMeant(word: string, typed: string): boolean {
  if (word === typed || (typed.length >= 2 && word.startsWith(typed) && typed !== 'то')) return true
  if (typed.replace(/[^\p{L}\p{N}]/gu, '') === word.replace(/[^\p{L}\p{N}]/gu, '') && /\d/.test(typed)) return true
  const stem = typed.replace(/(ами|ями|ов|ев|ей|ам|ям|ах|ях|ой|ый|ая|ое|ые|ка|ки|ок|ек|[аеиоуыьюяй])$/u, '')
  return stem.length >= ENDING_MIN && word.startsWith(stem)
}
