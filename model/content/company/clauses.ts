import type { RichText, TextBlock } from '../text-block'

/** A clause of a contract; `points`: what it lists, after its words. */
export type Clause = RichText | { text: RichText; points: readonly string[] }

/** A section of a contract: its heading and its clauses, without numbers. */
export type Section = { id: string; title: string; clauses: readonly Clause[] }

/** Numbers sections and clauses as contracts do: «2. Предмет», «2.1. …», so that a clause can be named by its number. */
export const numberedClauses = (sections: readonly Section[]): TextBlock[] =>
  sections.flatMap(({ id, title, clauses }, section): TextBlock[] => [
    { type: 'heading', id, text: `${section + 1}. ${title}` },
    ...clauses.flatMap((clause, at) => blocksOf(clause, `${section + 1}.${at + 1}.\u00a0`)),
  ])

function blocksOf(clause: Clause, number: string): TextBlock[] {
  if (typeof clause === 'string' || 'map' in clause) return [{ type: 'paragraph', text: numbered(clause, number) }]
  return [
    { type: 'paragraph', text: numbered(clause.text, number) },
    { type: 'list', items: [...clause.points] },
  ]
}

const numbered = (text: RichText, number: string): RichText => (typeof text === 'string' ? number + text : [number, ...text])
