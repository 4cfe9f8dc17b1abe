import type { TextBlock } from './text-block'

/** A heading of a text and its address within the page. */
export type TextHeading = { id: string; text: string; level: 2 | 3 }

/**
 * The headings of a text, in order, by the place of their block in it. Ids are the editors' own, else `section-3` for the third heading; one
 * that is taken gets a number: `delivery-2`.
 */
export function headingsOf(blocks: readonly TextBlock[]): ReadonlyMap<number, TextHeading> {
  const headings = new Map<number, TextHeading>()
  const taken = new Set<string>()
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'heading') continue
    const id = freeId(block.id ?? `section-${headings.size + 1}`, taken)
    taken.add(id)
    headings.set(at, { id, text: block.text, level: block.level ?? 2 })
  }
  return headings
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`
  return id
}
