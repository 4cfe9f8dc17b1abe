/** Whether the row of a line is in the window and nothing lies over it, toasts and dialogs neither. */
export function isLineInSight(of: Document, productId: number): boolean {
  const row = of.querySelector(`[data-line="${productId}"]`)
  if (!row) return false
  const { left, top, width, height } = row.getBoundingClientRect()
  return of.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-line]') === row
}
