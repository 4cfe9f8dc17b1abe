import type { KeyboardEvent } from 'react'

/** The quantities of a table, top to bottom. */
const fieldsOf = (element: HTMLElement): HTMLInputElement[] => [
  ...(element.closest('table')?.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]') ?? []),
]
const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey

/** Moves the focus to the quantity so many rows further; stays at either end. */
export function moveBetweenRows(field: HTMLInputElement, by: 1 | -1): void {
  const fields = fieldsOf(field)
  fields[fields.indexOf(field) + by]?.focus()
}

/** Where the focus goes from a row that is taken out: to the next quantity, else to the one above. */
function leaveRow(field: HTMLInputElement | null): void {
  if (!field) return
  const fields = fieldsOf(field)
  const at = fields.indexOf(field)
  const neighbour = fields[at + 1] ?? fields[at - 1]
  neighbour?.focus()
}
/** Entered, it takes its line out. */
const isZero = (field: HTMLInputElement): boolean => /^\s*0+\s*$/.test(field.value)

/** The keys of a quantity in the cart: ↑↓ between rows, Enter to the next one, but not from what is no quantity. */
export function onQuantityKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (isModified(event)) return
  // What is no quantity is mended first: its words stand under it. [DEC-046]
  if (event.key === 'Enter' && 'refused' in event.currentTarget.dataset) event.currentTarget.select()
  else if (event.key === 'Enter' && isZero(event.currentTarget)) leaveRow(event.currentTarget)
  else if (event.key === 'ArrowDown' || event.key === 'Enter') moveBetweenRows(event.currentTarget, 1)
  else if (event.key === 'ArrowUp') moveBetweenRows(event.currentTarget, -1)
  else return
  event.preventDefault()
}

/** As in a spreadsheet: a number chosen as a whole and left as it was is a cell; one typed in, or with a caret in it, is being edited. */
const isEdited = (field: HTMLInputElement): boolean =>
  'edited' in field.dataset || field.selectionStart !== 0 || field.selectionEnd !== field.value.length

/** Delete removes the row and goes on to the next quantity; in a number that is being edited it only edits. A key held down removes one row. [DEC-021] */
export function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, remove: () => void): void {
  if (event.key !== 'Delete' || event.shiftKey || isModified(event)) return
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
  if (isField && isEdited(event.target as HTMLInputElement)) return // seen one line above
  event.preventDefault()
  if (event.repeat) return
  leaveRow(event.currentTarget.querySelector<HTMLInputElement>('input[inputmode="numeric"]'))
  remove()
}
