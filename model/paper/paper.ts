/** A column of a table on paper. `width`: mm; without one it has its share of what the others leave. */
export type PaperColumn = { title: string; width?: number; isEnd?: boolean }
/** A table: its rows, and what stands in bold below them, in the same columns. */
export type PaperTable = {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  totals: readonly (readonly string[])[]
}

/** A part of a paper, in the order of the sheet. */
export type PaperPart =
  | { kind: 'facts'; facts: readonly { name: string; value: string }[] }
  | { kind: 'table'; table: PaperTable }
  | { kind: 'text'; text: string; isBold?: boolean }
  /** Places for a signature by hand, side by side. */
  | { kind: 'signatures'; names: readonly string[] }

/** What is printed on sheets of A4: a title, its parts, and what the foot of every sheet says beside its number. */
export type Paper = {
  title: string
  /** Of the file, with its ending. */
  fileName: string
  /** Who made it. */
  author: string
  foot: string
  parts: readonly PaperPart[]
}
