import type { FaqCategory, FaqItem } from '../content/faq'
import type { RichText, TextBlock } from '../content/text-block'

/** A group of questions with those that are in it. */
export type FaqGroup = { name: string; items: readonly FaqItem[] }

/** @returns the questions under their groups, both in the order of the server; groups without questions are left out, questions of unknown groups come last */
export function groupQuestions(items: readonly FaqItem[], categories: readonly FaqCategory[]): FaqGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups = categories.map(({ id, name }) => ({ name, items: items.filter(({ category_id }) => category_id === id) }))
  const others = { name: 'Другие вопросы', items: items.filter(({ category_id }) => !known.has(category_id)) }
  return [...groups, others].filter((group) => group.items.length > 0)
}

/** @returns the questions that have every word, as the beginning of one of theirs: those that have them in the title first */
export function findQuestions(items: readonly FaqItem[], typed: string): FaqItem[] {
  const asked = wordsOf(typed)
  const fits = (text: string) => {
    const own = wordsOf(text)
    return asked.every((word) => own.some((it) => it.startsWith(word)))
  }
  const inTitle = items.filter(({ title }) => fits(title))
  return [...inTitle, ...items.filter((item) => !inTitle.includes(item) && fits(`${item.title} ${plainText(item.body ?? [])}`))]
}

/** @returns the words of a text without its links, one block after the other */
export const plainText = (blocks: readonly TextBlock[]): string => blocks.flatMap(textsOf).join(' ')

function textsOf(block: TextBlock): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'paragraph':
    case 'note':
      return [wordsIn(block.text)]
    case 'list':
      return block.items.map(wordsIn)
    case 'table':
      return block.rows.flat().map(wordsIn)
    case 'image':
      return []
  }
}

const wordsIn = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : run.text)).join('')

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []
