/** The most that a cell holds, in UTF-16 units. */
export const CELL_LENGTH = 32_767

/** What XML 1.0 cannot hold, not even escaped: control characters, halves of surrogate pairs, two that are none. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu // oxlint-disable-line no-control-regex -- these are the ones
/** Spreadsheets read `_x000D_` as the character of that number. */
const ESCAPE = /_(?=x[\da-f]{4}_)/giu
/** Quick to look for, and in every text that is not written as it stands. */
const PLAINLY_ODD = /[\u0000-\u001f&<>"_\ud800-\uffff]/ // oxlint-disable-line no-control-regex -- these are looked for
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in any XML, in an element or in an attribute in double quotes; what cannot be written is U+FFFD. */
export const xmlText = (text: string): string => text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A text as it may stand in the XML of a sheet: cut to what a cell holds, what cannot be written is U+FFFD, line ends are `\n`. */
export function sheetText(text: string): string {
  if (text.length < CELL_LENGTH && !PLAINLY_ODD.test(text)) return text
  const cut = text.length > CELL_LENGTH ? text.slice(0, CELL_LENGTH - 1).replace(/[\ud800-\udbff]$/, '') + '…' : text
  return xmlText(cut.replace(/\r\n?/g, '\n').replace(ESCAPE, '_x005F_'))
}

/**
 * Whether a spreadsheet would take a text for a formula once somebody edits its cell, or a program that reads it as CSV at once: such a
 * cell is marked as a text for good.
 */
export const looksLikeFormula = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(text) || /^[\t\r\n]/.test(text)
