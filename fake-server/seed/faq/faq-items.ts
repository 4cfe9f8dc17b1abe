import type { FaqCategory, FaqItem } from '../../../model/content/faq'
import type { RichText, TextBlock } from '../../../model/content/text-block'
import { slugify } from '../../catalogue/slug'
import { typeset } from '../typeset'

/**
 * A block as the facts write it: a paragraph, «## heading», «! note», a list (a numbered one begins with "1"), a table. `[words](/path)` is a
 * link, `[words](faq:title)` one to another answer.
 */
type RawBlock = string | readonly string[] | { caption: string; head: string[]; rows: string[][] }

/** @returns all questions with their answers, numbered in the order of the facts; loaded with the first question [ENT-021] */
export async function faqItems(): Promise<(FaqItem & { body: TextBlock[] })[]> {
  const { default: groups } = await import('../facts/faq.json')
  const items = groups.flatMap((group, at) => group.items.map((item) => ({ ...item, category_id: at + 1 })))
  return items.map(({ title, category_id, body }, at) => ({
    id: at + 1,
    slug: slugify(title),
    title: typeset(title),
    category_id,
    active: 1,
    // The type of a JSON file is that of its rows; a test parses each answer by the contract.
    body: (body as readonly RawBlock[]).map(toBlock),
  }))
}

/** @returns the groups of questions, each with how many it has */
export async function faqCategories(): Promise<FaqCategory[]> {
  const { default: groups } = await import('../facts/faq.json')
  return groups.map(({ name, items }, at) => ({ id: at + 1, name: typeset(name), count: items.length }))
}

function toBlock(raw: RawBlock): TextBlock {
  if (typeof raw === 'string') {
    if (raw.startsWith('## ')) return { type: 'heading', text: typeset(raw.slice(3)) }
    if (raw.startsWith('! ')) return { type: 'note', text: richText(raw.slice(2)) }
    return { type: 'paragraph', text: richText(raw) }
  }
  if ('rows' in raw)
    return { type: 'table', caption: raw.caption, head: raw.head.map(typeset), rows: raw.rows.map((cells) => cells.map(richText)) }
  return raw[0] === '1' ? { type: 'list', is_ordered: true, items: raw.slice(1).map(richText) } : { type: 'list', items: raw.map(richText) }
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

function richText(raw: string): RichText {
  const parts = raw.split(LINK)
  if (parts.length === 1) return typeset(raw)
  // Words, then text and address of a link, then words again.
  const runs = parts.flatMap((part, at): Exclude<RichText, string> => {
    if (at % 3 === 2) return []
    return at % 3 === 0 ? [typeset(part)] : [{ text: typeset(part), href: hrefOf(parts[at + 1] ?? '') }]
  })
  return runs.filter((run) => run !== '')
}

const hrefOf = (raw: string): string => (raw.startsWith('faq:') ? `/info/faq/${slugify(raw.slice(4))}` : raw)
