import type { KeyboardEvent } from 'react'
import { whenDrawn } from '../../hooks/screen/after-paint'
import { isCommand } from '../../ui/controls/modified-key'

/** The quantities of a table, top to bottom. */
const fieldsOf = (element: HTMLElement): HTMLInputElement[] => [
  ...(element.closest('table')?.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]') ?? []),
]

/**
 * As in a spreadsheet, the page moves by the row that is wanted: left to itself it would move by half a screen of rows to be drawn.
 * Where it is seen already it has the focus first, and what is to be seen beside it follows a frame later: a page that moves is
 * painted anew as a whole, and the key would wait for that.
 */
function focusNear(field: HTMLElement | undefined): void {
  if (!field) return
  const show = () => field.scrollIntoView({ block: 'nearest' })
  const isSeen = isInSight(field)
  field.focus({ preventScroll: true })
  if (isSeen) whenDrawn(() => document.activeElement === field && show())
  else show()
}

/** Its middle is on the screen, and nothing stands before it. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Moves the focus to the quantity so many rows further; stays at either end. */
export function moveBetweenRows(field: HTMLInputElement, by: 1 | -1): void {
  const fields = fieldsOf(field)
  focusNear(fields[fields.indexOf(field) + by])
}

/** Moves the focus to the first quantity of the page's table. */
export const enterTable = (): void => focusNear(document.querySelector<HTMLInputElement>('table input[inputmode="numeric"]') ?? undefined)

/** Where the focus goes from a row that is taken out: to the next quantity that way, else to the one on the other side. */
function leaveRow(field: HTMLInputElement | null, by: 1 | -1): void {
  if (!field) return
  const fields = fieldsOf(field)
  const at = fields.indexOf(field)
  focusNear(fields[at + by] ?? fields[at - by])
}
/** Entered, it takes its line out. */
const isZero = (field: HTMLInputElement): boolean => /^\s*0+\s*$/.test(field.value)

/** The keys of a quantity in the cart: ↑↓ between rows, Enter to the next one, with Shift to the one above, but not from what is no quantity; from a 0, which takes its row out, Tab as well. */
export function onQuantityKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (isCommand(event)) return
  const by = event.key === 'Enter' && event.shiftKey ? -1 : 1
  const isLeft = event.key === 'Enter' || event.key === 'Tab'
  // What is no quantity is mended first: its words stand under it. [DEC-046]
  if (event.key === 'Enter' && 'refused' in event.currentTarget.dataset) event.currentTarget.select()
  else if (isLeft && isZero(event.currentTarget)) leaveRow(event.currentTarget, by)
  else if (event.key === 'ArrowDown' || event.key === 'Enter') moveBetweenRows(event.currentTarget, by)
  else if (event.key === 'ArrowUp') moveBetweenRows(event.currentTarget, -1)
  else return
  event.preventDefault()
}

/** Ctrl+↑ and Ctrl+↓ in a quantity lead to the end of the table, as in a spreadsheet. @returns undefined: it is another key */
export function edgeOf(event: KeyboardEvent<HTMLTableElement>): 'first' | 'last' | undefined {
  const { key, target, altKey, shiftKey } = event
  const isQuantity = target instanceof HTMLInputElement && target.inputMode === 'numeric'
  if (!isQuantity || altKey || shiftKey || !isCommand(event)) return undefined
  return key === 'ArrowUp' ? 'first' : key === 'ArrowDown' ? 'last' : undefined
}

/** As in a spreadsheet: a number chosen as a whole and left as it was is a cell; one typed in, or with a caret in it, is being edited. */
const isEdited = (field: HTMLInputElement): boolean =>
  'edited' in field.dataset || field.selectionStart !== 0 || field.selectionEnd !== field.value.length

/** What else can be reached in a cell. */
const controlsOf = (cell: Element | undefined): HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"]), input[type="checkbox"]') ?? []),
]

/**
 * The keys of what stands beside a quantity, where Tab leads: ↑↓ to the same of the next line, else to its quantity, Escape to the quantity
 * of this one. @returns whether the key was one of them
 */
export function onControlKey(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  const row = event.currentTarget
  const at = controlsOf(cell ?? undefined).indexOf(event.target as HTMLElement) // -1 for whatever else it is
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!cell || at < 0 || event.defaultPrevented || event.shiftKey || isCommand(event) || (by === 0 && event.key !== 'Escape')) return false
  event.preventDefault()
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[data-line]') ?? [])]
  const next = by === 0 ? row : rows[rows.indexOf(row) + by]
  const quantity = next?.querySelector<HTMLElement>('input[inputmode="numeric"]') ?? undefined
  focusNear(by === 0 ? quantity : (controlsOf(next?.cells[cell.cellIndex])[at] ?? quantity))
  return true
}

/** Delete removes the row and goes on to the next quantity; in a number that is being edited it only edits. A key held down removes one row. [DEC-021] */
export function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, remove: () => void): void {
  if (event.key !== 'Delete' || event.shiftKey || isCommand(event)) return
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
  if (isField && isEdited(event.target as HTMLInputElement)) return // seen one line above
  event.preventDefault()
  if (event.repeat) return
  leaveRow(event.currentTarget.querySelector<HTMLInputElement>('input[inputmode="numeric"]'), 1)
  remove()
}
