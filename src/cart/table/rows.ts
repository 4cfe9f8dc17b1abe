/** A row of the table as a list has it, in the order of the screen; `kind` tells how it looks. */
export type TableRow =
  /** A line of the cart; `isNoted`: words stand under it. */
  | { kind: 'line'; id: number; isNoted: boolean }
  /** A line that was taken out on this page. */
  | { kind: 'ghost'; id: number }
  | Group
/** The head of a group: what wants attention, all the others, or those of a brand or category (`null`: of none that is known). */
export type Group =
  /** `below`: how many more of them stand elsewhere, where they came to want attention while somebody worked in the table. */
  | { kind: 'group'; id: 'attention'; lines: number; below: number }
  | { kind: 'group'; id: 'ready'; lines: number }
  /** All of them, as they stand in the cart; `wanting`: how many of them want attention. */
  | { kind: 'group'; id: 'mixed'; lines: number; wanting: number }
  | { kind: 'group'; id: 'section'; title: string | null; lines: number }

/** What a row is called among the others. */
export const keyOf = (row: TableRow): string =>
  row.kind !== 'group' ? String(row.id) : row.id === 'section' ? `section ${row.title ?? ''}` : row.id

/**
 * The number of each row among all rows of the table, for `aria-rowindex`: the head is 1, and the words under a line are a row of their
 * own after it. `count`: how many there are, the head too.
 */
export function numbered(rows: readonly TableRow[]): { numbers: readonly number[]; count: number } {
  let count = 1
  const numbers = rows.map((row) => {
    const number = count + 1
    count += row.kind === 'line' && row.isNoted ? 2 : 1
    return number
  })
  return { numbers, count }
}

/** The heights that the style sheets give to rows, px: of lines, of what stands under them, of others. */
export type RowHeights = { line: number; note: number; ghost: number; group: number }
/** The same for each way in which rows are folded. */
export type RowSizes = { wide: RowHeights; narrow: RowHeights; phone: RowHeights }

/** How high a row will be, as well as one can say before it is drawn. */
export function heightOf(row: TableRow | undefined, heights: RowHeights): number {
  if (row?.kind !== 'line') return row?.kind === 'ghost' ? heights.ghost : heights.group
  return heights.line + (row.isNoted ? heights.note : 0)
}

/**
 * Rows that stay drawn wherever the page is scrolled: each of `kept`, and the lines next to it, so that keys that lead from one
 * quantity to the next find it.
 * @param kept places in the list, -1 for none
 * @returns places in the list, in no order, some of them twice
 */
export function keptPlaces(rows: readonly TableRow[], kept: readonly number[]): number[] {
  const nextLine = (from: number, by: 1 | -1): number => {
    let at = from + by
    while (rows[at] && rows[at]?.kind !== 'line') at += by
    return at
  }
  return kept.filter((at) => rows[at]).flatMap((at) => [nextLine(at, -1), at, nextLine(at, 1)].filter((each) => rows[each]))
}
