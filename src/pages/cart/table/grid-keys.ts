import type { KeyboardEvent } from 'react'

/** The quantities of a table, top to bottom. */
const fieldsOf = (field: HTMLInputElement): HTMLInputElement[] => [
  ...(field.closest('table')?.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]') ?? []),
]

/** Moves the focus to the quantity so many rows further; stays at either end. */
export function moveBetweenRows(field: HTMLInputElement, by: 1 | -1): void {
  const fields = fieldsOf(field)
  fields[fields.indexOf(field) + by]?.focus()
}

/** Delete removes a line where it would delete nothing or everything in the field; in the middle of a number it edits the number. */
const deletesLine = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  (selectionStart === 0 && selectionEnd === value.length) || selectionStart === value.length

/** The keys of a quantity in the cart: ↑↓ between rows, Enter to the next one, Delete removes the row and goes on to a neighbour. */
export function onGridKey(event: KeyboardEvent<HTMLInputElement>, remove: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const field = event.currentTarget
  if (event.key === 'ArrowDown' || event.key === 'Enter') moveBetweenRows(field, 1)
  else if (event.key === 'ArrowUp') moveBetweenRows(field, -1)
  else if (event.key === 'Delete' && deletesLine(field)) {
    const fields = fieldsOf(field)
    const at = fields.indexOf(field)
    const neighbour = fields[at + 1] ?? fields[at - 1]
    neighbour?.focus()
    remove()
  } else return
  event.preventDefault()
}
