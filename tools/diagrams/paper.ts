/** What an A4 page holds with margins of 15 mm, px of 1/96 inch, upright and on its side. */
const UPRIGHT = { width: 680, height: 1009 }
/** A picture stands under its heading and a line about it. */
const HEADING = 48

/** How large a picture may be to be printed at its own size under its heading, on a page that stands. */
export const TALL = { width: UPRIGHT.width, height: UPRIGHT.height - HEADING }
/** The same on a page that lies. */
export const WIDE = { width: UPRIGHT.height, height: UPRIGHT.width - HEADING }

/** Rows in their order on as few sheets of this height as hold them, each about as full as the others. */
export function inSheets<T>(rows: readonly T[], room: number, heightOf: (row: T) => number): T[][] {
  const fill = (most: number): T[][] => {
    const sheets: T[][] = [[]]
    let left = most
    for (const row of rows) {
      if (heightOf(row) > left && sheets.at(-1)!.length > 0) {
        sheets.push([])
        left = most
      }
      sheets.at(-1)!.push(row) // there is always one
      left -= heightOf(row)
    }
    return sheets
  }
  const count = fill(room).length
  let least = rows.reduce((sum, row) => sum + heightOf(row), 0) / count
  while (least < room && fill(least).length > count) least += 5
  return fill(Math.min(least, room))
}
